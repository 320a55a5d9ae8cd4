/** Where a member is paid. */
export interface PayoutAccountTable {
  id: string;
  member_id: string;
  bank_code: string;
  /** Holder's name and number, sealed. */
  payee: string;
  created_at: bigint;
  /** From when it can be paid to. */
  usable_from: bigint;
  /** Null while the member has it. */
  removed_at: bigint | null;
  /** Keyed; vouches for whose it is, and from when. The sealing vouches for the payee. */
  checksum: string;
}

/** Whose a payee is, for good: by keyed hashes of it, under every key. */
export interface PayeeLookupTable {
  hash: string;
  key_id: string;
  member_id: string;
}
