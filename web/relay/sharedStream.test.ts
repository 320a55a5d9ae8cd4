import { locks } from 'node:worker_threads';
import type { GraphQLResponse, RequestParameters } from 'relay-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareStream } from './sharedStream.ts';

const operation = { id: 'abc', name: 'Live', operationKind: 'subscription', text: null, metadata: {} } as unknown as RequestParameters;
const encoder = new TextEncoder();

/** A stream that was asked for, to be fed by the test. */
interface Opened {
  readonly address: string;
  readonly headers: HeadersInit | undefined;
  tell(amount: string): void;
  complete(): void;
  /** Something that nobody can read. */
  garble(): void;
  cut(): void;
  readonly isLeft: boolean;
}

const opened: Opened[] = [];
const onErrors = vi.fn();
let visibility: DocumentVisibilityState;
const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

const openStream: typeof fetch = async (address, init) => {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  const { signal } = init ?? {};
  signal?.addEventListener('abort', () => controller?.error(new Error('left')));
  opened.push({
    address: String(address),
    headers: init?.headers,
    tell: (amount) => controller?.enqueue(encoder.encode(`event: next\ndata: {"data":{"amount":"${amount}"}}\n\n:\n\n`)),
    complete: () => controller?.enqueue(encoder.encode('event: complete\ndata:\n\n')),
    garble: () => controller?.enqueue(encoder.encode('event: next\ndata: {"data\n\n')),
    cut: () => controller?.error(new Error('cut')),
    get isLeft() {
      return signal?.aborted ?? false;
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
};

const tabs: (() => void)[] = [];
/** A tab that follows; what it was told is in the answer. */
function openTab(sharedBy = 'm1') {
  const told: string[] = [];
  const onNext = (payload: GraphQLResponse) => void told.push((payload as unknown as { data: { amount: string } }).data.amount);
  const close = shareStream({ operation, variables: {}, sharedBy, language: () => 'EN', onErrors }, onNext);
  tabs.push(close);
  return { told, close };
}
const until = (check: () => void) => vi.waitFor(check, { timeout: 5_000 });

beforeEach(() => {
  visibility = 'visible';
  vi.stubGlobal('fetch', vi.fn(openStream));
  vi.stubGlobal('navigator', { locks });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  document.documentElement.dataset['cdnBucket'] = '2';
});
afterEach(() => {
  for (const close of tabs.splice(0)) close();
  opened.splice(0);
  onErrors.mockReset();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('asks by the persisted id for a stream of events, with the session', async () => {
  openTab();
  await until(() => expect(opened).toHaveLength(1));
  expect(opened[0]).toMatchObject({
    address: '/graphql?id=abc&variables=%7B%7D&lang=EN&cdnBucket=2',
    headers: { accept: 'text/event-stream' },
  });
  expect(vi.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({ credentials: 'same-origin' });
});

test('one stream for all tabs of a browser; each is told everything, and who joins late the last', async () => {
  const [first, second] = [openTab(), openTab()];
  await until(() => expect(opened).toHaveLength(1));
  opened[0]?.tell('1');
  opened[0]?.tell('2');
  await until(() =>
    expect([first.told, second.told]).toEqual([
      ['1', '2'],
      ['1', '2'],
    ]),
  );
  const late = openTab();
  await until(() => expect(late.told).toEqual(['2']));
  opened[0]?.tell('3');
  await until(() => expect(late.told).toEqual(['2', '3']));
  expect(opened).toHaveLength(1);
});

test('another tab reads on when the one that read is closed', async () => {
  const first = openTab();
  await until(() => expect(opened).toHaveLength(1));
  const second = openTab();
  first.close();
  await until(() => expect(opened).toHaveLength(2));
  expect(opened[0]?.isLeft).toBe(true);
  opened[1]?.tell('5');
  await until(() => expect(second.told).toEqual(['5']));
  expect(first.told).toEqual([]);
});

test('it reads on at once: who is told to stop does not sit out a pause first', async () => {
  // No pause ends by itself here.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const untilOpened = async (count: number) => {
    const began = performance.now();
    while (opened.length < count && performance.now() - began < 3_000) await new Promise((resolve) => setImmediate(resolve));
    expect(opened).toHaveLength(count);
  };
  const first = openTab();
  await untilOpened(1);
  openTab();
  first.close();
  await untilOpened(2);
});

test('a browser that has a network again reads on at once, however long it has been without one', async () => {
  // No pause ends by itself here.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  openTab();
  const began = performance.now();
  while (opened.length === 0 && performance.now() - began < 3_000) {
    await new Promise((resolve) => setImmediate(resolve));
    window.dispatchEvent(new Event('online'));
  }
  expect(opened).toHaveLength(1);
});

test('nobody reads while all tabs are hidden; the first that is seen reads again', async () => {
  const [first, second] = [openTab(), openTab()];
  await until(() => expect(opened).toHaveLength(1));
  show('hidden');
  expect(opened[0]?.isLeft).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(opened).toHaveLength(1);
  show('visible');
  await until(() => expect(opened).toHaveLength(2));
  opened[1]?.tell('7');
  await until(() => expect([first.told, second.told]).toEqual([['7'], ['7']]));
});

test('a stream that breaks or is completed is asked for again', async () => {
  const { told } = openTab();
  await until(() => expect(opened).toHaveLength(1));
  opened[0]?.tell('1');
  await until(() => expect(told).toEqual(['1']));
  opened[0]?.cut();
  await until(() => expect(opened).toHaveLength(2));
  opened[1]?.tell('2');
  opened[1]?.complete();
  await until(() => expect(opened).toHaveLength(3));
  expect(told).toEqual(['1', '2']);
});

test('followers of another member have a stream of their own', async () => {
  const [one, other] = [openTab('m1'), openTab('m2')];
  await until(() => expect(opened).toHaveLength(2));
  opened[0]?.tell('1');
  // Which of them was first is nobody's business.
  await until(() => expect([one.told, other.told].flat()).toEqual(['1']));
  opened[1]?.tell('2');
  await until(() => expect([one.told, other.told].flat().toSorted()).toEqual(['1', '2']));
  expect([one.told.length, other.told.length]).toEqual([1, 1]);
});

test('why a stream was refused is told, and it is asked for again later', async () => {
  vi.mocked(fetch).mockResolvedValueOnce(
    new Response('{"errors":[{"message":"closed","extensions":{"code":"MAINTENANCE"}}]}', { status: 503 }),
  );
  openTab();
  await until(() => expect(opened).toHaveLength(1));
  expect(onErrors.mock.calls).toEqual([[['MAINTENANCE']]]);
});

test('where the browser refuses its tabs a channel, the tab reads for itself', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const { told } = openTab();
  await until(() => expect(opened).toHaveLength(1));
  opened[0]?.tell('1');
  await until(() => expect(told).toEqual(['1']));
});

test('where there are no locks each tab reads for itself', async () => {
  vi.stubGlobal('navigator', {});
  openTab();
  openTab();
  await until(() => expect(opened).toHaveLength(2));
});

test('where locks are refused, as by a browser that blocks site data, each tab reads for itself too', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('The request was denied.', 'SecurityError')) } });
  openTab();
  openTab();
  await until(() => expect(opened).toHaveLength(2));
});

test('a stream of which something cannot be read is left before the next one is asked for', async () => {
  openTab();
  await until(() => expect(opened).toHaveLength(1));
  opened[0]?.garble();
  await until(() => expect(opened).toHaveLength(2));
  expect(opened[0]?.isLeft).toBe(true);
});
