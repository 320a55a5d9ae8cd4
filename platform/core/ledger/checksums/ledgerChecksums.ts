import type { Selectable } from 'kysely';
import type { AccountTable, LedgerTransactionTable, PostingTable } from '../tables/ledgerTables.ts';
import type { Checksums } from './checksums.ts';

type Account = Omit<Selectable<AccountTable>, 'balance' | 'last_posting' | 'checksum'>;
/** A transaction but for its checksum. */
export type LedgerTransaction = Omit<Selectable<LedgerTransactionTable>, 'checksum'>;
/** A posting as its transaction vouches for it. */
export type PostedRow = Omit<Selectable<PostingTable>, 'transaction_id'>;

/** Vouches for whose account it is; what lies on it follows from the postings. */
export const accountChecksum = (checksums: Checksums, { id, member_id, purpose, currency, created_at }: Account): string =>
  checksums.of('account', [id, member_id, purpose, currency, created_at]);

/** Vouches for a transaction and all of its postings. */
export function transactionChecksum(checksums: Checksums, transaction: LedgerTransaction, postings: readonly PostedRow[]): string {
  const { id, member_id, operation, idempotency_key, fingerprint, created_at } = transaction;
  const rows = postings.toSorted((left, right) => Number(left.seq - right.seq));
  return checksums.of('ledger_transaction', [
    id,
    member_id,
    operation,
    idempotency_key,
    fingerprint,
    created_at,
    ...rows.flatMap(({ seq, from_account, to_account, currency, amount }) => [seq, from_account, to_account, currency, amount]),
  ]);
}
