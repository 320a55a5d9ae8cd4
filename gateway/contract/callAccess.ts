import type { CallName } from './calls.ts';

/** The operator's numbers for types of account; any other is an account of the house, which enters nowhere. */
export const accountTypes = { player: 0, trial: 4, agents: [1, 2, 41, 42] } as const;

export const isAgentType = (type: number): boolean => (accountTypes.agents as readonly number[]).includes(type);

/** Refusal codes that any call may get before its handler is asked, because of who asks. */
export const accessRefusals = {
  /** The session may make no calls but those `openToRestricted`. */
  passwordChange: 'password_change_required',
  /** A trial account asked for something that is not `openToTrial`. */
  realAccount: 'in_need_true_account',
  /** The brand shows its site to members alone; without a member only calls `openToGuests` are answered. */
  loginRequired: 'login_required',
  /** Closed for everybody; only calls `openWhenClosed` are answered. */
  maintenance: 'system_maintenance',
  /** Closed for this address (`value.ip`, `value.country`); only calls `openWhenClosed` are answered. */
  region: 'region_restricted',
} as const;

/** Answered when the site is closed, because they say that it is, or are needed to be told. */
export const openWhenClosed: ReadonlySet<CallName> = new Set<CallName>(['systemStatus', 'visitorStatus', 'whitelabel', 'domainRoutes', 'encryptionKeys', 'servicePaths']);

/**
 * What is answered without a member where the brand shows its site to members alone: the ways in, the settings of the site, and
 * what stands on the page of registration. A gateway that has proven itself asks in nobody's name for what it shows to members.
 */
export const openToGuests: ReadonlySet<CallName> = new Set<CallName>([
  ...openWhenClosed,
  'affiliateCheck', 'answerLoginVerification', 'beginLoginVerification', 'beginPhoneCheck', 'beginSocialSignIn', 'captcha', 'challenge', 'countryCodes',
  'finishPhoneCheck', 'finishSocialSignIn', 'forgetLogin', 'freePlayLogin', 'login', 'loginSmsCode', 'lookAtTicket', 'mobileRegister', 'notices', 'passwordByEmail',
  'passwordByMailToken', 'passwordByPhone', 'promotions', 'redeemTicket', 'register', 'registerSettings', 'registerSmsCode', 'resumeSession', 'socialProviders',
  'wishToReturn',
]);

/** What a session may do that has to change its password first. */
export const openToRestricted: ReadonlySet<CallName> = new Set<CallName>(['changePassword', 'logout']);

/** What a trial account may do: play, and leave. A new call is not for it until it is named here. */
export const openToTrial: ReadonlySet<CallName> = new Set<CallName>(['balance', 'launchGame', 'logout', 'memberIcon', 'memberInfo']);
