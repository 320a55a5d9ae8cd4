import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { storeJob, type JobHandler } from '../../../core/jobs/jobHandler.ts';
import type { Log } from '../../../core/log.ts';
import type { PlatformParts } from '../../../core/parts.ts';

/** Tells the operator that passwords are being guessed. */
export interface GuessAlarm {
  /** Counts one login that failed or was not evaluated; logs the event `login_guessing` when there are too many of a kind. */
  note(usernameKey: string, network: string): Promise<void>;
}

interface AlarmParts extends Pick<PlatformParts, 'db' | 'clock' | 'jobs'> {
  readonly log: Log;
}

export const guessWindow = 3_600_000;
/** So many within an hour are alarming: of one account, from one address, and everywhere. They are written down `step` at a time. */
const kinds = {
  account: { alarming: 20, step: 5 },
  address: { alarming: 50, step: 10 },
  everywhere: { alarming: 500, step: 50 },
} as const;
type Kind = keyof typeof kinds;
/** Guessers may name more accounts than this; then it is the one for everywhere that rings. */
const maxCounted = 10_000;

const guesses = {
  kind: 'session.countGuesses',
  payload: z.object({ of: z.enum(['account', 'address', 'everywhere']), name: z.string(), added: z.number().int().positive() }),
};
type Guesses = z.output<typeof guesses.payload>;

/** Adds what a platform has seen to what all have. Of several platforms the one rings whose step makes it too many: each kind once an hour. */
export const countGuesses = ({ clock, log }: Pick<AlarmParts, 'clock' | 'log'>): JobHandler =>
  storeJob(guesses, async (transaction, { of, name, added }: Guesses) => {
    const since = BigInt(clock.now());
    const { count } = await transaction
      .insertInto('guess_count')
      .values({ scope: `${of} ${name}`, since, count: BigInt(added) })
      .onConflict((conflict) =>
        conflict.column('scope').doUpdateSet(({ eb, ref }) => {
          const isOver = eb('guess_count.since', '<=', since - BigInt(guessWindow));
          const sum = eb('guess_count.count', '+', ref('excluded.count'));
          return {
            count: eb.case().when(isOver).then(ref('excluded.count')).else(sum).end(),
            since: eb.case().when(isOver).then(ref('excluded.since')).else(ref('guess_count.since')).end(),
          };
        }),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    const { alarming } = kinds[of];
    if (Number(count) >= alarming && Number(count) - added < alarming)
      log.warn({ event: 'login_guessing', of, name, withinMinutes: 60 }, 'logins are being guessed');
  });

/** Counts here, and hands a step at a time over to be counted in the store, together with what other platforms have seen; it may hold back less than a step. */
export function createGuessAlarm({ db, clock, jobs }: Pick<AlarmParts, 'db' | 'clock' | 'jobs'>): GuessAlarm {
  // Not `max`: the library would allocate megabytes for that many entries at the start.
  const unwritten = new LRUCache<string, { readonly since: number; readonly count: number }>({
    maxSize: maxCounted,
    sizeCalculation: () => 1,
  });

  const note = async (of: Kind, name: string): Promise<void> => {
    const key = `${of} ${name}`;
    const now = clock.now();
    const before = unwritten.get(key);
    const isFresh = before !== undefined && now - before.since < guessWindow;
    const entry = isFresh ? { since: before.since, count: before.count + 1 } : { since: now, count: 1 };
    unwritten.set(key, entry);
    if (entry.count < kinds[of].step) return;
    unwritten.delete(key);
    // A login must not fail because this does: what was not handed over goes with the next step.
    await jobs.enqueue(db, guesses, { of, name, added: entry.count }).catch(() => {
      const meanwhile = unwritten.get(key)?.count ?? 0;
      unwritten.set(key, { since: entry.since, count: entry.count + meanwhile });
    });
  };

  return {
    async note(usernameKey, network) {
      await note('account', usernameKey);
      if (network !== '') await note('address', network);
      await note('everywhere', '');
    },
  };
}
