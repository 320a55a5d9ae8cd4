/** How far a transfer has come: nobody knows yet, the vendor did it, or it came to nothing. */
export type WalletTransferStatus = 'PENDING' | 'DONE' | 'FAILED';

/** Money on its way between a member's main wallet and the one with a vendor. */
export interface WalletTransferTable {
  /** A UUIDv7; the reference that the vendor knows it by. */
  id: string;
  member_id: string;
  vendor_code: string;
  /** `IN`: into the vendor's wallet. */
  direction: 'IN' | 'OUT';
  /** Ten-thousandths. */
  amount: bigint;
  currency: string;
  status: WalletTransferStatus;
  /** The ledger transaction that set the amount aside; of a recall, the same for all of its transfers. */
  transaction_id: string;
  /** Where the amount lies until it is known what became of the transfer. */
  hold_id: string;
  /** The ledger transaction that brought the amount where it belongs; null while it is `PENDING`. */
  settlement_id: string | null;
  created_at: bigint;
  /** Null while it is `PENDING`. */
  closed_at: bigint | null;
  /** Keyed; vouches for what was to be moved, then for how it ended, parted by a dot. */
  checksum: string;
}
