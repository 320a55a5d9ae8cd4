import { sql, type Transaction } from 'kysely';
import type { Database } from '../store/database.ts';
import type { Engine } from '../store/engine.ts';
import { IdempotencyMismatch, type OperationIdentity } from './ledger.ts';

/**
 * JSON of the answer that this identity got before, or undefined for a new one. On PostgreSQL the
 * identity is locked until the transaction ends, so that a duplicate waits for the first and then
 * sees its answer; on SQLite the transaction is alone anyway.
 */
export async function firstAnswer(
  db: Transaction<Database>,
  engine: Engine,
  { memberId, operation, key }: OperationIdentity,
  fingerprint: string,
): Promise<string | undefined> {
  if (engine === 'postgres') {
    await sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify([memberId, operation, key])}, 0))`.execute(db);
  }
  const earlier = await db
    .selectFrom('ledger_transaction')
    .select(['fingerprint', 'answer'])
    .where('member_id', '=', memberId)
    .where('operation', '=', operation)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (earlier && earlier.fingerprint !== fingerprint) throw new IdempotencyMismatch();
  return earlier?.answer;
}
