import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';

/** Tells the operator that passwords are being guessed. */
export interface GuessAlarm {
  /** Counts one login that failed or was not evaluated; logs the event `login_guessing` when there are too many of a kind. */
  note(usernameKey: string, network: string): void;
}

const hour = 3_600_000;
/** Within an hour: of one account, from one address, and everywhere. */
const alarming = { account: 20, address: 50, everywhere: 500 };
/** Guessers may name more accounts than this; then it is the one for everywhere that rings. */
const mostCounted = 10_000;

/** Counts in memory, and so in each process by itself. Each kind rings once an hour. */
export function createGuessAlarm(clock: Clock, log: Log): GuessAlarm {
  const counted = new LRUCache<string, { readonly since: number; count: number }>({ max: mostCounted });

  const count = (of: keyof typeof alarming, name: string): void => {
    const key = `${of} ${name}`;
    const before = counted.get(key);
    const entry = before && clock.now() - before.since < hour ? before : { since: clock.now(), count: 0 };
    entry.count += 1;
    counted.set(key, entry);
    if (entry.count === alarming[of]) log.warn({ event: 'login_guessing', of, name, withinMinutes: 60 }, 'logins are being guessed');
  };

  return {
    note(usernameKey, network) {
      count('account', usernameKey);
      if (network !== '') count('address', network);
      count('everywhere', '');
    },
  };
}
