import { z } from 'zod';
import { call } from '../call.ts';
import { nothing, password, verificationCode } from '../sharedSchemas.ts';

/** Whether the account has an authenticator app, and how many of its recovery codes are left. */
export const authenticator = call({
  method: 'GET',
  path: '/wps/member/authenticator',
  access: 'members',
  kind: 'read',
  group: 'auth',
  specified: false,
  payload: nothing,
  answer: z.object({ enabled: z.boolean(), recoveryCodesLeft: z.number().int().nonnegative() }),
});

/**
 * Begins to bind an authenticator app; nothing is bound before `confirmAuthenticator`. Needs the password
 * anew and, where the account is proven by a number or a mail address (`factor` of `paymentPassword`), a fresh code for the action
 * `enrolAuthenticator`: the app takes the place of that. Refusals: `wrong_password`, `verification_code_failed`, `authenticator_bound`,
 * `too_many_attempts`.
 */
export const enrolAuthenticator = call({
  method: 'POST',
  path: '/wps/member/authenticator/enrol',
  access: 'members',
  encrypt: true,
  kind: 'write',
  group: 'auth',
  specified: false,
  refusals: ['wrong_password', 'verification_code_failed', 'authenticator_bound', 'too_many_attempts'],
  payload: z.object({ password, code: verificationCode.optional() }),
  answer: z.object({
    /** Base32, for typing. */
    secret: z.string(),
    /** `otpauth://` address, for a QR code. */
    address: z.string(),
  }),
});

/** Binds the app by one of its codes. Answers ten recovery codes, shown once. Refusals: `verification_code_failed`, `too_many_attempts`. */
export const confirmAuthenticator = call({
  method: 'POST',
  path: '/wps/member/authenticator/confirm',
  access: 'members',
  encrypt: true,
  kind: 'write',
  group: 'auth',
  specified: false,
  refusals: ['verification_code_failed', 'too_many_attempts'],
  payload: z.object({ code: verificationCode }),
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
});

/**
 * Unbinds the app. Needs the password anew and a code of the app, or a recovery code. Refusals:
 * `wrong_password`, `verification_code_failed`, `too_many_attempts`.
 */
export const removeAuthenticator = call({
  method: 'POST',
  path: '/wps/member/authenticator/remove',
  access: 'members',
  encrypt: true,
  kind: 'write',
  group: 'auth',
  specified: false,
  refusals: ['wrong_password', 'verification_code_failed', 'too_many_attempts'],
  payload: z.object({ password, code: verificationCode }),
  answer: nothing,
});

export const authenticatorCalls = { authenticator, enrolAuthenticator, confirmAuthenticator, removeAuthenticator };
