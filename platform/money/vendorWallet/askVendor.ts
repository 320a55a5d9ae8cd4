import { z } from 'zod';

/** Asks a vendor what became of a transfer, until it says so. */
export const askVendor = { kind: 'vendorWallet.askVendor', payload: z.object({ transferId: z.string() }) };
