import type { Checksums } from '../../../core/ledger/checksums/checksums.ts';
import { askedChecksum, stepChecksum } from '../depositChecksums.ts';
import type { Deposit } from '../deposits.ts';

/** What vouches for a deposit that has taken one step. */
export function depositChecksum(checksums: Checksums, row: Omit<Deposit, 'checksum'>): string {
  const asked = askedChecksum(checksums, row);
  return `${asked}.${stepChecksum(checksums, { ...row, checksum: asked })}`;
}
