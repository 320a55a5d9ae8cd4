import type { AttemptLimit } from './attempts.ts';

const hour = 3_600_000;

/** Failures after which the next try must carry a captcha: of one account, and from one address, which many people may share. */
export const captchaAfter = { account: 3, address: 10 } as const;
/** Guesses an hour that are evaluated at all. */
export const evaluated = { account: 20, address: 100 } as const;

interface LoginTry {
  readonly usernameKey: string;
  readonly address: string;
  /** Whether the account knows the address: then its tries are counted apart, so that strangers cannot lock its owner out. */
  readonly isKnown: boolean;
  /** Whether a captcha was solved for it. */
  readonly hasCaptcha: boolean;
}

/** What one try counts against: the account, and the address that it comes from. */
export function loginLimits({ usernameKey, address, isKnown, hasCaptcha }: LoginTry): readonly [account: AttemptLimit, ...rest: AttemptLimit[]] {
  const limits = hasCaptcha ? evaluated : captchaAfter;
  const account = { scope: `login:account:${usernameKey}${isKnown ? `:${address}` : ''}`, limit: limits.account, window: hour };
  return address === '' ? [account] : [account, { scope: `login:address:${address}`, limit: limits.address, window: hour }];
}

/** Accounts opened, or tried to open, from one address. */
export const registrationLimits = (address: string): readonly AttemptLimit[] =>
  address === '' ? [] : [{ scope: `register:address:${address}`, limit: 60, window: hour }];

/** `limit` an hour of something from one address. */
export const hourlyLimit = (what: string, address: string, limit: number): readonly AttemptLimit[] =>
  address === '' ? [] : [{ scope: `${what}:address:${address}`, limit, window: hour }];
