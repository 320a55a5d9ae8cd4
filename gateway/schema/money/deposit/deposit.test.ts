import { afterEach, describe, expect, test } from 'vitest';
import type { MockGatewayOptions } from '../../../testing/createMockGateway.ts';
import { FakeRefusal } from '../../../testing/fakeOperator/fakeRefusal.ts';
import { openMockGateways } from '../../../testing/openMockGateways.ts';
import { personas } from '../../../testing/personas.ts';
import { encodeGlobalId } from '../../globalId.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

/** As February begins. */
const clock = { now: () => Date.UTC(2026, 1, 1) };
const deposit =
  'mutation ($input: DepositInput!) { deposit(input: $input) { __typename ... on DepositPayload { deposit { id amount { amount } status createdAt } viewer { balance { amount } } } ... on AmountOutOfRangeError { minimum { amount currency } maximum { amount symbol } } } }';
const input = { methodId: encodeGlobalId('DepositMethod', 'play-money'), amount: '20000.5', idempotencyKey: 'deposit-test-0001' };
const paid = {
  __typename: 'DepositPayload',
  deposit: { id: encodeGlobalId('Deposit', 'd-1'), amount: { amount: '20000.5' }, status: 'PAID', createdAt: '2026-02-01T00:00:00.000Z' },
  viewer: { balance: { amount: '21235' } },
};

