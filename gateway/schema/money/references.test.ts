import { afterEach, expect, test } from 'vitest';
import { openMockGateways } from '../../testing/openMockGateways.ts';
import { encodeGlobalId } from '../globalId.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

/** The operator's numbers, as its people see them. */
const [depositId, withdrawalId] = ['01a21f60-5220-76de-94f5-9ceb31ab434b', '01a21f60-7a11-7b02-8f0e-1d2c3b4a5968'];
const deposit = {
  depositId,
  methodId: 'play-money',
  methodName: 'Play money',
  kind: 'instant',
  amount: '50000',
  fee: '0',
  credited: '50000',
  currency: 'PLAY',
  status: 'PAID',
  createTime: 1,
  expireTime: null,
  closeTime: 2,
  reason: null,
  payment: null,
} as const;
const withdrawal = {
  withdrawalId,
  amount: '20000',
  fee: '0',
  payout: '20000',
  currency: 'PLAY',
  status: 'PENDING',
  bankName: 'River Bank',
  accountNumber: '•••• 6789',
  createTime: 1,
  receiptDue: null,
  steps: [{ status: 'PENDING', time: 1, by: 'member', reason: null }],
} as const;

test('what a member quotes to customer service is the number that its people know, and not the id', async () => {
  const gateway = open({
    persona: 'member',
    overrides: {
      deposits: () => ({ deposits: [deposit], total: 1, hasMore: false }),
      withdrawals: () => ({ withdrawals: [{ ...withdrawal, steps: [...withdrawal.steps] }], total: 1, hasMore: false }),
    },
  });
  const { data, errors } = await gateway.ask(
    '{ viewer { deposits { edges { node { id reference } } } withdrawals { edges { node { id reference } } } } }',
  );
  expect([data, errors]).toEqual([
    {
      viewer: {
        deposits: { edges: [{ node: { id: encodeGlobalId('Deposit', depositId), reference: depositId } }] },
        withdrawals: { edges: [{ node: { id: encodeGlobalId('Withdrawal', withdrawalId), reference: withdrawalId } }] },
      },
    },
    undefined,
  ]);
});
