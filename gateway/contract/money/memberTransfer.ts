import { z } from 'zod';
import { accessRefusals } from '../accessRefusals.ts';
import { call } from '../call.ts';
import { amount, currency, instant } from '../sharedSchemas.ts';

const receiver = z.object({
  receiverId: z.string(),
  /** The account's first letters, the rest is hidden; the whole of a downline that was asked for by its whole `account`. */
  maskedAccount: z.string(),
  /** `UPLINE`: who brought the member. `DOWNLINE`: whom the member, an agent, has brought. */
  relation: z.enum(['UPLINE', 'DOWNLINE']),
});

/** To whom a member may transfer, and how much. */
export const memberTransferTerms = call({
  method: 'GET',
  path: '/wps/member/transfer/terms',
  access: 'members',
  kind: 'read',
  group: 'wallet',
  specified: false,
  payload: z.object({
    /** Of a direct downline, in whichever case: the letters that `maskedAccount` shows, or the first of them, or else the whole account; left out, the newest are told. No more of it finds anybody, or the hidden letters could be found out one by one. */
    account: z.string().min(1).max(64).optional(),
  }),
  answer: z.object({
    /** False where the brand has transfers between members off; nobody is named then. */
    isOpen: z.boolean(),
    /** The smallest at a time; less is refused by `amount_out_of_range`. */
    minAmount: amount,
    /** The largest at a time. */
    maxAmount: amount,
    /** How much there may be on one business day, and how much of it is left. */
    dailyAmount: amount,
    /** What is left of `dailyAmount`; more is refused by `daily_amount_reached`. */
    leftToday: amount,
    currency,
    /** The upline first, where there is one, whatever `account` says; of an agent then the direct downlines, the newest first, a hundred at most. */
    receivers: z.array(receiver),
    /** There are more direct downlines than these; `account` finds them. */
    hasMore: z.boolean(),
  }),
});

/**
 * Moves money to the member's upline or, of an agent, to any direct downline. It cannot be called back. The ticket is of `proveStepUp` for
 * `transferUpline`, with this amount and the receiver's id as target. Refusals: `function_not_enabled` (the brand has it off), `step_up_failed`,
 * `amount_out_of_range` with `value.minAmount` and `value.maxAmount`, `insufficient_balance`, `cooling_time` with `value.until`, `daily_amount_reached` with `value.leftToday`,
 * `receiver_unavailable`, `idempotency_mismatch`, `money_maintenance`, `play_paused` (during a break, but for a repetition).
 */
export const memberTransfer = call({
  method: 'POST',
  path: '/wps/member/transfer',
  access: 'members',
  encrypt: true,
  kind: 'money',
  // Refused anew; one that was made before is answered again.
  whilePaused: true,
  group: 'wallet',
  specified: false,
  refusals: [
    'function_not_enabled',
    'step_up_failed',
    'amount_out_of_range',
    'insufficient_balance',
    'cooling_time',
    'daily_amount_reached',
    'receiver_unavailable',
    'idempotency_mismatch',
    'money_maintenance',
    accessRefusals.paused,
  ],
  payload: z.object({
    receiverId: z.string().max(64),
    /** What leaves the member; the receiver has all of it. */
    amount,
    stepUpTicket: z.string().max(200),
  }),
  answer: z.object({
    /** To be quoted to customer service. */
    transferId: z.string(),
    receiver,
    /** What left the member, and the receiver has. */
    amount,
    currency,
    transferTime: instant,
  }),
});

export const memberTransferCalls = { memberTransferTerms, memberTransfer };
