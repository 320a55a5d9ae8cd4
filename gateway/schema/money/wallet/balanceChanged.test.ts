import type { ExecutionResult } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { liveLimits } from '../../../live/live.ts';
import { openMockGateways } from '../../../testing/openMockGateways.ts';
import type { MockGateway } from '../../../testing/createMockGateway.ts';
import type { Fault } from '../../../testing/fakeOperator/fakeUpstream.ts';
import { personas, type Persona } from '../../../testing/personas.ts';

const document =
  'subscription { balanceChanged { __typename ... on BalanceChangedPayload { viewer { account balance { amount currency symbol } } } ... on Refusal { message } ... on TooManyAttemptsError { retryAfterSeconds } } }';
const deposit = (amount: string, key: string) =>
  `mutation { deposit(input: { methodId: "${Buffer.from('DepositMethod:play-money').toString('base64url')}", amount: "${amount}", idempotencyKey: "${key}" }) { __typename } }`;

const { open, closeAll } = openMockGateways();
const streams: AsyncGenerator<ExecutionResult, void, void>[] = [];
afterEach(async () => {
  void Promise.all(streams.splice(0).map((stream) => stream.return()));
  await closeAll();
});

interface Told {
  readonly __typename: string;
  readonly viewer?: { readonly account: string; readonly balance: { readonly amount: string } };
  readonly message?: string;
}

function subscribe(gateway: MockGateway) {
  const stream = gateway.subscribe(document);
  streams.push(stream);
  const next = async (): Promise<Told | 'complete'> => {
    const { done, value } = await stream.next();
    if (done) return 'complete';
    expect(value.errors).toBeUndefined();
    return value.data?.['balanceChanged'] as Told;
  };
  return { stream, next, amount: async () => ((await next()) as Told).viewer?.balance.amount };
}

const { memberId } = personas.member;
const tell = (gateway: MockGateway, sumBalance: string, to = memberId) =>
  gateway.upstream.events.tell('balance', { memberId: to, sumBalance, currency: 'PLAY' });
const listens = (gateway: MockGateway) => vi.waitFor(() => expect(gateway.upstream.events.listening).toBe(1));

test('begins with the balance as it is, and follows a deposit and what the operator tells', async () => {
  const gateway = open({ persona: 'member' });
  const { next, amount } = subscribe(gateway);
  const first = (await next()) as Told;
  expect(first).toMatchObject({ __typename: 'BalanceChangedPayload', viewer: { account: 'heron88', balance: { currency: 'PLAY' } } });
  const before = Number(first.viewer?.balance.amount);
  await listens(gateway);
  await gateway.ask(deposit('10000', 'live-0001'));
  expect(Number(await amount())).toBe(before + 10_000);
  const asked = gateway.upstream.count('balance');
  tell(gateway, '77.5');
  tell(gateway, '78');
  expect([await amount(), await amount()]).toEqual(['77.5', '78']);
  // What was told is not asked for.
  expect(gateway.upstream.count('balance')).toBe(asked);
});

test('tells nobody of another member, and nothing twice', async () => {
  const gateway = open({ persona: 'member' });
  const { next, amount } = subscribe(gateway);
  await next();
  await listens(gateway);
  tell(gateway, '1', personas.otherMember.memberId);
  tell(gateway, '2');
  tell(gateway, '2');
  tell(gateway, '3');
  expect([await amount(), await amount()]).toEqual(['2', '3']);
});

test('goes on behind the last event when the operator comes back, without asking for anything', async () => {
  const gateway = open({ persona: 'member' });
  const { next, amount } = subscribe(gateway);
  await next();
  await listens(gateway);
  tell(gateway, '2');
  expect(await amount()).toBe('2');
  const { events } = gateway.upstream;
  const asked = gateway.upstream.count('balance');
  events.away();
  events.cut();
  await vi.waitFor(() => expect(events.listening).toBe(0));
  tell(gateway, '3');
  tell(gateway, '4');
  events.back();
  expect([await amount(), await amount()]).toEqual(['3', '4']);
  expect(events.opened.map(({ lastId }) => lastId)).toEqual([undefined, '1']);
  expect(gateway.upstream.count('balance')).toBe(asked);
});

