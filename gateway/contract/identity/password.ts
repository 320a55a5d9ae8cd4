import { z } from 'zod';
import { call } from '../call.ts';
import { dialingCode, mobileNumber, nothing, password, verificationCode } from '../sharedSchemas.ts';
import { openedSession } from './session.ts';

/**
 * Changes the password and ends every session, this one included, and every remembered login. Refusals:
 * `wrong_password`; `invalid_fields` with `newPassword` (`length`, `commonPassword`, `samePassword`) or
 * `confirmNewPassword` (`mismatch`); `too_many_attempts`.
 */
export const changePassword = call({
  method: 'POST',
  path: '/wps/member/password',
  access: 'membersAndRestricted',
  encrypt: true,
  kind: 'write',
  group: 'auth',
  byBrowser: true,
  refusals: ['wrong_password', 'invalid_fields', 'too_many_attempts'],
  payload: z.object({ oldPassword: password, newPassword: password, confirmNewPassword: password }),
  answer: nothing,
});

/**
 * Mails a link for setting a password, where name and address belong together; answers the same where they
 * do not. The link is `<site>/recover#token=<token>`, good once and for ten minutes. Refusals: `too_many_attempts`,
 * `function_not_enabled` where no mail is sent.
 */
export const passwordByEmail = call({
  method: 'POST',
  path: '/wps/member/password/email',
  access: 'beforeLogIn',
  form: true,
  kind: 'write',
  group: 'auth',
  refusals: ['too_many_attempts', 'function_not_enabled'],
  payload: z.object({ username: z.string().max(64), email: z.string().max(255) }),
  answer: nothing,
});

/**
 * Sets the password by the token of a mailed link, and ends every session and remembered login. Refusals:
 * `recovery_failed` (unknown, used, expired, or overtaken by a change: not told apart), `invalid_fields` as
 * of `changePassword`, `too_many_attempts`.
 */
export const passwordByMailToken = call({
  method: 'POST',
  path: '/wps/member/password/token',
  access: 'beforeLogIn',
  encrypt: true,
  kind: 'write',
  group: 'auth',
  specified: false,
  byBrowser: true,
  refusals: ['recovery_failed', 'invalid_fields', 'too_many_attempts'],
  payload: z.object({ token: z.string().max(200), newPassword: password, confirmNewPassword: password }),
  answer: nothing,
});

/**
 * Sets the password by a code of `loginSmsCode` for `password`, ends every session, and opens one; all of it or
 * nothing. Its module is CHNGPASSVERIF3. Refusals: `verification_code_failed` (numbers without an account
 * alike), `invalid_fields`, `invalid_mobile`, `too_many_attempts`, `function_not_enabled`; `non_member_account` as of `login`, with
 * nothing set; `self_excluded` as of `login`, where the password is set and nobody let in: it is needed to withdraw; and
 * `verification_required` as of `login` where the account has an authenticator: the password is set, the
 * session waits for the second factor.
 */
export const passwordByPhone = call({
  method: 'POST',
  path: '/wps/member/password/verification',
  access: 'beforeLogIn',
  encrypt: true,
  kind: 'write',
  group: 'auth',
  byBrowser: true,
  refusals: [
    'verification_code_failed',
    'invalid_fields',
    'invalid_mobile',
    'too_many_attempts',
    'function_not_enabled',
    'non_member_account',
    'self_excluded',
    'verification_required',
  ],
  payload: z.object({ newPassword: password, mobileNum: mobileNumber, countryDialingCode: dialingCode, verificationCode }),
  answer: openedSession,
});

export const passwordCalls = { changePassword, passwordByEmail, passwordByMailToken, passwordByPhone };