describe('paying in', () => {
  test('credits the balance, which is read after it', async () => {
    const gateway = open({ persona: 'member', clock });
    expect((await gateway.ask(deposit, { input })).data).toEqual({ deposit: paid });
    expect(gateway.upstream.calls.map(({ name }) => name)).toEqual(['deposit', 'systemStatus', 'balance']);
  });

  test('MON-001 twenty requests with one key move the money once, and answer the same', async () => {
    const gateway = open({ persona: 'member', clock });
    const answers = await Promise.all(Array.from({ length: 20 }, () => gateway.ask(deposit, { input })));
    expect(answers).toEqual(Array(20).fill({ data: { deposit: paid } }));
    const keys = gateway.upstream.calls.filter(({ name }) => name === 'deposit').map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys)).toEqual(new Set([input.idempotencyKey]));
  });

  test("MON-002 a key that was used for another amount is a client's mistake, told apart from all others", async () => {
    const gateway = open({ persona: 'member' });
    await gateway.ask(deposit, { input });
    const { errors } = await gateway.ask(deposit, { input: { ...input, amount: '30000' } });
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['IDEMPOTENCY_MISMATCH']);
  });

  test.each(['', 'short', 'a b c d e f', 'käse-und-brot', 'line\r\nX-Evil: 1', 'x'.repeat(256)])(
    'MON-002 the key %j is refused',
    async (idempotencyKey) => {
      const gateway = open({ persona: 'member' });
      const { errors } = await gateway.ask(deposit, { input: { ...input, idempotencyKey } });
      expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['BAD_USER_INPUT']);
      expect(gateway.upstream.count('deposit')).toBe(0);
    },
  );

  test.each(['9999.9999', '50000000.0001', '0', '-20000'])(
    'MON-004 the amount %s is outside the bounds, which are told',
    async (amount) => {
      const { data } = await open({ persona: 'member' }).ask(deposit, { input: { ...input, amount } });
      expect(data).toEqual({
        deposit: {
          __typename: 'AmountOutOfRangeError',
          minimum: { amount: '10000', currency: 'PLAY' },
          maximum: { amount: '50000000', symbol: '₫' },
        },
      });
    },
  );

  test.each(['1e9', '0x10', ' 20000', '20,000', 'NaN', '0.00001', '1'.repeat(40), '٢٠٠٠٠', 20000, 20000.5, null])(
    'MON-004 the amount %j is no decimal text, and reaches nobody',
    async (amount) => {
      const gateway = open({ persona: 'member' });
      const { errors } = await gateway.ask(deposit, { input: { ...input, amount } });
      expect(errors?.length).toBe(1);
      expect(gateway.upstream.calls).toEqual([]);
    },
  );

  test('AZ-006 guests and trial accounts are refused before anything is sent', async () => {
    const [guest, demo] = [open(), open({ persona: 'demo' })];
    expect((await guest.ask(deposit, { input })).data).toEqual({ deposit: { __typename: 'NotSignedInError' } });
    expect((await demo.ask(deposit, { input })).data).toEqual({ deposit: { __typename: 'RealAccountNeededError' } });
    expect([...guest.upstream.calls, ...demo.upstream.calls]).toEqual([]);
  });

  test.each([
    ['in_need_true_account', 'RealAccountNeededError'],
    ['method_unavailable', 'DepositMethodUnavailableError'],
    ['money_maintenance', 'MoneyMaintenanceError'],
  ])("the operator's %s is a typed refusal", async (refuse, __typename) => {
    expect((await open({ persona: 'member', faults: { deposit: { refuse } } }).ask(deposit, { input })).data).toEqual({
      deposit: { __typename },
    });
  });

  test('a token that is void meanwhile refuses the deposit and ends the session', async () => {
    const gateway = open({ persona: 'member', faults: { deposit: { status: 401 } } });
    expect((await gateway.ask(deposit, { input })).data).toEqual({ deposit: { __typename: 'NotSignedInError' } });
    expect((await gateway.ask('{ viewer { id } }')).data).toEqual({ viewer: null });
  });

  const refuseStrangely: MockGatewayOptions['tamper'] = (name, answer) => {
    if (name === 'deposit') throw new FakeRefusal('amount_out_of_range', { minAmount: 'little', maxAmount: '2' });
    return answer;
  };
  test.each<readonly [what: string, options: MockGatewayOptions]>([
    ['another shape', { faults: { deposit: 'malformed' } }],
    ['a status', { faults: { deposit: { status: 500 } } }],
    ['a refusal with details of another kind', { tamper: refuseStrangely }],
  ])('a fault (%s) is masked and claims nothing about the money', async (_what, options) => {
    const { data, errors } = await open({ persona: 'member', ...options }).ask(deposit, { input });
    expect(data).toBeFalsy();
    expect(errors?.map(({ message }) => message)).toEqual(['Hệ thống gặp lỗi. Vui lòng thử lại.']);
  });

  test('MC-04 ways to pay in come with bounds, presets, what they cost and how long they take; the one used last stands first', async () => {
    const gateway = open({ persona: 'member' });
    const document =
      '{ viewer { depositMethods { id name kind isLastUsed expectedMinutes fee { fixed { amount } percent } minimum { amount } maximum { amount } presets { amount symbol } } } }';
    const methodsOf = async () =>
      ((await gateway.ask(document)).data as { viewer: { depositMethods: { id: string; kind: string; isLastUsed: boolean }[] } }).viewer
        .depositMethods;
    const methods = await methodsOf();
    expect(methods[0]).toEqual({
      id: input.methodId,
      name: 'Play money',
      kind: 'INSTANT',
      isLastUsed: false,
      expectedMinutes: 0,
      fee: { fixed: { amount: '0' }, percent: '0' },
      minimum: { amount: '10000' },
      maximum: { amount: '50000000' },
      presets: ['10000', '50000', '100000'].map((amount) => ({ amount, symbol: '₫' })),
    });
    expect(methods.map(({ kind }) => kind)).toEqual(['INSTANT', 'TRANSFER', 'REDIRECT']);
    await gateway.ask(deposit, { input: { ...input, methodId: methods[2]?.id } });
    expect((await methodsOf()).map(({ kind, isLastUsed }) => [kind, isLastUsed])).toEqual([
      ['REDIRECT', true],
      ['INSTANT', false],
      ['TRANSFER', false],
    ]);
  });
});