test('asks anew where the operator says that something went unheard, and hears it though it counts anew', async () => {
  const gateway = open({ persona: 'member' });
  const { next, amount } = subscribe(gateway);
  const before = ((await next()) as Told).viewer?.balance.amount;
  await listens(gateway);
  tell(gateway, '2');
  expect(await amount()).toBe('2');
  const { events } = gateway.upstream;
  events.away();
  events.cut();
  await vi.waitFor(() => expect(events.listening).toBe(0));
  tell(gateway, '3');
  events.forget();
  events.back();
  expect(await amount()).toBe(before);
  tell(gateway, '4');
  expect(await amount()).toBe('4');
});

test.each<readonly [Persona, string]>([
  ['guest', 'NotSignedInError'],
  ['expired', 'NotSignedInError'],
  ['restricted', 'PasswordChangeRequiredError'],
])('a refusal is the last word: %s is told %s', async (persona, expected) => {
  const { next } = subscribe(open({ persona }));
  expect(await next()).toMatchObject({ __typename: expected });
  expect(await next()).toBe('complete');
});

test('SES-005 the stream ends with a refusal when its session is ended elsewhere', async () => {
  const gateway = open({ persona: 'member' });
  const { next } = subscribe(gateway);
  await next();
  await listens(gateway);
  await gateway.ask('mutation { logOutEverywhere(input: { keepCurrent: false }) { __typename } }');
  expect(await next()).toMatchObject({ __typename: 'NotSignedInError' });
  expect(await next()).toBe('complete');
});

test('the session is looked at every minute, and keeps no idle one alive', async () => {
  let now = Date.now();
  const gateway = open({ persona: 'member', clock: { now: () => now } });
  const { next } = subscribe(gateway);
  await next();
  await listens(gateway);
  const asked = gateway.upstream.count('balance');
  // A minute and a half is the longest that a stream may wait for its next look.
  gateway.upstream.members.void(personas.member.token);
  now += 90_000;
  expect(await next()).toMatchObject({ __typename: 'NotSignedInError' });
  expect(gateway.upstream.count('balance')).toBe(asked + 1);
  expect(gateway.upstream.calls.filter(({ name }) => name === 'balance').every(({ headers }) => headers['x-unattended'] === 'true')).toBe(
    true,
  );
});

test.each<Fault>(['fail', { refuse: 'too_many_attempts', value: { full: true, retryAfterSeconds: 1 } }])(
  'an operator that is away for a moment, or has no room, ends no stream: %j',
  async (fault) => {
    const gateway = open({ persona: 'member', faults: { balance: fault } });
    const { amount } = subscribe(gateway);
    const told = amount();
    await listens(gateway);
    tell(gateway, '5');
    expect(await told).toBe('5');
  },
);

test('a sixth stream of an account ends the oldest', async () => {
  const gateway = open({ persona: 'member' });
  const opened = Array.from({ length: liveLimits.perMember }, () => subscribe(gateway));
  expect(opened).toHaveLength(5);
  for (const each of opened) await each.next();
  const sixth = subscribe(gateway);
  expect(await sixth.next()).toMatchObject({ __typename: 'BalanceChangedPayload' });
  expect(await opened[0]?.next()).toMatchObject({ __typename: 'TooManyAttemptsError', retryAfterSeconds: 60 });
  expect(await opened[0]?.next()).toBe('complete');
  await listens(gateway);
  tell(gateway, '9');
  expect(await Promise.all([...opened.slice(1), sixth].map((each) => each.amount()))).toEqual(['9', '9', '9', '9', '9']);
});

test('a stream that its reader leaves makes room for another one', async () => {
  const gateway = open({ persona: 'member' });
  const first = subscribe(gateway);
  await first.next();
  for (let turn = 0; turn < 8; turn += 1) {
    const each = gateway.subscribe(document);
    await each.next();
    await each.return();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await listens(gateway);
  tell(gateway, '9');
  expect(await first.amount()).toBe('9');
});
