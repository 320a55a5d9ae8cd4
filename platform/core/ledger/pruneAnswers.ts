import type { Kysely } from 'kysely';
import type { Database } from '../store/database.ts';

/** Rows of one round: so many are deleted without anybody having to wait for it. */
const atOnce = 500;

/**
 * Deletes the kept answers whose time is over, a few hundred at a time, oldest first; answers how many. What was done stays done:
 * its transaction and postings are never deleted, and a repetition is told so by `AlreadyDone`.
 */
export async function pruneAnswers(db: Kysely<Database>, now: number): Promise<number> {
  for (let pruned = 0; ;) {
    const oldest = db.selectFrom('idempotency_answer').select('transaction_id').where('expires_at', '<=', BigInt(now)).limit(atOnce);
    const { numDeletedRows } = await db.deleteFrom('idempotency_answer').where('transaction_id', 'in', oldest).executeTakeFirstOrThrow();
    pruned += Number(numDeletedRows);
    if (numDeletedRows < BigInt(atOnce)) return pruned;
  }
}
