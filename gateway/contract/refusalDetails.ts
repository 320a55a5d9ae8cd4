import { z } from 'zod';
import { accessRefusals } from './accessRefusals.ts';
import { loginVerification } from './identity/loginVerification.ts';
import { limitReachedDetails, playPause } from './identity/playLimit.ts';
import { selfExclusion } from './identity/selfExclusion.ts';
import type { RefusalCode } from './refusalCodes.ts';
import { amount, instant } from './sharedSchemas.ts';

/** `value` of the refusals that a client reads details of, by their word. */
export const refusalDetails = {
  amount_out_of_range: z.object({ minAmount: amount, maxAmount: amount }),
  cooling_time: z.object({ until: instant }),
  daily_amount_reached: z.object({ leftToday: amount }),
  feedback_length: z.object({ minLength: z.int(), maxLength: z.int() }),
  invalid_fields: z.object({ fields: z.array(z.object({ name: z.string(), patternId: z.string() })).min(1) }),
  limit_reached: limitReachedDetails,
  login_failed: z.object({ captcha: z.boolean().optional(), locked: z.boolean().optional() }),
  [accessRefusals.paused]: playPause,
  self_excluded: selfExclusion,
  social_unlinked: z.object({ socialTicket: z.string(), name: z.string().default('') }),
  too_many_attempts: z.object({ retryAfterSeconds: z.int().nonnegative() }),
  under_age: z.object({ minAge: z.int().positive() }),
  verification_failed: z.object({ triesLeft: z.int().nonnegative() }),
  verification_required: loginVerification,
} as const satisfies Readonly<Partial<Record<RefusalCode, z.ZodType>>>;
