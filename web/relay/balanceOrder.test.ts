import { locks } from 'node:worker_threads';
import { requestSubscription } from 'react-relay/hooks';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import subscription, { type followBalanceSubscription } from '../session/__generated__/followBalanceSubscription.graphql.ts';
import query from '../session/__generated__/useRefreshBalanceQuery.graphql.ts';
import { createEnvironment } from './environment.ts';

const viewer = (amount: string, id = 'm1') => ({ __typename: 'Member', id, balance: { amount, currency: 'PLAY', symbol: '₫' } });

/** A page whose questions are answered when the test says so, and whose stream says what the test says. */
function openPage() {
  const questions: ((amount: string, id?: string) => void)[] = [];
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  vi.stubGlobal('fetch', async (_address: string, { headers, signal }: RequestInit) => {
    if (new Headers(headers).get('accept') === 'text/event-stream') {
      const body = new ReadableStream<Uint8Array>({ start: (given) => void (stream = given) });
      signal?.addEventListener('abort', () => stream?.error(new Error('left')));
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    }
    return new Promise((resolve) =>
      questions.push((amount, id) => resolve(new Response(JSON.stringify({ data: { viewer: viewer(amount, id) } })))),
    );
  });
  const environment = createEnvironment({ language: () => 'EN' });
  const shown = (id = 'm1') => environment.getStore().getSource().get(`client:${id}:balance`)?.['amount'];
  return {
    ask: () => void environment.execute({ operation: createOperationDescriptor(query, {}) }).toPromise(),
    answer: (question: number, amount: string, id?: string) => questions[question]?.(amount, id),
    follow: async () => {
      const { dispose } = requestSubscription<followBalanceSubscription>(environment, { subscription, variables: {} });
      stop = dispose;
      await vi.waitFor(() => expect(stream).toBeDefined(), 5_000);
    },
    tell: (amount: string) => {
      const payload = { data: { balanceChanged: { __typename: 'BalanceChangedPayload', viewer: viewer(amount) } } };
      stream?.enqueue(new TextEncoder().encode(`event: next\ndata: ${JSON.stringify(payload)}\n\n`));
    },
    shows: (amount: string, id?: string) => vi.waitFor(() => expect(shown(id)).toBe(amount), 5_000),
    /** What was answered has long been read by then. */
    still: async (amount: string) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(shown()).toBe(amount);
    },
  };
}

let stop = (): void => undefined;
beforeEach(() => {
  document.documentElement.dataset['cdnBucket'] = '2';
  vi.stubGlobal('navigator', { locks, onLine: true });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('HD-03 what was asked for before an event told the balance does not put an older one in its place', async () => {
  const page = openPage();
  await page.follow();
  page.tell('1500');
  await page.shows('1500');
  page.ask();
  page.tell('900');
  await page.shows('900');
  page.answer(0, '1500');
  await page.still('900');
  page.ask();
  page.answer(1, '700');
  await page.shows('700');
});

test('HD-03 of two questions the one that was asked later tells the balance, whichever is answered first', async () => {
  const page = openPage();
  page.ask();
  page.ask();
  page.answer(1, '900');
  await page.shows('900');
  page.answer(0, '1500');
  await page.still('900');
});

test('another member who signs in has a balance of their own', async () => {
  const page = openPage();
  await page.follow();
  page.ask();
  page.tell('900');
  await page.shows('900');
  page.answer(0, '40', 'm2');
  await page.shows('40', 'm2');
});
