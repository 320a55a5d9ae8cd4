import { z } from 'zod';
import { call } from '../call.ts';
import { amount, password, verificationCode } from '../sharedSchemas.ts';

/** What a member proves anew who they are for. Whatever is proven is good for this one action, with this amount and target. */
export const steppedAction = z.object({
  action: z.enum([
    'withdraw',
    'addPayoutAccount',
    'removePayoutAccount',
    'transferUpline',
    'setPaymentPassword',
    'changePaymentPassword',
    'enrolAuthenticator',
  ]),
  /** How much is moved; left out where nothing is. */
  amount: amount.optional(),
  /**
   * Where it goes: the id of the payout account of `withdraw` and `removePayoutAccount`, bank code and number with a space between
   * them of `addPayoutAccount`, the receiver's id of `transferUpline`; left out for the others.
   */
  target: z.string().max(200).optional(),
});

/**
 * Sends a code to the verified number or mail address, whichever the account is proven by (`factor` of `paymentPassword`); its words say
 * what it is for, and it is good for nothing else. Refusals: `too_many_attempts`, `sms_quota_exceeded`, `function_not_enabled` (the account
 * is proven by an app, or by nothing more).
 */
export const requestStepUpCode = call({
  method: 'POST',
  path: '/wps/member/stepUp/code',
  access: 'members',
  encrypt: true,
  kind: 'write',
  group: 'auth',
  specified: false,
  refusals: ['too_many_attempts', 'sms_quota_exceeded', 'function_not_enabled'],
  payload: steppedAction,
  answer: z.object({
    /** Minutes until the code expires; what the send button counts down. */
    expiredMinutes: z.number().int().positive(),
    /** Where it was sent, such as `+84 ••• 12` or `l•••@example.com`. */
    hint: z.string(),
  }),
});

/**
 * Proves the member anew by the payment password and, where the account has a factor, a fresh code. Answers a ticket for the action, good
 * once and for five minutes. Refusals: `payment_password_needed` (none is set), `payment_password_wrong`, `verification_code_failed`,
 * `too_many_attempts` (ten wrong ones within an hour lock it for the rest of that hour).
 */
export const proveStepUp = call({
  method: 'POST',
  path: '/wps/member/stepUp',
  access: 'members',
  encrypt: true,
  kind: 'write',
  group: 'auth',
  specified: false,
  refusals: ['payment_password_needed', 'payment_password_wrong', 'verification_code_failed', 'too_many_attempts'],
  payload: steppedAction.extend({ paymentPassword: password, code: verificationCode.optional() }),
  answer: z.object({ stepUpTicket: z.string(), expiresInSeconds: z.number().int().positive() }),
});

export const stepUpCalls = { requestStepUpCode, proveStepUp };
