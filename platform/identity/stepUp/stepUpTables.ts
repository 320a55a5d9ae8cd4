/** A proof that waits for what it is for. */
export interface StepUpTicketTable {
  /** Of its token, which is kept nowhere. */
  token_hash: string;
  member_id: string;
  /** Keyed hash of the action, with its amount and target. */
  action_hash: string;
  created_at: bigint;
  expires_at: bigint;
  used_at: bigint | null;
}
