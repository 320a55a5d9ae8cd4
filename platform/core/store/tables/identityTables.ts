import type { Generated } from 'kysely';
import type { SessionOrigin } from './memberTables.ts';

/** A code that was sent to somebody. */
export interface VerificationCodeTable {
  id: string;
  /** What it is good for, such as `login`. */
  flow: string;
  /** Keyed hash of the number, or of what else it is bound to. */
  target_hash: string;
  /** Keyed hash: six digits alone could be tried out. */
  code_hash: string;
  tries: bigint;
  created_at: bigint;
  expires_at: bigint;
  used_at: bigint | null;
}

/** A captcha that waits for its answer; gone once it was tried. */
export interface CaptchaTable {
  id: string;
  answer_hash: string;
  expires_at: bigint;
}

/** A challenge whose solution was taken. */
export interface SpentChallengeTable {
  challenge: string;
  expires_at: bigint;
}

/** One cookie of a remembered login. All cookies that came of one login are a family. */
export interface RememberedLoginTable {
  selector: string;
  validator_hash: string;
  family: string;
  member_id: string;
  created_at: bigint;
  /** The same for the whole family. */
  expires_at: bigint;
  used_at: bigint | null;
  used_address: string | null;
}

/** A mailed link for setting a password. */
export interface RecoveryLinkTable {
  token_hash: string;
  member_id: string;
  created_at: bigint;
  expires_at: bigint;
  used_at: bigint | null;
}

/** A login that waits for proof that it is the member's own. */
export interface LoginVerificationTable {
  id: string;
  member_id: string;
  /** JSON list of the methods offered. */
  methods: string;
  address: string;
  /** The browser that began it, as a gateway names it; empty for none. */
  browser: Generated<string>;
  agent: string;
  origin: SessionOrigin;
  remember: bigint;
  /** Hash of the social ticket to be tied to the account, once proven. */
  social_ticket: string | null;
  tries: bigint;
  created_at: bigint;
  expires_at: bigint;
  done_at: bigint | null;
}

/** An address that a member has signed in from before. */
export interface KnownAddressTable {
  member_id: string;
  address: string;
  created_at: bigint;
  last_seen_at: bigint;
}

/** A browser that a member has signed in by. What names it is a secret of that browser. */
export interface KnownBrowserTable {
  member_id: string;
  /** Hex SHA-256 of the name. */
  browser_hash: string;
  last_seen_at: bigint;
}

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

/** A one-time ticket into a session of the member's own. */
export interface LoginTicketTable {
  ticket_hash: string;
  member_id: string;
  domain: string;
  created_at: bigint;
  expires_at: bigint;
  used_at: bigint | null;
}

/** A sign-in that is under way at an identity provider. */
export interface SocialStateTable {
  state_hash: string;
  provider: string;
  nonce: string;
  code_verifier: string;
  redirect_uri: string;
  expires_at: bigint;
}

/** Whose identity at a provider is whose account. */
export interface SocialIdentityTable {
  issuer: string;
  subject: string;
  member_id: string;
  created_at: bigint;
}

/** A proven identity that belongs to no account yet. */
export interface SocialTicketTable {
  ticket_hash: string;
  issuer: string;
  subject: string;
  expires_at: bigint;
  used_at: bigint | null;
}

/** Failed logins of one account, from one address, or everywhere, on all platforms together. */
export interface GuessCountTable {
  scope: string;
  since: bigint;
  count: bigint;
}

/** Codes, proofs, and the ways back in. */
export interface IdentityTables {
  verification_code: VerificationCodeTable;
  captcha: CaptchaTable;
  guess_count: GuessCountTable;
  spent_challenge: SpentChallengeTable;
  remembered_login: RememberedLoginTable;
  recovery_link: RecoveryLinkTable;
  login_verification: LoginVerificationTable;
  known_address: KnownAddressTable;
  known_browser: KnownBrowserTable;
  authenticator: AuthenticatorTable;
  recovery_code: RecoveryCodeTable;
  login_ticket: LoginTicketTable;
  social_state: SocialStateTable;
  social_identity: SocialIdentityTable;
  social_ticket: SocialTicketTable;
}
