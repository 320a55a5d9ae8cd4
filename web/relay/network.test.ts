import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GraphQLResponse, Observable, RequestParameters } from 'relay-runtime';
import { createBalanceOrder } from './balanceOrder.ts';
import { createFetch } from './network.ts';
import { RequestFault } from './RequestFault.ts';
import { siteTime } from './siteTime.ts';

const query = { id: 'abc', name: 'HomeQuery', operationKind: 'query', text: null, metadata: {} } as unknown as RequestParameters;
const mutation = { ...query, id: 'def', operationKind: 'mutation' } as RequestParameters;
const sent = vi.fn<typeof fetch>();
const onErrors = vi.fn();
const run = (operation: RequestParameters, variables: object) =>
  createFetch({ language: () => 'EN', balanceOrder: createBalanceOrder(), onErrors })(
    operation,
    { ...variables },
    {},
    null,
  ) as Observable<GraphQLResponse>;
const answers = (body: unknown, status = 200) =>
  sent.mockResolvedValueOnce(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));

beforeEach(() => {
  vi.stubGlobal('fetch', sent);
  document.documentElement.dataset['cdnBucket'] = '2';
});
afterEach(() => {
  vi.unstubAllGlobals();
  sent.mockReset();
  onErrors.mockReset();
});

test('a query goes by GET: persisted id, variables in one order, language and cdnBucket; what is unset is left out', async () => {
  answers({ data: {} });
  await run(query, { page: 2, category: 'RNG', vendor: null }).toPromise();
  const [address, init] = sent.mock.calls[0] ?? [];
  const url = new URL(String(address), 'http://site');
  expect([...url.searchParams]).toEqual([
    ['id', 'abc'],
    ['variables', '{"category":"RNG","page":2}'],
    ['lang', 'EN'],
    ['cdnBucket', '2'],
  ]);
  expect(init).toMatchObject({ credentials: 'same-origin' });
  expect(init?.method).toBeUndefined();
});

test('a mutation goes by POST with id and variables in the body', async () => {
  answers({ data: {} });
  await run(mutation, { input: { amount: '5' } }).toPromise();
  const [address, init] = sent.mock.calls[0] ?? [];
  expect(address).toBe('/graphql?lang=EN&cdnBucket=2');
  expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin', body: '{"id":"def","variables":{"input":{"amount":"5"}}}' });
});

test('errors of a field stay in the answer, beside the data, and their codes are told', async () => {
  const body = { data: { banners: null }, errors: [{ message: 'no', path: ['banners'], extensions: { code: 'UNAUTHENTICATED' } }] };
  answers(body);
  expect(await run(query, {}).toPromise()).toEqual(body);
  expect(onErrors).toHaveBeenCalledWith(['UNAUTHENTICATED']);
});

test.each([
  [
    'a request-level error, with the gateway’s code and correlation id',
    { errors: [{ extensions: { code: 'BAD', correlationId: 'c1' } }] },
    400,
    { code: 'BAD', correlationId: 'c1' },
  ],
  ['an answer without data', { data: null, errors: [{ message: 'x' }] }, 200, { code: 'FAULT' }],
  ['something else than an answer', '<html>', 502, { code: 'HTTP_502' }],
  ['an unreadable answer', 'oops', 200, { code: 'UNREADABLE' }],
])('%s rejects', async (_name, body, status, expected) => {
  answers(body, status);
  const fault = await run(query, {})
    .toPromise()
    .catch((cause: unknown) => cause);
  expect(fault).toBeInstanceOf(RequestFault);
  expect(fault).toMatchObject(expected);
});

test('no connection rejects with UNREACHABLE', async () => {
  sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(run(query, {}).toPromise()).rejects.toMatchObject({ code: 'UNREACHABLE' });
});

test('an answer whose connection ends in the middle of it rejects with UNREACHABLE', async () => {
  const begun = new ReadableStream<Uint8Array>({
    start: (body) => body.enqueue(new TextEncoder().encode('{"data":{"vie')),
    pull: (body) => body.error(new TypeError('network error')),
  });
  sent.mockResolvedValueOnce(new Response(begun));
  await expect(run(query, {}).toPromise()).rejects.toMatchObject({ code: 'UNREACHABLE' });
});

describe('an answer that does not come within twenty seconds', () => {
  const silent: typeof fetch = (_address, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each([query, mutation])('is lost, and no longer asked for: a $operationKind', async (operation) => {
    sent.mockImplementationOnce(silent);
    const error = vi.fn();
    run(operation, {}).subscribe({ error });
    await vi.advanceTimersByTimeAsync(19_999);
    expect(error).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'UNREACHABLE' }));
    expect(sent.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  test('one that has begun, too', async () => {
    const stalled = new ReadableStream<Uint8Array>({ start: (body) => body.enqueue(new TextEncoder().encode('{"data":{"vie')) });
    sent.mockImplementationOnce(async (_address, init) => {
      const reader = stalled.getReader();
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => init?.signal?.addEventListener('abort', () => controller.error(new DOMException('aborted', 'AbortError'))),
        pull: async (controller) => controller.enqueue((await reader.read()).value ?? new Uint8Array()),
      });
      return new Response(body);
    });
    const error = vi.fn();
    run(query, {}).subscribe({ error });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'UNREACHABLE' }));
  });

  test('one that came in time is waited for no more', async () => {
    answers({ data: {} });
    await run(query, {}).toPromise();
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('who stops waiting takes the request back, and hears of no failure', async () => {
  sent.mockImplementationOnce(
    (_address, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  const error = vi.fn();
  run(query, {}).subscribe({ error }).unsubscribe();
  await Promise.resolve();
  expect(sent.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  expect(error).not.toHaveBeenCalled();
});

test('the time goes by the clock of the site where this machine’s is far off, and by no answer that was kept', async () => {
  const hours = 3_600_000;
  const ahead = async (by: number, kept = 'no-store') => {
    const headers = { date: new Date(Date.now() + by).toUTCString(), 'cache-control': kept };
    sent.mockResolvedValueOnce(new Response('{"data":{}}', { headers }));
    await run(query, {}).toPromise();
    // Between the two looks at the clock it may go on: -1 is rounded to -0.
    return Math.round((siteTime.now() - Date.now()) / 10_000) * 10_000 + 0;
  };
  expect(await ahead(-9 * hours)).toBe(-9 * hours);
  expect(await ahead(hours, 'public, max-age=5')).toBe(-9 * hours);
  expect(await ahead(9 * hours)).toBe(9 * hours);
  expect(await ahead(-20_000)).toBe(0);
});
