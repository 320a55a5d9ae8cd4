import type { Selectable } from 'kysely';
import type { Checksums } from '../../core/ledger/checksums/checksums.ts';
import type { DepositTable } from './depositTables.ts';

type Deposit = Selectable<DepositTable>;
/** What is fixed of a deposit from the beginning. */
export type AskedDeposit = Pick<
  Deposit,
  'id' | 'member_id' | 'idempotency_key' | 'method_id' | 'kind' | 'amount' | 'fee' | 'currency' | 'created_at' | 'expires_at'
>;
/** What a step may change. */
export type SteppedDeposit = Pick<
  Deposit,
  | 'id'
  | 'member_id'
  | 'status'
  | 'payment_id'
  | 'instructions'
  | 'transaction_id'
  | 'credited'
  | 'closed_at'
  | 'decided_by'
  | 'reason'
  | 'checksum'
>;

/** Vouches for what was to be paid. */
export const askedChecksum = (checksums: Checksums, row: AskedDeposit): string =>
  checksums.of('deposit', [
    row.id,
    row.member_id,
    row.idempotency_key,
    row.method_id,
    row.kind,
    row.amount,
    row.fee,
    row.currency,
    row.created_at,
    row.expires_at,
  ]);

/** Vouches for a step; `checksum` is what stood before it, so that no step before can be another one. */
export const stepChecksum = (checksums: Checksums, row: SteppedDeposit): string =>
  checksums.of('deposit.step', [
    row.id,
    row.member_id,
    row.status,
    row.payment_id,
    row.instructions,
    row.transaction_id,
    row.credited,
    row.closed_at,
    row.decided_by,
    row.reason,
    row.checksum,
  ]);

/** Whether a row is what was written: as it was asked for, and as its last step left it. */
export function isVouched(checksums: Checksums, row: Deposit): boolean {
  const [asked] = row.checksum.split('.');
  if (asked !== askedChecksum(checksums, row)) return false;
  const last = row.checksum.lastIndexOf('.');
  if (last === -1) return row.status === 'CREATED' && row.payment_id === null && row.instructions === null;
  return row.checksum.slice(last + 1) === stepChecksum(checksums, { ...row, checksum: row.checksum.slice(0, last) });
}
