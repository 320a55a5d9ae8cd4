import type { Selectable } from 'kysely';
import type { Checksums } from '../../core/ledger/checksums/checksums.ts';
import type { WalletTransferTable } from './walletTransferTables.ts';

export type WalletTransfer = Selectable<WalletTransferTable>;
/** What is fixed of a transfer when it begins. */
type BegunTransfer = Omit<WalletTransfer, 'status' | 'settlement_id' | 'closed_at' | 'checksum'>;

/** Vouches for what was to be moved. */
export const begunChecksum = (checksums: Checksums, transfer: BegunTransfer): string =>
  checksums.of('wallet_transfer', [
    transfer.id,
    transfer.member_id,
    transfer.vendor_code,
    transfer.direction,
    transfer.amount,
    transfer.currency,
    transfer.transaction_id,
    transfer.hold_id,
    transfer.created_at,
  ]);

/** Vouches for how it ended. */
export const closedChecksum = (
  checksums: Checksums,
  { id, member_id, status, settlement_id, closed_at }: Pick<WalletTransfer, 'id' | 'member_id' | 'status' | 'settlement_id' | 'closed_at'>,
): string => checksums.of('wallet_transfer.closed', [id, member_id, status, settlement_id, closed_at]);

/** Vouches for a transfer and the step that it has gone through. */
export const walletTransferChecksum = (checksums: Checksums, transfer: Omit<WalletTransfer, 'checksum'>): string =>
  [begunChecksum(checksums, transfer), ...(transfer.closed_at === null ? [] : [closedChecksum(checksums, transfer)])].join('.');
