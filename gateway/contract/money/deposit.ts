import { z } from 'zod';
import { call } from '../call.ts';
import { amount, currency, instant, nothing } from '../sharedSchemas.ts';

/** Ways to pay in, in the order they are offered. */
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
        currency,
        minAmount: amount,
        maxAmount: amount,
        /** Suggested amounts, smallest first. */
        presets: z.array(amount),
      }),
    ),
  }),
});

/**
 * Pays money in. Play money is credited before the answer. Refusals: `amount_out_of_range` with
 * `value.minAmount` and `value.maxAmount`, `limit_reached` (a limit that the member has set leaves less; see playLimit.ts), `method_unavailable`, `in_need_true_account`,
 * `idempotency_mismatch` (the key was used for another payload), `money_maintenance` (no money moves for now).
 */
export const deposit = call({
  method: 'POST',
  path: '/wps/deposit',
  access: 'members',
  kind: 'money',
  group: 'wallet',
  specified: false,
  refusals: ['amount_out_of_range', 'limit_reached', 'method_unavailable', 'idempotency_mismatch', 'money_maintenance'],
  payload: z.object({ methodId: z.string().max(64), amount }),
  answer: z.object({
    depositId: z.string(),
    amount,
    currency,
    status: z.enum(['PENDING', 'PAID', 'FAILED']),
    createTime: instant,
    sumBalance: amount,
  }),
});

export const depositCalls = { depositMethods, deposit };
