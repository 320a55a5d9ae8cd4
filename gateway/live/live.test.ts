import type { ExecutionResult } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { silentLog } from '../log.ts';
import type { MockGateway } from '../testing/createMockGateway.ts';
import { openMockGateways } from '../testing/openMockGateways.ts';
import { personas } from '../testing/personas.ts';
import { createLive } from './live.ts';
import type { EventTargetOfMembers } from './sharedEvents.ts';

const document = 'subscription { balanceChanged { ... on BalanceChangedPayload { viewer { balance { amount } } } } }';
const { open, closeAll } = openMockGateways();
afterEach(async () => {
  vi.useRealTimers();
  await closeAll();
});

const amountIn = (result: IteratorResult<ExecutionResult, void>): unknown =>
  result.done
    ? 'complete'
    : (result.value.data as { balanceChanged: { viewer: { balance: { amount: string } } } }).balanceChanged.viewer.balance.amount;
const tell = ({ upstream }: MockGateway, sumBalance: string) =>
  upstream.events.tell('balance', { memberId: personas.member.memberId, sumBalance, currency: 'PLAY' });

/** A gateway with a stream that has begun. */
async function follow(sharedEvents?: EventTargetOfMembers) {
  const gateway = open({ persona: 'member', ...(sharedEvents ? { sharedEvents } : {}) });
  const stream = gateway.subscribe(document);
  await stream.next();
  await vi.waitFor(() => expect(gateway.upstream.events.listening).toBe(1));
  return { gateway, amount: async () => amountIn(await stream.next()) };
}

test('a gateway that is about to stop ends its streams, and begins none', async () => {
  const { gateway, amount } = await follow();
  gateway.drain();
  expect(await amount()).toBe('complete');
  await vi.waitFor(() => expect(gateway.upstream.events.listening).toBe(0));
  expect(await gateway.subscribe(document).next()).toEqual({ done: true, value: undefined });
});

test('the stream of the operator is kept for a page that is loaded anew, and ended half a minute after the last reader', async () => {
  vi.useFakeTimers();
  let asked: AbortSignal | undefined;
  const live = createLive({
    openStream: async ({ signal }) => {
      asked = signal;
      return { status: 200, text: { [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => undefined) }) } };
    },
    origin: 'http://127.0.0.1:1',
    merchant: 'SAMPAN',
    clock: { now: () => 0 },
    random: { id: () => '', fraction: () => 0 },
    log: silentLog(),
    metrics: { streams: () => undefined, told: () => undefined, upstream: () => undefined },
  });
  for (const wait of [29_000, 60_000]) {
    const stream = live.follow('anna', 'balance');
    await vi.advanceTimersByTimeAsync(wait);
    expect(asked?.aborted).toBe(false);
    await stream.return?.();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(asked?.aborted).toBe(false);
  }
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked?.aborted).toBe(true);
  live.close();
});

test('what one gateway hears reaches all by what they share; what two of them hear is told once', async () => {
  const sharedEvents = new EventTarget() as EventTargetOfMembers;
  const [here, there] = [await follow(sharedEvents), await follow(sharedEvents)];
  tell(here.gateway, '2');
  expect([await here.amount(), await there.amount()]).toEqual(['2', '2']);
  // The other one hears the first event late.
  tell(there.gateway, '2');
  tell(here.gateway, '3');
  tell(there.gateway, '3');
  tell(there.gateway, '4');
  expect([await here.amount(), await here.amount()]).toEqual(['3', '4']);
  expect([await there.amount(), await there.amount()]).toEqual(['3', '4']);
});

test('a field is told of its own kind of event alone, and asks the operator because of no other', async () => {
  const { gateway, amount } = await follow();
  const asked = gateway.upstream.count('balance');
  gateway.upstream.events.tell('message', { memberId: personas.member.memberId });
  tell(gateway, '2');
  expect(await amount()).toBe('2');
  expect(gateway.upstream.count('balance')).toBe(asked);
});

test('what is shared may be away: a gateway hears the operator by itself', async () => {
  const away = {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  } as unknown as EventTargetOfMembers;
  const { gateway, amount } = await follow(away);
  tell(gateway, '2');
  expect(await amount()).toBe('2');
});

test('thousands of events in one go end with the balance after the last', async () => {
  const { gateway, amount } = await follow();
  const account = gateway.upstream.members.find(personas.member.token);
  if (account) account.balance = 50_000_000n;
  for (let count = 1; count <= 5_000; count += 1) tell(gateway, String(count));
  let last: unknown;
  while (last !== '5000') last = await amount();
});
