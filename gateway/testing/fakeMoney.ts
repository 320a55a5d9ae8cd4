import type { AnswerOf } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { FakeHandlers } from './FakeCallContext.ts';
import { fakeOwner } from './fakeOwner.ts';
import { totalOf } from './fakeMembers.ts';
import { FakeRefusal } from './fakeRefusal.ts';
import { decimal, tenThousandths } from './tenThousandths.ts';

const methods = [
  {
    methodId: 'play-money',
    methodName: 'Play money',
    currency: 'PLAY',
    minAmount: '10000',
    maxAmount: '50000000',
    presets: ['10000', '50000', '100000'],
  },
];

/** Balances and deposits. */
export const fakeMoney = {
  balance: (_payload, context) => ({ sumBalance: decimal(totalOf(fakeOwner(context))), currency: 'PLAY' }),
  depositMethods: () => ({ methods }),
  deposit: (payload, context) => {
    const account = fakeOwner(context);
    const key = context.idempotencyKey ?? '';
    const asked = JSON.stringify(payload);
    const before = account.answered.get(key);
    if (before !== undefined && before.payload !== asked) throw new FakeRefusal('idempotency_mismatch');
    if (before !== undefined) return before.answer as AnswerOf<Calls['deposit']>;
    const method = methods.find(({ methodId }) => methodId === payload.methodId);
    if (method === undefined) throw new FakeRefusal('method_unavailable');
    const amount = payload.amount.startsWith('-') ? -1n : tenThousandths(payload.amount);
    const { minAmount, maxAmount } = method;
    if (amount < tenThousandths(minAmount) || amount > tenThousandths(maxAmount))
      throw new FakeRefusal('amount_out_of_range', { minAmount, maxAmount });
    account.balance += amount;
    const answer = {
      depositId: `d-${account.answered.size + 1}`,
      amount: decimal(amount),
      currency: 'PLAY',
      status: 'PAID' as const,
      createTime: Date.UTC(2026, 1, 1),
      sumBalance: decimal(totalOf(account)),
    };
    account.answered.set(key, { payload: asked, answer });
    return answer;
  },
} satisfies Partial<FakeHandlers>;
