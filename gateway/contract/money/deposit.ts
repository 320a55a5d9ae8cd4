import { z } from 'zod';
import { accessRefusals } from '../accessRefusals.ts';
import { call } from '../call.ts';
import { amount, currency, instant, nothing } from '../sharedSchemas.ts';

const depositKind = z.enum(['instant', 'transfer', 'redirect']);

/** Ways to pay in, in the order to offer them: the one that the member used last stands first. */
export const depositMethods = call({
  method: 'GET',
  path: '/wps/deposit/methods',
  access: 'members',
  kind: 'read',
  group: 'wallet',
  specified: false,
  payload: nothing,
  answer: z.object({
    methods: z.array(
      z.object({
        methodId: z.string(),
        methodName: z.string(),
        /** `instant` is credited before the answer, `transfer` is sent from an account of the member's own, `redirect` is paid on a page elsewhere. */
        kind: depositKind,
        currency,
        /** The smallest that it takes; less is refused by `amount_out_of_range`. */
        minAmount: amount,
        /** The largest that it takes in one go. */
        maxAmount: amount,
        /** Suggested amounts, smallest first. */
        presets: z.array(amount),
        /** Paid beside the amount, which is credited whole: both parts together. */
        fee: z.object({
          /** The same for every amount. */
          fixed: amount,
          /** Share of the amount in percent: `1` is a hundredth. */
          percent: amount,
        }),
        /** Minutes until it is usually credited; 0 for at once. */
        expectedMinutes: z.number().int().nonnegative(),
        /** Whether the member's last deposit went this way. */
        lastUsed: z.boolean(),
      }),
    ),
  }),
});

const depositRow = z.object({
  depositId: z.string(),
  methodId: z.string(),
  methodName: z.string(),
  kind: depositKind,
  /** What is to be credited. */
  amount,
  /** What is to be paid beside it. */
  fee: amount,
  /** What was credited; null until it is `PAID`. Other than `amount` only where a person of the operator decided so. */
  credited: amount.nullable(),
  currency,
  /**
   * `CREATED`: nobody was asked yet. `UNCONFIRMED`: the answer of the payment provider is lost, and asked for again. `AWAITING_PAYMENT`: it can be
   * paid. `PROCESSING`: it was paid, and is not sure yet. `TO_MATCH`: a person of the operator looks at it. Ends: `PAID` (credited), `EXPIRED`,
   * `DECLINED` (by whoever pays, or the provider), `FAILED`, `CANCELLED` (by the member), `REFUSED` and `RETURNED` (what came was sent back), both by hand.
   */
  status: z.enum([
    'CREATED',
    'UNCONFIRMED',
    'AWAITING_PAYMENT',
    'PROCESSING',
    'PAID',
    'EXPIRED',
    'DECLINED',
    'FAILED',
    'CANCELLED',
    'TO_MATCH',
    'REFUSED',
    'RETURNED',
  ]),
  createTime: instant,
  /** When it expires unless it is paid; null for what is credited at once. */
  expireTime: instant.nullable(),
  /** When it came to its end; null while it is open. */
  closeTime: instant.nullable(),
  /** Why a person of the operator decided as they did, in their words; null where nobody did. */
  reason: z.string().nullable(),
  /** How to pay; null unless it is `AWAITING_PAYMENT`. */
  payment: z
    .object({
      /** Page to pay on; null where there is none. */
      payUrl: z.string().nullable(),
      /** What a QR code says; null where there is none. */
      qr: z.string().nullable(),
      /** Where to send a transfer; null for other kinds. `memo` has to stand with it. */
      transfer: z.object({ bank: z.string(), account: z.string(), holder: z.string(), memo: z.string() }).nullable(),
    })
    .nullable(),
});

/**
 * Pays money in. Play money is credited before the answer; whatever goes through a payment provider is `AWAITING_PAYMENT` then, or `UNCONFIRMED`.
 * Refusals: `amount_out_of_range` with `value.minAmount` and `value.maxAmount`, `limit_reached` (a limit that the member has set leaves less: `playLimits`), `method_unavailable`, `in_need_true_account`,
 * `idempotency_mismatch` (the key was used for another payload), `money_maintenance` (no money moves for now),
 * `too_many_attempts` (of those through a provider, with `value.retryAfterSeconds`), `play_paused` (during a break, but for a repetition).
 */
export const deposit = call({
  method: 'POST',
  path: '/wps/deposit',
  access: 'members',
  kind: 'money',
  // Refused anew; one that was made before is answered again.
  whilePaused: true,
  group: 'wallet',
  specified: false,
  refusals: [
    'amount_out_of_range',
    'limit_reached',
    'method_unavailable',
    'idempotency_mismatch',
    'money_maintenance',
    'too_many_attempts',
    accessRefusals.paused,
  ],
  payload: z.object({
    methodId: z.string().max(64),
    /** What is to be credited; a fee comes on top. */
    amount,
  }),
  answer: z.object({
    deposit: depositRow,
    /** As `balance` answers it from now on. */
    sumBalance: amount,
  }),
});

/** The member's own deposits, newest first, read backwards from `beforeDepositId`. */
export const deposits = call({
  method: 'GET',
  path: '/wps/deposit/list',
  access: 'members',
  kind: 'read',
  group: 'wallet',
  specified: false,
  payload: z.object({
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
    /** The last deposit of the page before; left out for the newest page. */
    beforeDepositId: z.string().max(64).optional(),
  }),
  answer: z.object({ deposits: z.array(depositRow), total: z.number().int().nonnegative(), hasMore: z.boolean() }),
});

/** One of the member's own deposits; null where there is none of that id, or it is another's. */
export const depositById = call({
  method: 'GET',
  path: '/wps/deposit/byId',
  access: 'members',
  kind: 'read',
  group: 'wallet',
  specified: false,
  payload: z.object({ depositId: z.string().min(1).max(64) }),
  answer: z.object({ deposit: depositRow.nullable() }),
});

/** Calls off a deposit that is not paid yet. Refused with `deposit_gone_on` where it cannot be called off any more, or there is none of that id. */
export const cancelDeposit = call({
  method: 'POST',
  path: '/wps/deposit/cancel',
  access: 'members',
  kind: 'write',
  group: 'wallet',
  specified: false,
  refusals: ['deposit_gone_on'],
  payload: z.object({ depositId: z.string().min(1).max(64) }),
  answer: z.object({ deposit: depositRow }),
});

export const depositCalls = { depositMethods, deposit, deposits, depositById, cancelDeposit };
