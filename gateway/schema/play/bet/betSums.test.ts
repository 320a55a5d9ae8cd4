import { afterEach, expect, test } from 'vitest';
import { openMockGateways } from '../../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const sumsOf = (first: number) => ({
  betAmount: String(first),
  validBetAmount: String(first + 1),
  winAmount: String(first + 2),
  netAmount: String(first + 3),
});
const shown = 'stake { amount } validStake { amount } win { amount } net { amount }';
const told = (first: number) => ({
  stake: { amount: String(first) },
  validStake: { amount: String(first + 1) },
  win: { amount: String(first + 2) },
  net: { amount: String(first + 3) },
});

test('MC-07 days, kind of play, maker and state of a filter reach the operator, and its bets are told with their sums', async () => {
  const gateway = open({
    persona: 'member',
    overrides: {
      betRecords: () => ({
        records: [],
        total: 12,
        hasMore: false,
        totals: sumsOf(10),
        currency: 'PLAY',
        played: [{ gameType: 'RNG', vassalage: 'XGS', vassalageName: 'Skiff Games' }],
      }),
    },
  });
  const { data } = await gateway.ask(
    `query ($filter: BetFilter) { viewer { bets(first: 7, filter: $filter) {
      totalCount totals { ${shown} } played { category vendorCode vendorName }
    } } }`,
    { filter: { from: '2026-01-02', to: '2026-01-31', category: 'RNG', vendorCode: 'XGS', status: 'VOID' } },
  );
  expect(data).toEqual({
    viewer: {
      bets: { totalCount: 12, totals: told(10), played: [{ category: 'RNG', vendorCode: 'XGS', vendorName: 'Skiff Games' }] },
    },
  });
  expect(gateway.upstream.calls.find(({ name }) => name === 'betRecords')?.payload).toEqual({
    pageSize: '7',
    fromDay: '2026-01-02',
    toDay: '2026-01-31',
    gameType: 'RNG',
    vassalage: 'XGS',
    status: 'VOID',
  });
});

test('MC-09 each day, all days together, and the last day, week and month are told by their own sums', async () => {
  const gateway = open({
    persona: 'member',
    overrides: {
      betProfit: () => ({
        days: [{ day: '2026-01-31', gameType: 'PVP', bets: 9, totals: sumsOf(20) }],
        totals: sumsOf(30),
        recent: { today: sumsOf(40), week: sumsOf(50), month: sumsOf(60) },
        currency: 'PLAY',
      }),
    },
  });
  const { data } = await gateway.ask(
    `{ viewer { profit(from: "2026-01-02", to: "2026-01-31") {
      days { day category betCount totals { ${shown} } } totals { ${shown} } today { ${shown} } week { ${shown} } month { ${shown} }
    } } }`,
  );
  expect(data).toEqual({
    viewer: {
      profit: {
        days: [{ day: '2026-01-31', category: 'PVP', betCount: 9, totals: told(20) }],
        totals: told(30),
        today: told(40),
        week: told(50),
        month: told(60),
      },
    },
  });
  expect(gateway.upstream.calls.find(({ name }) => name === 'betProfit')?.payload).toEqual({ fromDay: '2026-01-02', toDay: '2026-01-31' });
});
