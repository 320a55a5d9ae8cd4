import { afterEach, expect, test } from 'vitest';
import { openMockGateways } from '../../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const movement = {
  recordId: 'r1',
  kind: 'withdraw_HOLD',
  kindName: 'Withdrawal',
  amount: '-12.5',
  balanceBefore: '100',
  balanceAfter: '87.5',
  reference: 'w-77',
  time: Date.UTC(2026, 1, 3, 4, 5, 6),
};
const shown = `id kind title amount { amount symbol } balanceBefore { amount } balanceAfter { amount } reference recordedAt`;
const told = {
  id: expect.any(String) as string,
  kind: 'withdraw_HOLD',
  title: 'Withdrawal',
  amount: { amount: '-12.5', symbol: '₫' },
  balanceBefore: { amount: '100' },
  balanceAfter: { amount: '87.5' },
  reference: 'w-77',
  recordedAt: '2026-02-03T04:05:06.000Z',
};

test('MC-08 PP-35 a movement is told with the balance before and after it, beside the sums of its kind and what was ever brought in', async () => {
  const kinds = [
    { kind: 'deposit_IN', kindName: 'Deposit', count: 4, amount: '300' },
    { kind: 'withdraw_HOLD', kindName: 'Withdrawal', count: 3, amount: '-37.5' },
  ];
  const gateway = open({
    persona: 'member',
    overrides: {
      accountRecords: () => ({
        records: [movement],
        hasMore: true,
        kinds,
        wallets: ['bonus', 'cash'],
        currency: 'PLAY',
        netDeposits: '262.5',
      }),
    },
  });
  const ask = (given: string) =>
    gateway.ask(`{ viewer { accountRecords(${given}) {
      totalCount wallets netDeposits { amount } kinds { kind title count amount { amount } } edges { node { ${shown} } }
    } } }`);
  const rest = {
    wallets: ['bonus', 'cash'],
    netDeposits: { amount: '262.5' },
    kinds: [
      { kind: 'deposit_IN', title: 'Deposit', count: 4, amount: { amount: '300' } },
      { kind: 'withdraw_HOLD', title: 'Withdrawal', count: 3, amount: { amount: '-37.5' } },
    ],
    edges: [{ node: told }],
  };
  const filter = 'first: 7, wallet: "cash", kind: "withdraw_HOLD", from: "2026-02-01", to: "2026-02-03"';
  expect((await ask(filter)).data).toEqual({ viewer: { accountRecords: { totalCount: 3, ...rest } } });
  expect((await ask('wallet: "bonus"')).data).toEqual({ viewer: { accountRecords: { totalCount: 7, ...rest } } });
  expect(gateway.upstream.calls.filter(({ name }) => name === 'accountRecords').map(({ payload }) => payload)).toEqual([
    { pageSize: '7', wallet: 'cash', kind: 'withdraw_HOLD', fromDay: '2026-02-01', toDay: '2026-02-03' },
    { pageSize: '20', wallet: 'bonus' },
  ]);
});

test('MC-10 PP-22 a gift is told with its terms, and whether it is bonus money; what is there of that stands beside', async () => {
  const gateway = open({
    persona: 'member',
    overrides: {
      bonusRecords: () => ({
        records: [
          { ...movement, wallet: 'bonus', terms: 'Stake it once.' },
          { ...movement, recordId: 'r2', wallet: 'cash', terms: 'Nothing to fulfil.' },
        ],
        hasMore: false,
        currency: 'PLAY',
        bonusBalance: '55',
      }),
    },
  });
  const { data } = await gateway.ask(
    `{ viewer { bonusRecords { bonusBalance { amount } edges { node { isBonusMoney terms movement { ${shown} } } } } } }`,
  );
  expect(data).toEqual({
    viewer: {
      bonusRecords: {
        bonusBalance: { amount: '55' },
        edges: [
          { node: { isBonusMoney: true, terms: 'Stake it once.', movement: told } },
          { node: { isBonusMoney: false, terms: 'Nothing to fulfil.', movement: told } },
        ],
      },
    },
  });
});
