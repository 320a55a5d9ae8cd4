import type { AttemptLimit } from '../../../core/limits/attempts.ts';
import { networkOf } from '../../../core/limits/network.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Failures within `window` milliseconds: so many are free, from then on each try must carry a captcha, and beyond `limit` none is evaluated. */
export interface LoginLimit extends AttemptLimit {
  readonly free: number;
}

/**
 * Failures within half an hour, from the third on, after which a password alone opens nothing (GLI-19, 2.5.3 d). It holds for every
 * account: what opens it is a second factor, a password that was set anew by mail or telephone, the desk, or the half hour. Who has
 * no second factor is refused like somebody who guesses, and in the same words, so that a guesser does not learn by them which guess
 * was right.
 *
 * A stranger who fails on purpose locks nobody out: failures are counted apart for each browser that the account knows (`lockScope`),
 * none of them ends a session or a remembered login, and elsewhere each further try costs a captcha.
 */
export const loginLock = { failures: 3, window: 30 * minute };

/** What failures are counted by for the lock: apart for a browser that the account knows, so that no stranger locks its owner out there. */
export const lockScope = (usernameKey: string, knownBrowser: string | undefined): string =>
  `login:lock:${usernameKey}${knownBrowser === undefined ? '' : `:${knownBrowser}`}`;

interface LoginTry {
  readonly usernameKey: string;
  readonly address: string;
  /** The browser that the member has signed in by before, as it is kept; undefined for every other one. */
  readonly knownBrowser: string | undefined;
}

const ofAccount = { free: 3, limit: 20, window: hour };
/** Many people may share an address. */
const ofAddress = { free: 10, limit: 100, window: hour };
/** Members in a browser that they are known by; hardly a guesser holds one that many are. */
const ofKnownBrowser = { free: 30, limit: 300, window: hour };
/** Of all that nobody knows together: guesses from everywhere at accounts everywhere. */
const everywhere = { free: 300, limit: 3000, window: 10 * minute };

/**
 * What one try counts against. The account in a browser it knows is counted apart from everything that strangers can use
 * up, so that no number of guesses locks its owner out there. An address does not count for that: others share it, and
 * would see by what they are refused whose name it is known to.
 */
export function loginLimits({ usernameKey, address, knownBrowser }: LoginTry): readonly [account: LoginLimit, ...others: LoginLimit[]] {
  const network = networkOf(address);
  const account = `login:account:${usernameKey}`;
  if (knownBrowser !== undefined)
    return [
      { ...ofAccount, scope: `${account}:${knownBrowser}` },
      { ...ofKnownBrowser, scope: `login:known:${knownBrowser}` },
    ];
  const others = [
    { ...everywhere, scope: 'login:everywhere' },
    ...(network === '' ? [] : [{ ...ofAddress, scope: `login:address:${network}` }]),
  ];
  return [{ ...ofAccount, scope: account }, ...others];
}
