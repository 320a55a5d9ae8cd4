import type { Selectable } from 'kysely';
import type { Checksums } from '../../core/ledger/checksums/checksums.ts';
import type { VendorBetTable } from './seamlessTables.ts';

/** Vouches for which version of its game a bet may be paid out by. */
export const vendorBetChecksum = (checksums: Checksums, bet: Omit<Selectable<VendorBetTable>, 'checksum'>): string =>
  checksums.of('vendor_bet', [bet.bet_id, bet.title_version]);
