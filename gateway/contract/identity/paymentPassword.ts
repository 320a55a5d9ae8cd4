import { z } from 'zod';
import { call } from '../call.ts';
import { instant, nothing, password, verificationCode } from '../sharedSchemas.ts';

/** What stands between a session, which may be a stolen one, and the member's money. */
export const paymentPassword = call({
  method: 'GET',
  path: '/wps/member/paymentPassword',
  access: 'members',
  kind: 'read',
  group: 'auth',
  specified: false,
  payload: nothing,
  answer: z.object({
    isSet: z.boolean(),
    /**
     * What has to be proven beside it: a code of the authenticator app, else one sent to the verified number, else one sent to the verified mail
     * address, or nothing where there is none of them.
     */
    factor: z.enum(['totp', 'phone', 'email', 'none']),
    /** Where a code will be sent, such as `+84 ••• 12` or `l•••@example.com`; empty for the others. */
    hint: z.string(),
    /** Until when no money leaves, as a forgotten one was replaced; null where it may. */
    coolingUntil: instant.nullable(),
  }),
});

/**
 * Sets the first payment password, or another one in place of a forgotten one: by the password of the account and, where there is a
 * factor, a fresh code for the action `setPaymentPassword`. After a replacement no money leaves for a while (`coolingUntil`). Tells the owner. Refusals:
 * `wrong_password`, `verification_code_failed`, `invalid_fields` with `newPaymentPassword` (`length`, `commonPassword`, `samePassword`: it
 * is that of the account) or `confirmPaymentPassword` (`mismatch`), `too_many_attempts`.
 */
export const setPaymentPassword = call({
  method: 'POST',
  path: '/wps/member/paymentPassword/set',
  access: 'members',
  encrypt: true,
  kind: 'write',
  group: 'auth',
  specified: false,
  refusals: ['wrong_password', 'verification_code_failed', 'invalid_fields', 'too_many_attempts'],
  payload: z.object({
    password,
    code: verificationCode.optional(),
    newPaymentPassword: password,
    confirmPaymentPassword: password,
  }),
  answer: nothing,
});

/**
 * Changes the payment password by the one before and, where there is a factor, a fresh code for the action `changePaymentPassword`. Tells the
 * owner. Refusals:
 * `payment_password_needed` (none is set), `payment_password_wrong`, and the others as of `setPaymentPassword`.
 */
export const changePaymentPassword = call({
  method: 'POST',
  path: '/wps/member/paymentPassword',
  access: 'members',
  encrypt: true,
  kind: 'write',
  group: 'auth',
  specified: false,
  refusals: ['payment_password_needed', 'payment_password_wrong', 'verification_code_failed', 'invalid_fields', 'too_many_attempts'],
  payload: z.object({
    oldPaymentPassword: password,
    code: verificationCode.optional(),
    newPaymentPassword: password,
    confirmPaymentPassword: password,
  }),
  answer: nothing,
});

export const paymentPasswordCalls = { paymentPassword, setPaymentPassword, changePaymentPassword };
