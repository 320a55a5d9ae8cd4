/** An authenticator app. */
export interface AuthenticatorTable {
  member_id: string;
  /** Sealed. */
  secret: string;
  /** Null until one of its codes was shown. */
  confirmed_at: bigint | null;
  /** Newest time step that was accepted; it and older ones never are again. */
  last_step: bigint;
  created_at: bigint;
}

/** A way in without the authenticator app. */
export interface RecoveryCodeTable {
  id: string;
  member_id: string;
  code_hash: string;
  used_at: bigint | null;
}
