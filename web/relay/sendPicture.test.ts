import { afterEach, expect, test, vi } from 'vitest';
import { sendPicture } from './sendPicture.ts';

afterEach(() => vi.unstubAllGlobals());

/** A request whose network has fallen silent, as far as it is not told that something went on. */
class SilentRequest extends EventTarget {
  static all: SilentRequest[] = [];
  upload = new EventTarget();
  responseText = '';
  open() {
    SilentRequest.all.push(this);
  }
  setRequestHeader() {}
  abort() {
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }
  send() {}
}
const file = new File([new Uint8Array(10)], 'a.png', { type: 'image/png' });

test('FB-01 a picture that gets no further for three quarters of a minute is lost, and can be sent again', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
  const became = vi.fn();
  const parts: number[] = [];
  const { signal } = new AbortController();
  void sendPicture('/uploads/pictures', file, { language: 'EN', onProgress: (part) => parts.push(part), signal }).then(became);
  // However long it is on its way in all.
  for (const loaded of [2, 4, 6]) {
    await vi.advanceTimersByTimeAsync(44_000);
    SilentRequest.all[0]?.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: 10 }));
  }
  await vi.advanceTimersByTimeAsync(44_999);
  expect([parts, became.mock.calls]).toEqual([[0.2, 0.4, 0.6], []]);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect(became).toHaveBeenCalledExactlyOnceWith({ code: 'LOST' });
});

test('FB-01 one that is taken back before its turn is not sent', async () => {
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
  SilentRequest.all = [];
  const options = { language: 'EN', onProgress: () => undefined, signal: AbortSignal.abort() };
  expect(await sendPicture('/uploads/pictures', file, options)).toEqual({ code: 'LOST' });
  expect(SilentRequest.all).toEqual([]);
});
