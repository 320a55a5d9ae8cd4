import type { Kysely } from 'kysely';
import type { Database } from '../store/database.ts';
import type { LedgerStatements } from './ledgerStatements.ts';
import { IdempotencyMismatch, type OperationIdentity } from './ledger.ts';

/** JSON of the answer that this identity got before, or undefined for a new one. */
export async function firstAnswer(
  db: Kysely<Database>,
  statements: LedgerStatements,
  { memberId, operation, key }: OperationIdentity,
  fingerprint: string,
): Promise<string | undefined> {
  const earlier = await statements.earlier(db, memberId, operation, key);
  if (earlier && earlier.fingerprint !== fingerprint) throw new IdempotencyMismatch();
  return earlier?.answer;
}
