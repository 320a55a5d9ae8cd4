import { createChecksums } from '../core/ledger/checksums/checksums.ts';

/** Of a key that every test shares. */
export const testChecksums = createChecksums(new Uint8Array(32).fill(7));
