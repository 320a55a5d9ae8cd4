/** A sign-in that is under way at an identity provider. */
export interface SocialStateTable {
  state_hash: string;
  provider: string;
  nonce: string;
  code_verifier: string;
  redirect_uri: string;
  expires_at: bigint;
}
