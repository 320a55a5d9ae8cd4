import { z } from 'zod';
import { call } from '../call.ts';
import {
  captchaAnswer,
  challengeSolution,
  currency,
  dialingCode,
  imagePath,
  language,
  mobileNumber,
  nothing,
  password,
  verificationCode,
} from '../sharedSchemas.ts';
import { playPause } from './playLimit.ts';

/** Who the member is: asked after every way in, and whenever the page wants to know who is here. */
export const memberInfo = call({
  method: 'GET',
  path: '/wps/member/info',
  access: 'membersAndTrials',
  kind: 'read',
  group: 'auth',
  payload: nothing,
  answer: z.object({
    /** The same for as long as there is the account; events name it. */
    id: z.string(),
    /** The name to log in by. */
    account: z.string(),
    /** What the page calls the member. */
    nickname: z.string(),
    /** 0 player; 1, 2, 41, 42 agent; 4 trial account. */
    type: z.number().int(),
    currency,
    /** Whether the member may transfer money to whoever brought them: there is somebody, and the brand has it on. */
    toUpline: z.boolean(),
    /** For customer service; the site does not show it. */
    customerId: z.string(),
    /** The rank, where the brand has some; `rankLevel` counts from 1. Text and background are `#rrggbb`. */
    clubLabel: z.object({ labelName: z.string(), color: z.string(), color2: z.string(), rankLevel: z.number().int() }).optional(),
    memberLabel: z.array(z.object({ labelName: z.string() })),
    /** The break that runs, or the exclusion of who is here to withdraw; left out where play is open. */
    pause: playPause.optional(),
  }),
});

/** The picture of the member's account; null where the first letter of the name stands in. */
export const memberIcon = call({
  method: 'GET',
  path: '/wps/member/info/icon',
  access: 'membersAndTrials',
  kind: 'read',
  group: 'auth',
  payload: nothing,
  answer: z.object({ icon: imagePath.nullable() }),
});

/** The pictures a member may choose from, and which one is chosen. */
export const playerAvatar = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  access: 'members',
  kind: 'read',
  group: 'auth',
  payload: nothing,
  answer: z.object({ avatar: imagePath.nullable(), avatars: z.array(imagePath) }),
});

/** Keeps the language that the member has chosen; messages that the member did not ask for are written in it. */
export const updateLanguage = call({
  method: 'POST',
  path: '/wps/member/language',
  access: 'members',
  kind: 'write',
  group: 'auth',
  audited: false,
  specified: false,
  payload: z.object({ language }),
  answer: nothing,
});

/** Fields of both ways to register. Which are shown and required is for `registerSettings` to say. */
const registration = {
  payeeName: z.string().max(255).optional(),
  email: z.string().max(255).optional(),
  qqNum: z.string().max(64).optional(),
  mobileNum: mobileNumber.optional(),
  countryDialingCode: dialingCode.optional(),
  line: z.string().max(255).optional(),
  whatsapp: z.string().max(255).optional(),
  zalo: z.string().max(255).optional(),
  facebook: z.string().max(255).optional(),
  wechat: z.string().max(255).optional(),
  idNumber: z.string().max(64).optional(),
  /** Password of payments to come; never the same as the account's. */
  paymentPassword: password.optional(),
  recommenderId: z.string().max(64).optional(),
  referralCode: z.string().max(64).optional(),
  affiliateCode: z.string().max(64).optional(),
  ...captchaAnswer,
  verificationCode: verificationCode.optional(),
  /** Proof of `finishPhoneCheck`, in place of a code. */
  phoneProof: z.string().max(200).optional(),
  challenge: challengeSolution.optional(),
  /** Ties a social identity to the new account (see `finishSocialSignIn`). */
  socialTicket: z.string().max(200).optional(),
  registerUrl: z.string().max(500),
  registerMethod: z.literal('WEB').default('WEB'),
  domain: z.string().max(255),
  /** Both confirmations of the form: as old as `ages.registration` of `systemStatus` at least, and the terms. */
  ageConfirmed: z.literal(true),
  termsAccepted: z.literal(true),
} as const;

const opened = z.object({
  token: z.string().min(16),
  memberId: z.string().optional(),
  /** The name to log in by. */
  account: z.string(),
});

/**
 * Opens an account by name (module USERNAMEREG3) and its first session. A name in other letter case is the same one, here and at `login`. Refusals:
 * - `invalid_fields`: `value.fields` names each field and the id of the rule it broke: the `patternId` that `registerSettings` has for it, or one of
 *   `mismatch`, `commonPassword`, `samePassword`, `mobile`, `shut` (somebody's who has excluded themselves);
 * - `username_taken`, `mobile_taken`; told only after the challenge;
 * - `captcha_failed`, `challenge_failed`, `verification_code_failed`, `affiliate_failed`;
 * - `too_many_attempts`, `function_not_enabled`, and `money_maintenance`, as an account may begin with money.
 */
export const register = call({
  method: 'PUT',
  path: '/wps/member/register',
  access: 'beforeLogIn',
  encrypt: true,
  kind: 'write',
  group: 'auth',
  byBrowser: true,
  refusals: [
    'invalid_fields',
    'username_taken',
    'mobile_taken',
    'captcha_failed',
    'challenge_failed',
    'verification_code_failed',
    'affiliate_failed',
    'too_many_attempts',
    'function_not_enabled',
    'money_maintenance',
  ],
  payload: z.object({ username: z.string().max(64), password, confirmPassword: password, ...registration }),
  answer: opened,
});

/**
 * Opens an account by mobile number (MOBILENUMREG3), whose name the operator makes up. A password is taken
 * where MOBILENUMPASSREG3 is on; without one the account is entered by SMS. Refusals as of `register`.
 */
export const mobileRegister = call({
  method: 'PUT',
  path: '/wps/member/register/mobile',
  access: 'beforeLogIn',
  encrypt: true,
  kind: 'write',
  group: 'auth',
  byBrowser: true,
  refusals: [
    'invalid_fields',
    'mobile_taken',
    'captcha_failed',
    'challenge_failed',
    'verification_code_failed',
    'affiliate_failed',
    'too_many_attempts',
    'function_not_enabled',
    'money_maintenance',
  ],
  payload: z.object({
    ...registration,
    mobileNum: mobileNumber,
    countryDialingCode: dialingCode,
    password: password.optional(),
    confirmPassword: password.optional(),
  }),
  answer: opened,
});

export const memberCalls = { memberInfo, memberIcon, playerAvatar, updateLanguage, register, mobileRegister };
