/** A mailed link for setting a password. */
export interface RecoveryLinkTable {
  token_hash: string;
  member_id: string;
  created_at: bigint;
  expires_at: bigint;
  used_at: bigint | null;
}
