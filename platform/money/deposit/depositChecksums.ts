import type { Selectable } from 'kysely';
import type { Checksums } from '../../core/ledger/checksums.ts';
import type { DepositTable } from './depositTables.ts';

type Deposit = Selectable<DepositTable>;
/** What is fixed of a deposit before it is paid. */
export type AskedDeposit = Omit<Deposit, 'transaction_id' | 'status' | 'closed_at' | 'checksum'>;
/** How a deposit ended. */
export type ClosedDeposit = Pick<Deposit, 'id' | 'member_id' | 'status' | 'transaction_id' | 'closed_at'>;

/** Vouches for what was to be paid. */
export const askedChecksum = (checksums: Checksums, { id, member_id, method_id, amount, currency, created_at }: AskedDeposit): string =>
  checksums.of('deposit', [id, member_id, method_id, amount, currency, created_at]);

/** Vouches for how it ended. */
export const closedChecksum = (checksums: Checksums, { id, member_id, status, transaction_id, closed_at }: ClosedDeposit): string =>
  checksums.of('deposit.closed', [id, member_id, status, transaction_id, closed_at]);

/** Vouches for a deposit and every step that it has gone through. */
export const depositChecksum = (checksums: Checksums, deposit: Omit<Deposit, 'checksum'>): string =>
  [askedChecksum(checksums, deposit), ...(deposit.closed_at === null ? [] : [closedChecksum(checksums, deposit)])].join('.');
