import { z } from 'zod';

/** What one field of registration accepts. */
export const fieldRule = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  /** Regular expression source; `*` accepts everything. */
  acceptedPattern: z.string().max(200),
  /**
   * Key of the message shown when the pattern is not met: `length`, `letterFirst`, `lettersOrDigits`, `lettersAndDigits`, `digits`, `email`,
   * `noSpaces`, `fullName`, `strongPassword` and such; for another word the message of `length` is shown.
   */
  patternId: z.string(),
  minLength: z.number().int().nonnegative(),
  maxLength: z.number().int().positive(),
});
