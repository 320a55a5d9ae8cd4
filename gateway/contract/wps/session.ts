import { z } from 'zod';
import { call } from '../call.ts';
import { nothing } from '../words.ts';

/**
 * Opens a session. Refusals: `login_failed` (unknown name and wrong password alike, `value.captcha`
 * says that the next try needs a captcha), `too_many_attempts` (`value.retryAfterSeconds`),
 * `non_member_account`.
 */
export const login = call({
  method: 'POST',
  path: '/wps/session/login',
  token: false,
  encrypt: true,
  kind: 'write',
  group: 'auth',
  payload: z.object({
    username: z.string().max(64),
    password: z.string().max(256),
    type: z.enum(['username', 'sms']).default('username'),
    captcha: z.string().max(32).optional(),
  }),
  answer: z.object({
    token: z.string().min(16),
    firstTimeLogin: z.boolean(),
    passwordExpired: z.boolean(),
  }),
});

/** Voids the token at once, everywhere. */
export const logout = call({
  method: 'DELETE',
  path: '/wps/session/logout',
  token: true,
  kind: 'write',
  group: 'auth',
  payload: nothing,
  answer: nothing,
});
