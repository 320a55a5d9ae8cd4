import type { Selectable } from 'kysely';
import type { Checksums } from '../../core/ledger/checksums.ts';
import type { DepositTable } from './depositTables.ts';

/** Vouches for a deposit as it is. */
export const depositChecksum = (checksums: Checksums, deposit: Omit<Selectable<DepositTable>, 'checksum'>): string => {
  const { id, member_id, transaction_id, method_id, amount, currency, status, created_at } = deposit;
  return checksums.of('deposit', [id, member_id, transaction_id, method_id, amount, currency, status, created_at]);
};
