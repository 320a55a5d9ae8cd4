import type { Kysely } from 'kysely';
import type { Database } from '../../store/database.ts';
import type { LedgerStatements } from '../tables/ledgerStatements.ts';
import { IdempotencyMismatch, type OperationIdentity } from '../ledger.ts';

/** An operation that is done. */
export interface DoneOperation {
  /** Its ledger transaction. */
  readonly id: string;
  /** JSON; null where none is kept. */
  readonly answer: string | null;
}

/** What was done under this identity before, or undefined for a new one. */
export async function findDoneOperation(
  db: Kysely<Database>,
  statements: LedgerStatements,
  { memberId, operation, key }: OperationIdentity,
  fingerprint: string,
): Promise<DoneOperation | undefined> {
  const earlier = await statements.earlier(db, memberId, operation, key);
  if (earlier && earlier.fingerprint !== fingerprint) throw new IdempotencyMismatch();
  return earlier;
}
