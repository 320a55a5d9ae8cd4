import { z } from 'zod';
import { call } from '../call.ts';
import { amount, calendarDay, currency, instant } from '../sharedSchemas.ts';

const movementFields = {
  recordId: z.string(),
  /** What was done, as an open list of codes such as `deposit_IN` or `bet_OUT`: an operator adds to it. */
  kind: z.string(),
  /** What that is called, in the language of the request. */
  kindName: z.string(),
  /** Below zero where the account paid. */
  amount,
  /** What the account held before it. */
  balanceBefore: amount,
  /** The same with `amount` added. */
  balanceAfter: amount,
  /** Names the movement to customer service; movements that were one transaction share it. */
  reference: z.string(),
  time: instant,
};

/** One movement on one of the member's accounts. */
const movement = z.object(movementFields);

/** One kind of movement with its sums. */
const kindSums = z.object({
  kind: z.string(),
  kindName: z.string(),
  count: z.number().int().nonnegative(),
  /** Below zero where the account paid more by them than came onto it. */
  amount,
});

/**
 * What happened on one of the member's accounts, newest first, read backwards from `beforeRecordId`. Sums are of all days of the filter,
 * kind by kind, whatever `kind` and page are asked for; that of `kind` is told where there is none of it on those days, too, once there was any.
 */
export const accountRecords = call({
  method: 'GET',
  path: '/wps/member/accountRecords',
  access: 'members',
  kind: 'read',
  group: 'records',
  specified: false,
  payload: z.object({
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
    /** The last record of the page before; left out for the newest page. */
    beforeRecordId: z.string().max(64).optional(),
    /** `cash`, `bonus`, or a wallet with one vendor as `vendor:XGS`; one that the member does not have is empty. */
    wallet: z.string().max(32).default('cash'),
    kind: z.string().max(64).optional(),
    fromDay: calendarDay.optional(),
    /** The last day, which is among them. */
    toDay: calendarDay.optional(),
  }),
  answer: z.object({
    records: z.array(movement),
    hasMore: z.boolean(),
    kinds: z.array(kindSums),
    /** Accounts of the member that anything has ever happened on. */
    wallets: z.array(z.string()),
    currency,
    /** Deposits of the member's whole life, less what was withdrawn or waits to be paid. */
    netDeposits: amount,
  }),
});

/** Every gift and every movement of bonus money, newest first, read backwards from `beforeRecordId`, with its terms. */
export const bonusRecords = call({
  method: 'GET',
  path: '/wps/member/bonusRecords',
  access: 'members',
  kind: 'read',
  group: 'records',
  specified: false,
  payload: z.object({
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
    beforeRecordId: z.string().max(64).optional(),
  }),
  answer: z.object({
    records: z.array(
      z.object({
        ...movementFields,
        wallet: z.string(),
        /** What has to be done before it can be withdrawn, in the language of the request. */
        terms: z.string(),
      }),
    ),
    hasMore: z.boolean(),
    currency,
    /** Bonus money that the member has now, apart from what can be spent on everything. */
    bonusBalance: amount,
  }),
});

export const accountRecordCalls = { accountRecords, bonusRecords };
