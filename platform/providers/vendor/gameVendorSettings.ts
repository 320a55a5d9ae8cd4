import { z } from 'zod';
import type { GameVendorEndpoint } from './httpGameVendor.ts';
import { isConfidential } from '../isConfidential.ts';

const vendor = (isPlainAllowed: boolean) =>
  z.strictObject({
    code: z.string().regex(/^[A-Z][A-Z0-9]{1,15}$/, 'must be capitals and digits'),
    url: z
      .url({ protocol: /^https?$/, abort: true })
      .refine((text) => isPlainAllowed || isConfidential(new URL(text)), 'must be https beyond this machine')
      .refine((text) => !/[?#]/.test(text), 'must have neither ? nor #'),
    key: z.string().min(32, 'must have 32 characters or more').max(500).optional(),
    takesTrials: z.boolean().default(false),
  });

/**
 * A JSON list of `{"code", "url", "key", "takesTrials"}`. A key that is left out is that of the setting `GAME_VENDOR_<CODE>_KEY`; `takesTrials`
 * says whether trial accounts may play there as well.
 */
export const gameVendorSettings = (environment: Readonly<Record<string, string | undefined>>) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' });
        return z.NEVER;
      }
    })
    .pipe(
      z
        .array(vendor(environment['PLAIN_HTTP_PROVIDERS'] === 'on'))
        .max(100)
        .refine((all) => new Set(all.map(({ code }) => code)).size === all.length, 'names a code twice'),
    )
    .transform((read, context): GameVendorEndpoint[] =>
      read.map(({ key, ...rest }, index) => {
        const setting = `GAME_VENDOR_${rest.code}_KEY`;
        const found = key ?? environment[setting] ?? '';
        if (found.length < 32)
          context.addIssue({
            code: 'custom',
            path: [index, 'key'],
            message: `is neither here nor in ${setting}, with 32 characters or more`,
          });
        return { ...rest, key: found };
      }),
    );
