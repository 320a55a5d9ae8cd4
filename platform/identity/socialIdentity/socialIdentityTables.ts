import type { Generated } from 'kysely';

/** Whose identity at a provider is whose account. */
export interface SocialIdentityTable {
  issuer: string;
  subject: string;
  member_id: string;
  created_at: bigint;
  /** The provider that proved it, as calls name it; empty where nobody said. */
  provider: Generated<string>;
  /** 1 where the account was opened with it; others were tied to it later. */
  opened_account: Generated<bigint>;
}

/** A proven identity that belongs to no account yet. */
export interface SocialTicketTable {
  ticket_hash: string;
  issuer: string;
  subject: string;
  provider: Generated<string>;
  expires_at: bigint;
  used_at: bigint | null;
}
