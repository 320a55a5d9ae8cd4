import { afterEach, expect, test, vi } from 'vitest';
import { postJson } from './postJson.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a message of which nothing is heard for ten seconds has failed, so that it can be sent again', async () => {
  vi.useFakeTimers();
  const silent: typeof fetch = (_address, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  vi.stubGlobal('fetch', silent);
  const became = vi.fn();
  void postJson('/service/chat/messages', { text: 'hello' }).then(became);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(became).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(became).toHaveBeenCalledExactlyOnceWith('failed');
});

test('what was answered is waited for no more', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => Response.json({ error: 'too_long' }, { status: 400 }));
  expect(await postJson('/service/chat/messages', {})).toBe('too_long');
  expect(vi.getTimerCount()).toBe(0);
});
