import { sql, type Kysely } from 'kysely';
import { CallRefusal } from '../http/handler.ts';
import { clockSkew } from '../clockSkew.ts';
import { newId } from '../newId.ts';
import type { PlatformParts } from '../parts.ts';
import type { Database } from '../store/database.ts';
import { engineOf } from '../store/engine.ts';

/** At most `limit` attempts of one scope within `window` milliseconds. */
export interface AttemptLimit {
  readonly scope: string;
  readonly limit: number;
  readonly window: number;
}

/** Counts tries before they are evaluated, so that parallel ones cannot slip past the limit. */
export interface Attempts {
  /**
   * Takes one attempt of every limit, or none and refuses with `too_many_attempts` and
   * `value.retryAfterSeconds`. Answers how many each scope has taken within its window, this one included.
   * In a transaction of its own, so that it counts whatever comes after; `within` only for what must not count alone.
   */
  consume(limits: readonly AttemptLimit[], within?: Kysely<Database>): Promise<readonly number[]>;
  /** Forgets the attempts of a scope, after a success; within the caller's transaction where it has one. */
  reset(scope: string, within?: Kysely<Database>): Promise<void>;
  /** Gives the last attempt of a scope back, after a success that others of the scope should not profit from. */
  refund(scope: string, within?: Kysely<Database>): Promise<void>;
}

/** Nothing older than this is of any limit. */
export const longestWindow = 24 * 3_600_000;

export function createAttempts(parts: Pick<PlatformParts, 'db' | 'clock' | 'random'>): Attempts {
  const { db, clock } = parts;
  const isPostgres = engineOf(db) === 'postgres';

  /** How many were taken, and where those are all that may be, when the next one may come. */
  const recent = async (transaction: Kysely<Database>, { scope, limit, window }: AttemptLimit) => {
    // Two platforms counting the same scope wait for each other; SQLite has one writer anyway.
    if (isPostgres) await sql`select pg_advisory_xact_lock(hashtextextended(${scope}, 1))`.execute(transaction);
    const within = transaction
      .selectFrom('attempt')
      .where('scope', '=', scope)
      .where('at', '>', BigInt(clock.now() - window))
      // Of a clock that ran ahead before it was put right: nobody is to wait until that time has come.
      .where('at', '<=', BigInt(clock.now() + clockSkew));
    const { taken } = await within.select(({ fn }) => fn.countAll<bigint>().as('taken')).executeTakeFirstOrThrow();
    if (Number(taken) < limit) return { taken: Number(taken), frees: undefined };
    const last = await within
      .select('at')
      .orderBy('at', 'desc')
      .offset(limit - 1)
      .limit(1)
      .executeTakeFirstOrThrow();
    return { taken: Number(taken), frees: Number(last.at) + window };
  };

  const count = async (transaction: Kysely<Database>, limits: readonly AttemptLimit[]): Promise<readonly number[]> => {
    const now = clock.now();
    const counts: number[] = [];
    for (const each of limits.toSorted((left, right) => (left.scope < right.scope ? -1 : 1))) {
      const { taken, frees } = await recent(transaction, each);
      if (frees !== undefined)
        throw new CallRefusal('too_many_attempts', { retryAfterSeconds: Math.max(1, Math.ceil((frees - now) / 1000)) });
      counts[limits.indexOf(each)] = taken + 1;
    }
    const rows = limits.map(({ scope }) => ({ id: newId(parts), scope, at: BigInt(now) }));
    if (rows.length > 0) await transaction.insertInto('attempt').values(rows).execute();
    return counts;
  };

  return {
    consume: (limits, within) => (within ? count(within, limits) : db.transaction().execute((transaction) => count(transaction, limits))),
    async reset(scope, within = db) {
      await within.deleteFrom('attempt').where('scope', '=', scope).execute();
    },
    async refund(scope, within = db) {
      const last = within.selectFrom('attempt').select('id').where('scope', '=', scope).orderBy('id', 'desc').limit(1);
      await within.deleteFrom('attempt').where('id', 'in', last).execute();
    },
  };
}