describe('a deposit that takes its time', () => {
  const transfer = { ...input, methodId: encodeGlobalId('DepositMethod', 'bank-transfer'), amount: '100000' };
  const ask =
    'mutation ($input: DepositInput!) { deposit(input: $input) { ... on DepositPayload { deposit { id status payment { url qr transfer { bank account holder memo } } } } } }';
  const read =
    'query ($id: ID!) { viewer { deposit(id: $id) { kind methodName status fee { amount } credited { amount } expiresAt closedAt reason payment { url } } } }';
  const cancel =
    'mutation ($id: ID!) { cancelDeposit(input: { depositId: $id }) { __typename ... on CancelDepositPayload { deposit { id status payment { url } } } } }';
  const id = encodeGlobalId('Deposit', 'd-1');

  test('MC-04 says how to pay it, and is followed to its end', async () => {
    const gateway = open({ persona: 'member', clock });
    expect((await gateway.ask(ask, { input: transfer })).data).toEqual({
      deposit: {
        deposit: {
          id,
          status: 'AWAITING_PAYMENT',
          payment: {
            url: 'https://pay.example/d-1',
            qr: 'https://pay.example/d-1',
            transfer: { bank: 'Lantern Trial Bank', account: '0088 2026 1122', holder: 'SAMPAN', memo: 'SPd-1' },
          },
        },
      },
    });
    const shown = async () => ((await gateway.ask(read, { id })).data as { viewer: { deposit: object } }).viewer.deposit;
    expect(await shown()).toMatchObject({ kind: 'TRANSFER', expiresAt: '2026-02-01T00:30:00.000Z', closedAt: null, credited: null });
    const [first] = gateway.upstream.members.find(personas.member.token)?.deposits ?? [];
    if (first) Object.assign(first, { status: 'RETURNED', reason: 'Sent twice.', closeTime: first.createTime + 1_000, payment: null });
    expect(await shown()).toMatchObject({ status: 'RETURNED', reason: 'Sent twice.', closedAt: '2026-02-01T00:00:01.000Z', payment: null });
  });

  test('MC-04 is called off once, and by its member alone', async () => {
    const gateway = open({ persona: 'member' });
    await gateway.ask(ask, { input: transfer });
    const cancelled = { __typename: 'CancelDepositPayload', deposit: { id, status: 'CANCELLED', payment: null } };
    expect((await gateway.ask(cancel, { id })).data).toEqual({ cancelDeposit: cancelled });
    expect((await gateway.ask(cancel, { id })).data).toEqual({ cancelDeposit: { __typename: 'DepositGoneOnError' } });
    const other = open({ persona: 'otherMember' });
    expect((await other.ask(read, { id })).data).toEqual({ viewer: { deposit: null } });
  });

  test('MC-04 the list is read page by page, newest first', async () => {
    const gateway = open({ persona: 'member' });
    for (const key of ['list-key-1', 'list-key-2', 'list-key-3']) await gateway.ask(ask, { input: { ...transfer, idempotencyKey: key } });
    const list =
      'query ($after: String) { viewer { deposits(first: 2, after: $after) { totalCount edges { node { id } } pageInfo { hasNextPage endCursor } } } }';
    interface Page {
      viewer: {
        deposits: { totalCount: number; edges: { node: { id: string } }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
      };
    }
    const page = async (after?: string) => ((await gateway.ask(list, { after })).data as unknown as Page).viewer.deposits;
    const ids = ({ edges }: Page['viewer']['deposits']) => edges.map(({ node }) => node.id);
    const first = await page();
    expect([ids(first), first.totalCount]).toEqual([['d-3', 'd-2'].map((key) => encodeGlobalId('Deposit', key)), 3]);
    const second = await page(first.pageInfo.endCursor);
    expect([ids(second), second.pageInfo.hasNextPage]).toEqual([[id], false]);
  });

  test('UPF-009 where to pay is never a script, nor a path of the site', async () => {
    for (const payUrl of ['javascript:alert(1)', '/rng', '//evil.example', 'data:text/html,x']) {
      const gateway = open({ persona: 'member' });
      await gateway.ask(ask, { input: transfer });
      const [first] = gateway.upstream.members.find(personas.member.token)?.deposits ?? [];
      if (first?.payment) Object.assign(first.payment, { payUrl });
      expect((await gateway.ask(read, { id })).data).toMatchObject({ viewer: { deposit: { payment: { url: null } } } });
    }
  });
});
