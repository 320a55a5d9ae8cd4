import { sql, type Transaction } from 'kysely';
import type { Database } from '../store/database.ts';
import type { Engine } from '../store/engine.ts';
import type { LedgerStatements } from './ledgerStatements.ts';
import { IdempotencyMismatch, type OperationIdentity } from './ledger.ts';

/**
 * JSON of the answer that this identity got before, or undefined for a new one. On PostgreSQL the
 * identity is locked until the transaction ends, so that a duplicate waits for the first and then
 * sees its answer; on SQLite the transaction is alone anyway.
 */
export async function firstAnswer(
  db: Transaction<Database>,
  { engine, statements }: { readonly engine: Engine; readonly statements: LedgerStatements },
  { memberId, operation, key }: OperationIdentity,
  fingerprint: string,
): Promise<string | undefined> {
  if (engine === 'postgres') {
    await sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify([memberId, operation, key])}, 0))`.execute(db);
  }
  const earlier = await statements.earlier(db, memberId, operation, key);
  if (earlier && earlier.fingerprint !== fingerprint) throw new IdempotencyMismatch();
  return earlier?.answer;
}
