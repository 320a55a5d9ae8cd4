import { z } from 'zod';
import { call } from '../call.ts';
import { instant } from '../sharedSchemas.ts';

/**
 * `value` of the refusal `self_excluded`: how far the exclusion has come. It is never over by itself, nor by logging in. After its
 * term the member wishes to come back (`wishToReturn`), and a day or more later wishes so again; that ends it.
 */
export const selfExclusion = z.object({
  /** End of the term; null for good. */
  until: instant.nullable(),
  /**
   * `term`: until then there is nothing to do. `over`: the first wish may be said. `cooling`: it was, and has to wait for
   * `returnFrom`. `returnable`: the second one may be said.
   */
  step: z.enum(['term', 'over', 'cooling', 'returnable']).default('term'),
  /** When the second wish may be said, once the first one was; else null. */
  returnFrom: instant.nullable().default(null),
  /** Goes with the wish, where one may be said; good for ten minutes, as whoever gets it has just proven to be the member. */
  returnTicket: z.string().max(300).nullable().default(null),
});

/**
 * Says the wish to come back from a self-exclusion: the first one after its term, the second one 24 hours or more after the first,
 * which ends it. Repeated in between, it answers the same and changes nothing. Opens no session. Refusals: `return_failed` (no such
 * ticket, an old one, or the term is not over: not told apart), `too_many_attempts`.
 */
export const wishToReturn = call({
  method: 'POST',
  path: '/wps/member/selfExclusion/return',
  access: 'beforeLogIn',
  encrypt: true,
  kind: 'write',
  group: 'auth',
  specified: false,
  refusals: ['return_failed', 'too_many_attempts'],
  payload: z.object({ returnTicket: z.string().max(300) }),
  answer: z.object({
    /** True where that was the second wish: the member may log in. */
    ended: z.boolean(),
    /** When the second wish may be said; null where it was. */
    returnFrom: instant.nullable(),
  }),
});

export const selfExclusionCalls = { wishToReturn };
