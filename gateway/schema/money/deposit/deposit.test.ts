import { afterEach, describe, expect, test } from 'vitest';
import { openMockGateways } from '../../../testing/openMockGateways.ts';
import { encodeGlobalId } from '../../globalId.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

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
    const gateway = open({ persona: 'member' });
    expect((await gateway.ask(deposit, { input })).data).toEqual({ deposit: paid });
    expect(gateway.upstream.calls.map(({ name }) => name)).toEqual(['deposit', 'systemStatus', 'balance']);
  });

  test('MON-001 twenty requests with one key move the money once, and answer the same', async () => {
    const gateway = open({ persona: 'member' });
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

  test.each(['malformed', { status: 500 }, { refuse: 'amount_out_of_range', value: { minAmount: 'little' } }] as const)(
    'a fault (%j) is masked and claims nothing about the money',
    async (fault) => {
      const { data, errors } = await open({ persona: 'member', faults: { deposit: fault } }).ask(deposit, { input });
      expect(data).toBeFalsy();
      expect(errors?.map(({ message }) => message)).toEqual(['Hệ thống gặp lỗi. Vui lòng thử lại.']);
    },
  );

  test('ways to pay in come with their bounds and presets', async () => {
    const { data } = await open({ persona: 'member' }).ask(
      '{ viewer { depositMethods { id name minimum { amount } maximum { amount } presets { amount symbol } } } }',
    );
    expect(data).toEqual({
      viewer: {
        depositMethods: [
          {
            id: input.methodId,
            name: 'Play money',
            minimum: { amount: '10000' },
            maximum: { amount: '50000000' },
            presets: ['10000', '50000', '100000'].map((amount) => ({ amount, symbol: '₫' })),
          },
        ],
      },
    });
  });
});
