import { z } from 'zod';
import { call } from '../call.ts';
import { verificationCode } from '../sharedSchemas.ts';
import { openedSession } from './session.ts';

/**
 * Ways to prove that a login from an unknown address is the member's own: a code by SMS, a code by mail to
 * the bound address, the name on the bank account, an authenticator app, or one of its recovery codes.
 */
export const verificationMethod = z.enum(['phone', 'email', 'bankName', 'totp', 'recoveryCode']);

/** `value` of the refusal `verification_required`. Five tries and five minutes in all. */
export const loginVerification = z.object({
  verificationId: z.string(),
  methods: z.array(
    z.object({
      method: verificationMethod,
      /** Where a code will be sent, such as `+84 ••• 12` or `l•••@example.com`; empty for the others. */
      hint: z.string(),
    }),
  ),
  expiresInSeconds: z.number().int().positive(),
});

const verificationId = z.string().max(64);

/**
 * Sends the code of `phone` or `email`; for the other methods there is nothing to begin. Refusals:
 * `verification_expired` (log in anew), `too_many_attempts`, `function_not_enabled` (a method not offered).
 */
export const beginLoginVerification = call({
  method: 'POST',
  path: '/wps/session/login/verification/begin',
  access: 'beforeLogIn',
  encrypt: true,
  kind: 'write',
  group: 'auth',
  specified: false,
  refusals: ['verification_expired', 'too_many_attempts', 'function_not_enabled'],
  payload: z.object({ verificationId, method: verificationMethod }),
  answer: z.object({ expiredMinutes: z.number().int().positive() }),
});

/**
 * Proves a login that waits for it; the address is known from then on. Refusals: `verification_failed` (`value.triesLeft`),
 * `verification_expired` (also after the last try: log in anew), `self_excluded` as of `login`, `too_many_attempts`,
 * `function_not_enabled` (a method not offered).
 */
export const answerLoginVerification = call({
  method: 'POST',
  path: '/wps/session/login/verification/answer',
  access: 'beforeLogIn',
  encrypt: true,
  kind: 'write',
  group: 'auth',
  byBrowser: true,
  specified: false,
  refusals: ['verification_failed', 'verification_expired', 'self_excluded', 'too_many_attempts', 'function_not_enabled'],
  payload: z.object({ verificationId, method: verificationMethod, answer: verificationCode }),
  answer: openedSession,
});

export const loginVerificationCalls = { beginLoginVerification, answerLoginVerification };
