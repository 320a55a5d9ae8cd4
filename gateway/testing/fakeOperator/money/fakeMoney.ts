import { accessRefusals } from '#contract/accessRefusals.ts';
import type { FakeHandlers } from '../FakeCallContext.ts';
import { fakeBook } from './fakeBook.ts';
import { fakeDepositOf, fakeDepositMethods } from './fakeDeposits.ts';
import { fakeCurrencyOf, fakePauseOf, totalOf } from '../fakeAccount.ts';
import { requireFakeDepositRoom } from '../identity/fakeLimitUse.ts';
import { fakeOnce } from '../fakeOnce.ts';
import { fakeOwner } from '../fakeOwner.ts';
import { FakeRefusal } from '../fakeRefusal.ts';
import { decimal, tenThousandths } from '../tenThousandths.ts';

/** Balances and deposits. What a payment service would do to them a test does by `account.deposits`. */
export const fakeMoney = {
  balance: (_payload, context) => ({ sumBalance: decimal(totalOf(fakeOwner(context))), currency: fakeCurrencyOf(fakeOwner(context)) }),
  depositMethods: (_payload, context) => {
    const lastUsed = fakeOwner(context).deposits[0]?.methodId;
    return {
      methods: fakeDepositMethods
        .map((method) => ({ ...method, lastUsed: method.methodId === lastUsed }))
        .toSorted((left, right) => Number(right.lastUsed) - Number(left.lastUsed)),
    };
  },
  deposit: (payload, context) => {
    const owner = fakeOwner(context);
    const pause = fakePauseOf(owner, context.now);
    if (pause && !owner.answered.has(`deposit ${context.idempotencyKey ?? ''}`)) throw new FakeRefusal(accessRefusals.paused, pause);
    const method = fakeDepositMethods.find(({ methodId }) => methodId === payload.methodId);
    if (method === undefined) throw new FakeRefusal('method_unavailable');
    const amount = tenThousandths(payload.amount);
    const { methodId, minAmount, maxAmount } = method;
    if (amount < tenThousandths(minAmount) || amount > tenThousandths(maxAmount))
      throw new FakeRefusal('amount_out_of_range', { minAmount, maxAmount });
    const made = fakeOnce(context, 'deposit', { methodId, amount: decimal(amount) }, (account) => {
      requireFakeDepositRoom(account, amount, context.now);
      const deposit = fakeDepositOf(method, {
        depositId: `d-${account.deposits.length + 1}`,
        amount: decimal(amount),
        createTime: context.now,
      });
      account.deposits.unshift(deposit);
      if (deposit.status === 'PAID') fakeBook(account, { kind: 'deposit_IN', amount, reference: deposit.depositId, time: context.now });
      return deposit;
    });
    const account = fakeOwner(context);
    // A repetition is told how it stands by now.
    return {
      deposit: account.deposits.find(({ depositId }) => depositId === made.depositId) ?? made,
      sumBalance: decimal(totalOf(account)),
    };
  },
  deposits: ({ pageSize, beforeDepositId }, context) => {
    const { deposits } = fakeOwner(context);
    const from =
      beforeDepositId === undefined ? 0 : deposits.findIndex(({ depositId }) => depositId === beforeDepositId) + 1 || deposits.length;
    return { deposits: deposits.slice(from, from + pageSize), total: deposits.length, hasMore: from + pageSize < deposits.length };
  },
  depositById: ({ depositId }, context) => ({ deposit: fakeOwner(context).deposits.find((each) => each.depositId === depositId) ?? null }),
  cancelDeposit: ({ depositId }, context) => {
    const { deposits } = fakeOwner(context);
    const index = deposits.findIndex((each) => each.depositId === depositId && each.status === 'AWAITING_PAYMENT');
    const open = deposits[index];
    if (open === undefined) throw new FakeRefusal('deposit_gone_on');
    const deposit = { ...open, status: 'CANCELLED' as const, payment: null, closeTime: context.now };
    deposits[index] = deposit;
    return { deposit };
  },
} satisfies Partial<FakeHandlers>;
