import type { PlatformParts } from '../../core/parts.ts';
import type { TransferReference, VendorOutcome, VendorTransfer, VendorWallets } from '../vendor/vendorWallets.ts';

/** Plays the vendors with wallets of their own: each has a book of the references that it was sent, and never forgets one. */
export function embeddedVendorWallets({ db, clock }: Pick<PlatformParts, 'db' | 'clock'>): VendorWallets {
  const outcomeOf = async ({ vendorCode, reference }: TransferReference): Promise<VendorOutcome | 'ABSENT'> => {
    const row = await db
      .selectFrom('embedded_vendor_transfer')
      .select('outcome')
      .where('vendor_code', '=', vendorCode)
      .where('reference', '=', reference)
      .executeTakeFirst();
    return row?.outcome ?? 'ABSENT';
  };
  /** What is written first under a reference stays. */
  const write = async ({ vendorCode, reference }: TransferReference, outcome: VendorOutcome): Promise<VendorOutcome> => {
    await db
      .insertInto('embedded_vendor_transfer')
      .values({ vendor_code: vendorCode, reference, outcome, created_at: BigInt(clock.now()) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const written = await outcomeOf({ vendorCode, reference });
    if (written === 'ABSENT') throw new Error('the vendor lost a reference that it had just written');
    return written;
  };
  return {
    transfer: (transfer: VendorTransfer) => write(transfer, 'DONE'),
    outcomeOf,
    abandon: (transfer) => write(transfer, 'REFUSED'),
  };
}
