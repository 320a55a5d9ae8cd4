import type { VendorOutcome } from '../vendor/vendorWallets.ts';

/** What an embedded vendor has done under a reference. */
export interface EmbeddedVendorTransferTable {
  vendor_code: string;
  reference: string;
  outcome: VendorOutcome;
  created_at: bigint;
}
