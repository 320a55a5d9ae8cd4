import { z } from 'zod';
import { call } from '../call.ts';
import {
  captchaAnswer,
  challengeSolution,
  dialingCode,
  instant,
  mobileNumber,
  nothing,
  password,
  verificationCode,
} from '../sharedSchemas.ts';

/**
 * What every way in answers. Where `mustChangePassword` is true the session may do nothing but
 * `changePassword` and `logout`: all else, `memberInfo` included, is refused with `password_change_required`.
 */
export const openedSession = z.object({
  token: z.string().min(16),
  /** Ask `firstLogin` once, as soon as the session may do more than change its password. */
  firstTimeLogin: z.boolean(),
  /** The password that was logged in by has expired; `mustChangePassword` says whether it is forced to be changed. */
  passwordExpired: z.boolean(),
  mustChangePassword: z.boolean().default(false),
  /** Number and name of the account; operators that leave them out answer them with `memberInfo`, which must name the same. */
  memberId: z.string().optional(),
  account: z.string().optional(),
  /** Selector and validator of a remembered login, where `rememberMe` was asked for. Shown once. */
  rememberMe: z.string().max(200).optional(),
});

/**
 * Opens a session by `username` (name and password) or by `sms` (number and code of `loginSmsCode`; its
 * module is MOBILEVERCODELOGIN3). Refusals:
 * - `login_failed`: unknown name, wrong password, locked account alike. `value.captcha`: the next try needs a captcha; `value.locked`:
 *   three failed within half an hour, after which no password opens an account that has nothing else to prove itself by;
 * - `challenge_failed`: the operator wants the solution of a challenge (`GET /wps/challenge`) with a login by name, and this is none; nothing was evaluated;
 * - `captcha_failed`: a captcha was needed and is missing, wrong, used, another browser's or older than two minutes; nothing was
 *   evaluated (`value.captcha` is true);
 * - `verification_code_failed`: wrong, expired, used or never sent; the same for numbers without an account;
 * - `verification_required`: everything was right, but the account does not know this address. `value` is a
 *   `LoginVerification`, to be gone through before there is a session;
 * - `too_many_attempts` (`value.retryAfterSeconds`; with `value.full` there is no room for anybody's login just now);
 * - `non_member_account`, `non_agent_account`: wrong side;
 * - `self_excluded` (`value` is a `SelfExclusion`); `function_not_enabled`.
 */
export const login = call({
  method: 'POST',
  path: '/wps/session/login',
  access: 'beforeLogIn',
  encrypt: true,
  kind: 'write',
  group: 'auth',
  byBrowser: true,
  refusals: [
    'login_failed',
    'challenge_failed',
    'captcha_failed',
    'verification_code_failed',
    'verification_required',
    'too_many_attempts',
    'non_member_account',
    'non_agent_account',
    'self_excluded',
    'function_not_enabled',
  ],
  payload: z.object({
    /** `username` alone. */
    username: z.string().max(64).default(''),
    password: password.default(''),
    type: z.enum(['username', 'sms']).default('username'),
    ...captchaAnswer,
    /** `username` alone; the code of the other way was had by one. */
    challenge: challengeSolution.optional(),
    /** `sms` alone. */
    mobileNum: mobileNumber.optional(),
    countryDialingCode: dialingCode.optional(),
    verificationCode: verificationCode.optional(),
    /** Which side of the site asks: accounts of the other side are refused. */
    side: z.enum(['member', 'agent']).default('member'),
    /** Answer a `rememberMe` that stays good for a day. */
    rememberMe: z.boolean().default(false),
    /**
     * Asked by who has excluded themselves and wants to have paid out what is theirs: the session does nothing that brings in money or play. Anybody else
     * is refused with `login_failed`. Never remembered.
     */
    forPayout: z.boolean().default(false),
    /** Ties a social identity to this account (see `finishSocialSignIn`). */
    socialTicket: z.string().max(200).optional(),
  }),
  answer: openedSession,
});

/** Voids the token, the remembered login it came from and every other token that came of that, at once and everywhere. */
export const logout = call({
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'everySession',
  kind: 'write',
  group: 'auth',
  payload: nothing,
  answer: nothing,
});

/**
 * Opens a trial account (type 4) with play funds in a currency of its own, for an hour; its module is
 * FREEPLAY3. Refusals: `function_not_enabled`, `too_many_attempts`, and `money_maintenance`, as the funds are moved.
 */
export const freePlayLogin = call({
  method: 'POST',
  path: '/wps/session/login/freeplay',
  access: 'beforeLogIn',
  encrypt: true,
  kind: 'write',
  group: 'auth',
  refusals: ['function_not_enabled', 'too_many_attempts', 'money_maintenance'],
  payload: z.object({
    os: z.string().max(32),
    platform: z.literal('W').default('W'),
    gatewayVersion: z.literal(3).default(3),
  }),
  answer: openedSession,
});

/** Says that the first session of an account has begun. Repeating it changes nothing. */
export const firstLogin = call({
  method: 'POST',
  path: '/wps/member/firstLogin',
  access: 'members',
  kind: 'write',
  group: 'auth',
  audited: false,
  specified: false,
  payload: nothing,
  answer: nothing,
});

/** Makes a one-time ticket (60 s) by which the same member signs in on `domain`. */
export const issueTicket = call({
  method: 'POST',
  path: '/wps/session/ticket',
  access: 'members',
  kind: 'write',
  group: 'auth',
  specified: false,
  payload: z.object({ domain: z.string().max(255) }),
  answer: z.object({ ticket: z.string().min(22), expiresAt: instant }),
});

const ticketAt = z.object({ ticket: z.string().max(200), domain: z.string().max(255) });

/**
 * Says whose account a ticket is for, without using it up: a link alone must sign nobody in, so the person is asked first. Refusals as
 * of `redeemTicket`.
 */
export const lookAtTicket = call({
  method: 'POST',
  path: '/wps/session/ticket/look',
  access: 'beforeLogIn',
  encrypt: true,
  kind: 'read',
  perVisitor: true,
  group: 'auth',
  specified: false,
  refusals: ['ticket_failed', 'too_many_attempts'],
  payload: ticketAt,
  answer: z.object({ account: z.string() }),
});

/**
 * Signs in by a one-time ticket, whatever page it came from. Refusals: `ticket_failed` (unknown, used,
 * expired, of a session that is over, for another domain, or at an address where the account wants its second factor: not told apart), `too_many_attempts`.
 */
export const redeemTicket = call({
  method: 'POST',
  path: '/wps/session/ticket/redeem',
  access: 'beforeLogIn',
  encrypt: true,
  kind: 'write',
  group: 'auth',
  specified: false,
  refusals: ['ticket_failed', 'too_many_attempts'],
  payload: ticketAt,
  answer: openedSession,
});

export const sessionCalls = { login, logout, freePlayLogin, firstLogin, issueTicket, lookAtTicket, redeemTicket };
