import { z } from 'zod';
import { call } from '../call.ts';
import { amount, currency, instant, nothing } from '../sharedSchemas.ts';

/** What a member may ask for, and what it costs. */
export const withdrawalTerms = call({
  method: 'GET',
  path: '/wps/withdrawal/terms',
  access: 'members',
  kind: 'read',
  group: 'wallet',
  specified: false,
  payload: nothing,
  answer: z.object({
    /** The smallest at a time; less is refused by `amount_out_of_range`. */
    minAmount: amount,
    /** The largest at a time. */
    maxAmount: amount,
    currency,
    /** How many there may be on one business day. */
    dailyCount: z.number().int().positive(),
    /** How many of these are left. */
    leftToday: z.number().int().nonnegative(),
    /** What the house keeps of each, whatever its amount. */
    feeFixed: amount,
    /** What it keeps beside that, in percent of what is withdrawn: `1` is a hundredth. */
    feePercent: amount,
    /** Minutes after which one that was paid out counts as received. */
    receiptMinutes: z.number().int().positive(),
  }),
});

/**
 * `PENDING`: somebody looks at it. `APPROVED`: on its way, by a provider or by the hand of the house. `SENT`: paid out, to be confirmed by the member. `RECEIVED`: confirmed, by the member, by
 * time or by the operator. `DISPUTED`: the member says that it did not arrive. `REJECTED`, `FAILED` (not paid, says the bank or the house) and `RETURNED` (after a dispute): the money is
 * back in the balance.
 */
const withdrawalStatus = z.enum(['PENDING', 'APPROVED', 'SENT', 'RECEIVED', 'DISPUTED', 'REJECTED', 'FAILED', 'RETURNED']);

const withdrawalRow = z.object({
  withdrawalId: z.string(),
  /** What leaves the balance. */
  amount,
  /** What the house keeps of it. */
  fee: amount,
  /** What the bank pays. */
  payout: amount,
  currency,
  status: withdrawalStatus,
  bankName: z.string(),
  /** Masked, such as `•••• 6789`. */
  accountNumber: z.string(),
  createTime: instant,
  /** When it counts as received by itself; null where that is not waited for. */
  receiptDue: instant.nullable(),
  /** Everything that happened to it, the first one first. */
  steps: z.array(
    z.object({
      status: withdrawalStatus,
      time: instant,
      /** Who did it: the member, the rules or the time-out of the house, its people, or the bank. */
      by: z.enum(['member', 'rules', 'timeOut', 'operator', 'bank']),
      /** Why, in the language of the request as far as the house worded it; null where nothing was said. */
      reason: z.string().nullable(),
    }),
  ),
});

/**
 * Asks for money to be paid out. It is set aside before the answer comes, and cannot be called back. The ticket is of `proveStepUp` for `withdraw`, with this
 * amount and the account's id as target. Refusals: `step_up_failed`, `amount_out_of_range` with `value.minAmount` and `value.maxAmount`, `insufficient_balance`,
 * `daily_count_reached`, `payout_account_gone`, `cooling_time` with `value.until`, `in_need_true_account`, `idempotency_mismatch`, `money_maintenance`.
 */
export const withdraw = call({
  method: 'POST',
  path: '/wps/withdrawal',
  access: 'members',
  encrypt: true,
  kind: 'money',
  // What is theirs is paid to whoever keeps from play, too.
  whilePaused: true,
  group: 'wallet',
  specified: false,
  refusals: [
    'step_up_failed',
    'amount_out_of_range',
    'insufficient_balance',
    'daily_count_reached',
    'payout_account_gone',
    'cooling_time',
    'idempotency_mismatch',
    'money_maintenance',
  ],
  payload: z.object({
    payoutAccountId: z.string().max(64),
    /** What leaves the balance; the fee is taken off it. */
    amount,
    stepUpTicket: z.string().max(200),
  }),
  answer: withdrawalRow,
});

/** What the member asked for, the newest first; whatever came of it stays. */
export const withdrawals = call({
  method: 'GET',
  path: '/wps/withdrawal/records',
  access: 'members',
  kind: 'read',
  group: 'wallet',
  specified: false,
  payload: z.object({
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
    /** Reads on behind this one, towards older ones; left out for the newest. */
    beforeWithdrawalId: z.string().max(64).optional(),
  }),
  answer: z.object({
    withdrawals: z.array(withdrawalRow),
    /** All that the member ever asked for, on whichever page. */
    total: z.number().int().nonnegative(),
    hasMore: z.boolean(),
  }),
});

/**
 * Says whether what was paid out has arrived. Said again, it answers the same; what was not received may be received later. Refusals: `withdrawal_gone` (the
 * member has none of that id), `withdrawal_closed` (there is nothing to confirm, or not any more).
 */
export const confirmWithdrawal = call({
  method: 'POST',
  path: '/wps/withdrawal/confirm',
  access: 'members',
  kind: 'write',
  group: 'wallet',
  specified: false,
  refusals: ['withdrawal_gone', 'withdrawal_closed'],
  payload: z.object({ withdrawalId: z.string().max(64), received: z.boolean() }),
  answer: withdrawalRow,
});

export const withdrawalCalls = { withdrawalTerms, withdraw, withdrawals, confirmWithdrawal };
