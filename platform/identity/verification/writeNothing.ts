import type { Kysely } from 'kysely';
import type { Database } from '../../core/store/database.ts';

/**
 * Writes one row as a message or a link would, and sends nothing: how long an answer takes must not tell whether there was anybody to
 * write to. `what` names the row, which is the same one every time.
 */
export async function writeNothing(db: Kysely<Database>, what: string): Promise<void> {
  // It never expires: where a job deleted it meanwhile, that and this could wait for each other.
  const expires_at = BigInt(Number.MAX_SAFE_INTEGER);
  await db
    .insertInto('spent_challenge')
    .values({ challenge: `nothing: ${what.padEnd(240)}`, expires_at })
    .onConflict((conflict) => conflict.column('challenge').doUpdateSet({ expires_at }))
    .execute();
}
