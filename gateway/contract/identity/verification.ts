import { z } from 'zod';
import { call } from '../call.ts';
import { challengeSolution, dialingCode, instant, mobileNumber, nothing, verificationCode } from '../sharedSchemas.ts';

/**
 * A picture of characters to type, for one answer within two minutes, from the browser that asked for it; where none is named,
 * from its address. Every asking makes a new one. Refusal: `too_many_attempts`.
 */
export const captcha = call({
  method: 'GET',
  path: '/wps/captcha',
  access: 'beforeLogIn',
  kind: 'read',
  // An answer must never be given to two visitors.
  perVisitor: true,
  group: 'auth',
  byBrowser: true,
  refusals: ['too_many_attempts'],
  payload: nothing,
  answer: z.object({
    captchaId: z.string(),
    /** A PNG in base64, without the `data:` part. */
    image: z.string().max(100_000),
  }),
});

/** A proof of work in ALTCHA's words: find `number` with sha256(salt + number) = challenge. Good for one call. */
export const challenge = call({
  method: 'GET',
  path: '/wps/challenge',
  access: 'beforeLogIn',
  kind: 'read',
  perVisitor: true,
  group: 'auth',
  specified: false,
  payload: nothing,
  answer: z.object({
    algorithm: z.literal('SHA-256'),
    challenge: z.string(),
    salt: z.string(),
    signature: z.string(),
    maxnumber: z.number().int().positive(),
    expiresAt: instant,
  }),
});

const sent = z.object({
  /** Minutes until the code expires; what the send button counts down. */
  expiredMinutes: z.number().int().positive(),
});

/**
 * Sends a code for `login` (MOBILEVERCODELOGIN3) or for setting a password by phone (CHNGPASSVERIF3).
 * Answers the same whether or not the number has an account. Refusals: `invalid_mobile`, `challenge_failed`,
 * `too_many_attempts` (`value.retryAfterSeconds`), `sms_quota_exceeded`, `function_not_enabled`.
 */
export const loginSmsCode = call({
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  access: 'beforeLogIn',
  kind: 'write',
  group: 'auth',
  refusals: ['invalid_mobile', 'challenge_failed', 'too_many_attempts', 'sms_quota_exceeded', 'function_not_enabled'],
  payload: z.object({
    mobileNum: mobileNumber,
    countryDialingCode: dialingCode,
    /** What the code will be for; a code is good for nothing else. */
    purpose: z.enum(['login', 'password']).default('login'),
    challenge: challengeSolution.optional(),
  }),
  answer: sent,
});

/** Sends a code for registering (REGMOBVERF3). Refusals as of `loginSmsCode`. */
export const registerSmsCode = call({
  method: 'POST',
  path: '/wps/verification/sms/register',
  access: 'beforeLogIn',
  kind: 'write',
  group: 'auth',
  refusals: ['invalid_mobile', 'challenge_failed', 'too_many_attempts', 'sms_quota_exceeded', 'function_not_enabled'],
  payload: z.object({ mobileNo: mobileNumber, countryDialingCode: dialingCode, challenge: challengeSolution.optional() }),
  answer: sent,
});

/**
 * Asks the third-party phone service to send a code of its own, where `registerSettings` says that numbers
 * are verified by the `service`; its button counts down one minute. Refusals as of `loginSmsCode`, and
 * `phone_service_failed`.
 */
export const beginPhoneCheck = call({
  method: 'POST',
  path: '/wps/verification/phone/begin',
  access: 'beforeLogIn',
  kind: 'write',
  group: 'auth',
  specified: false,
  refusals: [
    'invalid_mobile',
    'challenge_failed',
    'too_many_attempts',
    'sms_quota_exceeded',
    'function_not_enabled',
    'phone_service_failed',
  ],
  payload: z.object({ mobileNum: mobileNumber, countryDialingCode: dialingCode, challenge: challengeSolution.optional() }),
  answer: z.object({ checkId: z.string() }),
});

/**
 * Answers the phone service's code with a proof that `register` takes as `phoneProof`. Refusals: `verification_code_failed`, and
 * `phone_service_failed`: nobody has looked at the code, so the same one may be tried again.
 */
export const finishPhoneCheck = call({
  method: 'POST',
  path: '/wps/verification/phone/finish',
  access: 'beforeLogIn',
  kind: 'write',
  group: 'auth',
  specified: false,
  refusals: ['verification_code_failed', 'phone_service_failed'],
  payload: z.object({ checkId: z.string().max(64), verificationCode }),
  answer: z.object({ phoneProof: z.string() }),
});

export const verificationCalls = { captcha, challenge, loginSmsCode, registerSmsCode, beginPhoneCheck, finishPhoneCheck };
