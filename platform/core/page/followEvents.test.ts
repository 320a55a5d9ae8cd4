import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followEvents } from './followEvents.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** When each of so many pages that lost their stream at one moment asks for it again, in milliseconds. */
async function returnsOf(pages: number): Promise<number[]> {
  const returns: number[] = [];
  const began = Date.now();
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    if ((asked += 1) > pages) returns.push(Date.now() - began);
    return Promise.reject(new TypeError('no network'));
  });
  const all = Array.from({ length: pages }, () =>
    followEvents<object>({ address: '/stream', onSaid: () => undefined, onState: () => undefined }),
  );
  for (const page of all) page.begin();
  await vi.advanceTimersByTimeAsync(1_500);
  for (const page of all) page.stop();
  return returns;
}

test('pages that were cut off together do not come back together', async () => {
  const returns = await returnsOf(60);
  expect(returns).toHaveLength(60);
  const inOneTenth = returns.map((at) => returns.filter((other) => Math.abs(other - at) <= 50).length);
  expect(Math.max(...inOneTenth)).toBeLessThan(40);
});

test('a page whose browser has a network again asks at once, however long it has been without one', async () => {
  const asked = vi.fn(() => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('fetch', asked);
  const events = followEvents<object>({ address: '/stream', onSaid: () => undefined, onState: () => undefined });
  events.begin();
  await vi.advanceTimersByTimeAsync(120_000);
  asked.mockClear();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledOnce();
  events.stop();
});

test('whoever has nothing to read yet is woken, be it while that is still being answered', async () => {
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((answer) => answers.push(answer)));
  const nothing = async () => {
    answers.at(-1)?.(new Response(null, { status: 204 }));
    await vi.advanceTimersByTimeAsync(1);
  };
  const events = followEvents<object>({ address: '/stream', onSaid: () => undefined, onState: () => undefined });
  events.begin();
  events.wake();
  await nothing();
  expect(answers).toHaveLength(2);
  await nothing();
  expect(answers).toHaveLength(2);
  events.wake();
  await vi.advanceTimersByTimeAsync(1);
  expect(answers).toHaveLength(3);
  await nothing();
  await vi.advanceTimersByTimeAsync(14_000);
  expect(answers).toHaveLength(3);
  events.stop();
});

test('whoever follows is told why there is no stream, and asks again until there is one', async () => {
  const answers = [
    () => Response.json({ error: 'too_many_pages' }, { status: 429 }),
    () => new Response('<html>', { status: 502 }),
    () => Promise.reject(new TypeError('no network')),
    () => new Response('data: {"text":"said"}\n\n'),
  ];
  vi.stubGlobal('fetch', async () => answers.shift()?.() ?? new Response(null, { status: 401 }));
  const told: unknown[] = [];
  const events = followEvents<object>({
    address: '/stream',
    onSaid: (said) => void told.push(said),
    onState: (...state) => void told.push(state),
    onOver: () => void told.push('over'),
  });
  events.begin();
  await vi.advanceTimersByTimeAsync(30_000);
  events.stop();
  expect(told).toEqual([[false, 'too_many_pages'], [false, undefined], [false, undefined], [true], { text: 'said' }, 'over']);
});

test('where the right to read is over and the page stays, what comes next is read from its beginning', async () => {
  const answers = [
    () => new Response('id: 7\ndata: {"text":"before"}\n\nevent: over\ndata: {}\n\n'),
    () => new Response(null, { status: 204 }),
    () => new Response('id: 1\ndata: {"text":"anew"}\n\n'),
  ];
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
    asked.push(new Headers(init?.headers).get('last-event-id'));
    return answers.shift()?.() ?? Promise.reject(new TypeError('no network'));
  });
  const told: unknown[] = [];
  const events = followEvents<object>({
    address: '/stream',
    onSaid: (said) => void told.push(said),
    onState: (isOnline) => void told.push(isOnline),
    onLost: () => void told.push('lost'),
  });
  events.begin();
  await vi.advanceTimersByTimeAsync(25_000);
  events.wake();
  await vi.advanceTimersByTimeAsync(1);
  events.stop();
  expect(asked.slice(0, 3)).toEqual([null, null, null]);
  expect(told.slice(0, 5)).toEqual([true, { text: 'before' }, 'lost', true, { text: 'anew' }]);
});

test('a stream that was read for a while and breaks is asked for again as soon as the first one that broke', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  let asked = 0;
  const breaks = () =>
    new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(new TextEncoder().encode('data: {}\n\n')),
      pull: (stream) => stream.error(new TypeError('no network')),
    });
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return new Response(breaks());
  });
  const events = followEvents<object>({ address: '/stream', onSaid: () => undefined, onState: () => undefined });
  events.begin();
  await vi.advanceTimersByTimeAsync(10_500);
  events.stop();
  expect(asked).toBe(11);
});

test('a stream of which something cannot be read is left, and the next one goes on behind that', async () => {
  const asked: { readonly last: string | null; readonly signal: AbortSignal | null | undefined }[] = [];
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
    asked.push({ last: new Headers(init?.headers).get('last-event-id'), signal: init?.signal });
    const body = new ReadableStream<Uint8Array>({ start: (piece) => piece.enqueue(new TextEncoder().encode('id: 7\ndata: {"cut\n\n')) });
    return new Response(body);
  });
  const events = followEvents<object>({ address: '/stream', onSaid: () => undefined, onState: () => undefined });
  events.begin();
  await vi.advanceTimersByTimeAsync(1_600);
  expect(asked.map(({ last }) => last).slice(0, 2)).toEqual([null, '7']);
  expect(asked[0]?.signal?.aborted).toBe(true);
  events.stop();
});
