import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { idOf } from '../execution/operation.ts';
import { silentLog } from '../log.ts';
import { openMockGateways } from './openMockGateways.ts';
import { createMockNetwork } from './package/relay.ts';
import { personas } from './personas.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

test('an operation of the file that the schema cannot answer is told to the log', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'sampan-persisted-')), 'persisted.json');
  writeFileSync(file, JSON.stringify({ [idOf('{ nonsense }')]: '{ nonsense }' }));
  const error = vi.fn();
  open({ persistedFile: file, log: Object.assign(silentLog(), { error }) });
  rmSync(dirname(file), { recursive: true });
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ problem: expect.stringContaining('nonsense') as string }),
    expect.any(String),
  );
});

test('once closed it says so, to whoever waits for an answer, too', async () => {
  const gateway = open({ faults: { systemStatus: { slow: 5_000 } } });
  const underWay = expect(gateway.ask('{ site { brandName } }')).rejects.toThrow('The gateway is closed');
  await vi.waitFor(() => expect(gateway.upstream.count('systemStatus')).toBe(1));
  await gateway.close();
  await underWay;
  await expect(gateway.ask('{ __typename }')).rejects.toThrow('The gateway is closed');
});

const methodId = Buffer.from('DepositMethod:bank-transfer').toString('base64url');
const pay = `mutation { deposit(input: { methodId: "${methodId}", amount: "50000", idempotencyKey: "deposit-1" }) { ... on DepositPayload { deposit { createdAt expiresAt } } } }`;
const pause = 'mutation { takeTimeOut(input: { length: DAY }) { ... on PlayProtectionPayload { viewer { playPause { until } } } } }';

test('what members do happens at the clock of the gateway, so that what runs out has not run out before', async () => {
  const gateway = open({ persona: 'member', clock: { now: () => Date.UTC(2027, 2, 4, 12) } });
  expect(await gateway.ask(pay)).toEqual({
    data: { deposit: { deposit: { createdAt: '2027-03-04T12:00:00.000Z', expiresAt: '2027-03-04T12:30:00.000Z' } } },
  });
  expect(await gateway.ask(pause)).toEqual({ data: { takeTimeOut: { viewer: { playPause: { until: '2027-03-05T12:00:00.000Z' } } } } });
});

const day = 86_400_000;
const setLimit = (amount: number) => `mutation { setPlayLimit(input: { kind: DEPOSIT, period: DAY, amount: "${amount}" }) { __typename } }`;
const confirm = 'mutation { confirmPlayLimit(input: { kind: DEPOSIT, period: DAY }) { __typename } }';

test('a clock that goes on brings the next day, and what is due by then', async () => {
  let now = Date.UTC(2027, 2, 4, 12);
  const gateway = open({ persona: 'member', clock: { now: () => now } });
  const member = gateway.upstream.members.named(personas.member.account);
  member?.movements.unshift({
    recordId: '3',
    wallet: 'cash',
    kind: 'memberTransfer_OUT',
    amount: -100n,
    after: 0n,
    reference: 'sent',
    time: now,
  });
  const left = '{ viewer { memberTransferTerms { leftToday { amount } } } }';
  expect(await gateway.ask(left)).toEqual({ data: { viewer: { memberTransferTerms: { leftToday: { amount: '4999999.99' } } } } });
  for (const amount of [50_000, 90_000]) await gateway.ask(setLimit(amount));
  expect(await gateway.ask(confirm)).toEqual({ data: { confirmPlayLimit: { __typename: 'LimitNotDueError' } } });
  now += day;
  const { account, password } = personas.member;
  await gateway.ask(`mutation { logIn(input: { username: "${account}", password: "${password}" }) { __typename } }`);
  expect(await gateway.ask(left)).toEqual({ data: { viewer: { memberTransferTerms: { leftToday: { amount: '5000000' } } } } });
  expect(await gateway.ask(confirm)).toEqual({ data: { confirmPlayLimit: { __typename: 'PlayProtectionPayload' } } });
});

const follow = 'subscription { balanceChanged { __typename } }';

test('what the site has a browser forget is none of its cookies any more', async () => {
  const gateway = open({ persona: 'member' });
  expect([...(await gateway.cookies()).keys()]).toContain('session');
  await gateway.ask('mutation { logOut { loggedOut } }');
  expect([...(await gateway.cookies()).keys()]).not.toContain('session');
});

test('a subscription is left while it waits for what may never be told', async () => {
  const gateway = open({ persona: 'member' });
  const stream = gateway.subscribe(follow);
  expect(await stream.next()).toMatchObject({ done: false });
  const waiting = stream.next();
  expect(await stream.return()).toMatchObject({ done: true });
  expect(await waiting).toMatchObject({ done: true });
});

test('what Relay has disposed of is no stream of the member any more, of which five are kept', async () => {
  const gateway = open({ persona: 'member' });
  const kept = gateway.subscribe(follow);
  await kept.next();
  const { execute } = createMockNetwork(gateway);
  const params = { id: null, cacheID: 'follow', name: 'Follow', operationKind: 'subscription', text: follow, metadata: {} } as const;
  for (let mounted = 0; mounted < 5; mounted += 1) {
    const told = Promise.withResolvers<unknown>();
    const { unsubscribe } = execute(params, {}, {}).subscribe({ next: told.resolve });
    await told.promise;
    unsubscribe();
  }
  gateway.upstream.events.tell('balance', { memberId: personas.member.memberId, sumBalance: '1', currency: 'PLAY' });
  expect((await kept.next()).value?.data).toEqual({ balanceChanged: { __typename: 'BalanceChangedPayload' } });
  await kept.return();
});

test('a page is answered in its language, over Relay and by streams, too', async () => {
  const gateway = open({ persona: 'member' });
  const text = 'mutation { requestLoginCode(input: { mobileNum: "", countryDialingCode: "84" }) { ... on Refusal { message } } }';
  const params = { id: null, cacheID: 'code', name: 'Code', operationKind: 'mutation', text, metadata: {} } as const;
  const overRelay = async (language?: Language): Promise<unknown> =>
    createMockNetwork(gateway, { ...(language && { language }) })
      .execute(params, {}, {})
      .toPromise();
  const told = (message: string) => ({ data: { requestLoginCode: { message } } });
  expect(await overRelay('CN')).toEqual(told('手机号码格式不正确。'));
  expect(await overRelay()).toEqual(await overRelay('TY'));
  expect(await overRelay()).not.toEqual(await overRelay('EN'));
  const money = '{ viewer { balance { amount } } }';
  for await (const { errors } of gateway.subscribe(`subscription { balanceChanged { ... on BalanceChangedPayload ${money} } }`, {}, 'TH')) {
    expect(errors).toBeUndefined();
    break;
  }
  expect(gateway.upstream.calls.at(-1)?.headers['language']).toBe('TH');
  await gateway.ask(money, {}, 'ID');
  expect(gateway.upstream.calls.at(-1)?.headers['language']).toBe('ID');
});
