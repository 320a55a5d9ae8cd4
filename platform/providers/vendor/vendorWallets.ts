/** Money to be moved between the main wallet and the one with a vendor. */
export interface VendorTransfer {
  /** Unique; the vendor moves money once for it, however often it is sent. */
  readonly reference: string;
  readonly vendorCode: string;
  readonly memberId: string;
  /** `IN`: into the vendor's wallet. */
  readonly direction: 'IN' | 'OUT';
  /** Ten-thousandths. */
  readonly amount: bigint;
  readonly currency: string;
}

/** What became of a transfer at the vendor, for good. */
export type VendorOutcome = 'DONE' | 'REFUSED';

/** Names a transfer to its vendor. */
export type TransferReference = Pick<VendorTransfer, 'reference' | 'vendorCode'>;

/** The vendors that keep wallets of their own. Each method rejects where no answer came in time: what became of the transfer is then unknown. */
export interface VendorWallets {
  transfer(transfer: VendorTransfer): Promise<VendorOutcome>;
  /** `ABSENT` where the vendor never heard of it, or not yet. */
  outcomeOf(transfer: TransferReference): Promise<VendorOutcome | 'ABSENT'>;
  /** Has the vendor refuse a transfer that it never heard of, should it come late; answers what became of it for good. */
  abandon(transfer: TransferReference): Promise<VendorOutcome>;
}
