import { LRUCache } from 'lru-cache';
import type { TaskQueue } from '../../core/taskQueue.ts';
import type { Log } from '../../core/log.ts';
import type { PlatformParts } from '../../core/parts.ts';

/** Tells the operator that passwords are being guessed. */
export interface GuessAlarm {
  /** Counts one login that failed or was not evaluated; logs the event `login_guessing` when there are too many of a kind. */
  note(usernameKey: string, network: string): void;
}

interface AlarmParts extends Pick<PlatformParts, 'db' | 'clock'> {
  readonly taskQueue: TaskQueue;
  readonly log: Log;
}

const hour = 3_600_000;
/** So many within an hour are alarming: of one account, from one address, and everywhere. They are written down `step` at a time. */
const kinds = {
  account: { alarming: 20, step: 5 },
  address: { alarming: 50, step: 10 },
  everywhere: { alarming: 500, step: 50 },
} as const;
type Kind = keyof typeof kinds;
/** Guessers may name more accounts than this; then it is the one for everywhere that rings. */
const mostCounted = 10_000;

/**
 * Counts in the store, where every platform adds what it has seen, and after the login was answered; of each kind a platform may
 * hold back less than a step. Of several platforms the one rings whose step makes it too many: each kind once an hour.
 */
export function createGuessAlarm({ db, clock, taskQueue, log }: AlarmParts): GuessAlarm {
  const unwritten = new LRUCache<string, { readonly since: number; readonly count: number }>({ max: mostCounted });

  const write = async (of: Kind, name: string, added: number): Promise<void> => {
    const now = clock.now();
    await db
      .deleteFrom('guess_count')
      .where('since', '<=', BigInt(now - hour))
      .execute();
    const { count } = await db
      .insertInto('guess_count')
      .values({ scope: `${of} ${name}`, since: BigInt(now), count: BigInt(added) })
      .onConflict((conflict) =>
        conflict.column('scope').doUpdateSet(({ eb, ref }) => ({ count: eb('guess_count.count', '+', ref('excluded.count')) })),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    const { alarming } = kinds[of];
    if (Number(count) >= alarming && Number(count) - added < alarming)
      log.warn({ event: 'login_guessing', of, name, withinMinutes: 60 }, 'logins are being guessed');
  };

  const note = (of: Kind, name: string): void => {
    const key = `${of} ${name}`;
    const now = clock.now();
    const before = unwritten.get(key);
    const entry = before && now - before.since < hour ? { since: before.since, count: before.count + 1 } : { since: now, count: 1 };
    unwritten.set(key, entry);
    if (entry.count < kinds[of].step) return;
    try {
      taskQueue.do('counting failed logins', () => write(of, name, entry.count));
      unwritten.delete(key);
    } catch {
      // Too much waits already, and a login must not fail for it: it goes with the next one.
    }
  };

  return {
    note(usernameKey, network) {
      note('account', usernameKey);
      if (network !== '') note('address', network);
      note('everywhere', '');
    },
  };
}
