import type { AttemptLimit } from './attempts.ts';

const hour = 3_600_000;

/** Failures of an account after which the next try should carry a captcha. */
export const captchaAfter = 3;

/** Guesses that are evaluated: of one account from anywhere, and of all accounts from one address. */
export function loginLimits(usernameKey: string, address: string): readonly [account: AttemptLimit, ...rest: AttemptLimit[]] {
  const account = { scope: `login:account:${usernameKey}`, limit: 20, window: hour };
  return address === '' ? [account] : [account, { scope: `login:address:${address}`, limit: 100, window: hour }];
}

/** Accounts opened, or tried to open, from one address. */
export const registrationLimits = (address: string): readonly AttemptLimit[] =>
  address === '' ? [] : [{ scope: `register:address:${address}`, limit: 60, window: hour }];
