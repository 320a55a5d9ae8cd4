import { afterEach, expect, test } from 'vitest';
import { openMockGateways } from '../../../testing/openMockGateways.ts';
import { encodeGlobalId } from '../../globalId.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const at = (minute: number) => Date.UTC(2026, 1, 3, 4, minute);
const withdrawal = {
  withdrawalId: 'w-77',
  amount: '500',
  fee: '12.5',
  payout: '487.5',
  currency: 'PLAY',
  status: 'SENT' as const,
  bankName: 'River Bank',
  accountNumber: '•••• 6789',
  createTime: at(1),
  receiptDue: at(59),
  steps: [
    { status: 'PENDING' as const, time: at(1), by: 'member' as const, reason: null },
    { status: 'SENT' as const, time: at(2), by: 'timeOut' as const, reason: 'By hand.' },
  ],
};
const shown = `status bankName accountNumber createdAt receiptDue amount { amount symbol } fee { amount } payout { amount }
  steps { status happenedAt by reason }`;
const told = {
  status: 'SENT',
  bankName: 'River Bank',
  accountNumber: '•••• 6789',
  createdAt: '2026-02-03T04:01:00.000Z',
  receiptDue: '2026-02-03T04:59:00.000Z',
  amount: { amount: '500', symbol: '₫' },
  fee: { amount: '12.5' },
  payout: { amount: '487.5' },
  steps: [
    { status: 'PENDING', happenedAt: '2026-02-03T04:01:00.000Z', by: 'MEMBER', reason: null },
    { status: 'SENT', happenedAt: '2026-02-03T04:02:00.000Z', by: 'TIME_OUT', reason: 'By hand.' },
  ],
};

test('MC-05 a withdrawal is told with fee and payout, each of its steps, and when it counts as received', async () => {
  const gateway = open({
    persona: 'member',
    overrides: { withdrawals: () => ({ withdrawals: [withdrawal], total: 9, hasMore: true }) },
  });
  const { data } = await gateway.ask(`{ viewer { withdrawals { totalCount pageInfo { hasNextPage } edges { node { ${shown} } } } } }`);
  expect(data).toEqual({
    viewer: { withdrawals: { totalCount: 9, pageInfo: { hasNextPage: true }, edges: [{ node: told }] } },
  });
});

test('MC-05 PP-40 bounds, fee, what is left of the day and the minutes until it counts as received are those of the operator', async () => {
  const gateway = open({
    persona: 'member',
    overrides: {
      withdrawalTerms: () => ({
        minAmount: '10',
        maxAmount: '9000',
        currency: 'PLAY',
        dailyCount: 5,
        leftToday: 2,
        feeFixed: '1.5',
        feePercent: '0.25',
        receiptMinutes: 45,
      }),
    },
  });
  const { data } = await gateway.ask(
    '{ viewer { withdrawalTerms { minimum { amount } maximum { amount } dailyCount countLeftToday receiptMinutes fee { fixed { amount } percent } } } }',
  );
  expect(data).toEqual({
    viewer: {
      withdrawalTerms: {
        minimum: { amount: '10' },
        maximum: { amount: '9000' },
        dailyCount: 5,
        countLeftToday: 2,
        receiptMinutes: 45,
        fee: { fixed: { amount: '1.5' }, percent: '0.25' },
      },
    },
  });
});

test('MC-05 what is asked for and what is said of its arrival reach the operator as they are', async () => {
  const gateway = open({ persona: 'member', overrides: { withdraw: () => withdrawal, confirmWithdrawal: () => withdrawal } });
  const made = await gateway.ask(
    `mutation ($input: WithdrawInput!) { withdraw(input: $input) { ... on WithdrawPayload { withdrawal { ${shown} } } } }`,
    {
      input: {
        payoutAccountId: encodeGlobalId('PayoutAccount', 'p-1'),
        amount: '500.00',
        stepUpTicket: 'proven',
        idempotencyKey: 'one-of-a-kind',
      },
    },
  );
  expect(made.data).toEqual({ withdraw: { withdrawal: told } });
  for (const received of [true, false])
    await gateway.ask('mutation ($input: ConfirmWithdrawalInput!) { confirmWithdrawal(input: $input) { __typename } }', {
      input: { withdrawalId: encodeGlobalId('Withdrawal', 'w-77'), received },
    });
  expect(gateway.upstream.calls.filter(({ name }) => /withdraw/i.test(name)).map(({ name, payload }) => [name, payload])).toMatchObject([
    ['withdraw', { payoutAccountId: 'p-1', amount: '500.00', stepUpTicket: 'proven' }],
    ['confirmWithdrawal', { withdrawalId: 'w-77', received: true }],
    ['confirmWithdrawal', { withdrawalId: 'w-77', received: false }],
  ]);
});
