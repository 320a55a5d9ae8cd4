/** Who a member is to one vendor: it learns neither their id nor their name, and two vendors cannot tell that they have the same one. */
export interface VendorPlayerTable {
  id: string;
  vendor_code: string;
  member_id: string;
  created_at: bigint;
}

/** What is kept of a vendor's bet beside the bet: a game may come in another version before it is paid out. */
export interface VendorBetTable {
  bet_id: string;
  title_version: bigint;
  /** Keyed. */
  checksum: string;
}
