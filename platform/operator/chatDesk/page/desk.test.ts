import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { element } from '../../../core/page/element.ts';
import type { Conversation } from '../conversations.ts';
import type { DeskWords } from '../deskWords.ts';
import EN from '../texts/EN.json';
import { openDesk } from './desk.ts';

const words: DeskWords = { ...EN, too_many: EN.tooMany, too_long: EN.tooLong };
const linh: Conversation = { id: '1', member: 'linh', vip: false, language: 'EN', lastAt: 1, waits: true, closed: false };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.documentElement.lang = '';
  document.body.replaceChildren();
});

/** The desk over a server that answers one look after the other; the last word is that nobody is known any more, which ends it. */
function openOver(...answers: (() => Response | Promise<Response>)[]) {
  const onClosed = vi.fn<() => void>();
  vi.stubGlobal('fetch', async () => answers.shift()?.() ?? new Response(null, { status: 401 }));
  const root = element('main', {});
  document.body.replaceChildren(root);
  openDesk(root, words, 500, onClosed);
  const names = () => [...root.querySelectorAll('nav li bdi')];
  return { onClosed, names, listed: () => names().map(({ textContent }) => textContent) };
}

test('the list is looked at again where a look was not answered, or not to its end', async () => {
  const { onClosed, listed } = openOver(
    () => Response.json({ conversations: [] }),
    () => Promise.reject(new TypeError('no network')),
    () => new Response('{"conversations":['),
    () => new Response(null, { status: 502 }),
    () => Response.json({ conversations: [linh] }),
  );
  await vi.advanceTimersByTimeAsync(100);
  expect(listed()).toEqual(['Chat room']);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(listed()).toEqual(['Chat room', 'linh']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(onClosed).toHaveBeenCalledTimes(1);
});

test('a look that is not answered at all, as where a network has fallen silent, is given up, and the next one comes', async () => {
  const silent = (signal: AbortSignal | null | undefined) =>
    new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('given up'))));
  let looks = 0;
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) =>
    (looks += 1) === 1 ? silent(init?.signal) : Response.json({ conversations: [linh] }),
  );
  const root = element('main', {});
  openDesk(root, words, 500, () => undefined);
  await vi.advanceTimersByTimeAsync(13_000);
  expect([looks, root.querySelectorAll('nav li bdi').length]).toEqual([2, 2]);
});

test('what stands in the list stays there as others write, so that a press on it that has begun is not lost', async () => {
  const mai: Conversation = { ...linh, id: '2', member: 'mai' };
  const { listed, names } = openOver(
    () => Response.json({ conversations: [linh] }),
    () => Response.json({ conversations: [mai, { ...linh, waits: false }] }),
    () => Response.json({ conversations: [mai] }),
  );
  await vi.advanceTimersByTimeAsync(100);
  const [room, pressed] = names();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(listed()).toEqual(['Chat room', 'mai', 'linh']);
  expect([names()[0] === room, names()[2] === pressed]).toEqual([true, true]);
  expect(names()[2]?.closest('button')?.textContent).toBe('linhEN');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(listed()).toEqual(['Chat room', 'mai']);
});

test('CH-01 that something was not done is said until something else is: an answer that is taken does away with it', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/list')) return Response.json({ conversations: [linh] });
    if (address.endsWith('/stream')) return new Promise<Response>(() => undefined);
    if (address.endsWith('/closed')) throw new TypeError('no network');
    return Response.json({ number: 1 });
  });
  document.documentElement.lang = 'en';
  const root = element('main', {});
  document.body.replaceChildren(root);
  openDesk(root, words, 500, () => undefined);
  await vi.advanceTimersByTimeAsync(100);
  const press = async (word: string): Promise<void> => {
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(word))?.click();
    await vi.advanceTimersByTimeAsync(100);
  };
  const said = () => root.querySelector('.thread [role=status]')?.textContent;
  await press('linh');
  await press(words.close);
  expect(said()).toBe(words.notDone);
  const field = root.querySelector('textarea');
  if (field) field.value = 'A carpenter is on the way.';
  await press(words.send);
  expect([field?.value, said()]).toEqual(['', '']);
});

test('who is signed out while an answer is being written keeps it, and goes on where they were once they are known again', async () => {
  let isKnown = true;
  let streams = 0;
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (!isKnown) return new Response(null, { status: 401 });
    if (address.endsWith('/list')) return Response.json({ conversations: [linh] });
    if (address.endsWith('/messages')) sent.push(JSON.parse(String(init?.body)));
    if (!address.endsWith('/stream')) return Response.json({ number: 1 });
    streams += 1;
    return new Promise<Response>(() => undefined);
  });
  document.documentElement.lang = 'en';
  const root = element('main', {});
  document.body.replaceChildren(root);
  const onClosed = vi.fn<() => void>();
  openDesk(root, words, 500, onClosed);
  await vi.advanceTimersByTimeAsync(100);
  const listed = () => [...root.querySelectorAll('nav li bdi')].map(({ textContent }) => textContent);
  const press = (word: string) => [...root.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(word))?.click();
  press('linh');
  const field = root.querySelector('textarea');
  if (field) field.value = 'A carpenter is';
  field?.focus();

  isKnown = false;
  await vi.advanceTimersByTimeAsync(6_000);
  expect([onClosed.mock.calls.length, listed(), root.querySelector('[role=log]')]).toEqual([0, [], null]);
  expect(root.querySelector('[role=alert]')?.textContent).toBe(`${words.signedOut}${words.logIn}`);
  expect([document.activeElement === field, field?.value]).toEqual([true, 'A carpenter is']);

  isKnown = true;
  await vi.advanceTimersByTimeAsync(2_500);
  expect([listed(), streams, document.activeElement === field]).toEqual([['Chat room', 'linh'], 2, true]);
  expect(root.textContent).not.toContain(words.signedOut);
  press(words.send);
  await vi.advanceTimersByTimeAsync(100);
  expect([sent, field?.value]).toEqual([[expect.objectContaining({ text: 'A carpenter is' })], '']);

  isKnown = false;
  await vi.advanceTimersByTimeAsync(2_500);
  expect(onClosed).toHaveBeenCalledTimes(1);
});
