import type { Generated } from 'kysely';

/** What somebody has proven to be the member by. */
export type LoginMethod = 'password' | 'sms' | 'social' | 'remembered' | 'ticket' | 'recovery' | 'registration' | 'trial';

/** How a session came to be; `payout` is that of a member who has excluded themselves, and may withdraw in it. */
export type SessionOrigin = LoginMethod | 'payout';

/** An open session. The token itself is never stored. */
export interface MemberSessionTable {
  id: string;
  member_id: string;
  /** Hex SHA-256 of the token. */
  token_hash: string;
  address: string;
  created_at: bigint;
  expires_at: bigint;
  revoked_at: bigint | null;
  /** When somebody last did something with it, to the minute. */
  last_seen_at: Generated<bigint>;
  /** What the browser calls itself. */
  agent: Generated<string>;
  origin: Generated<SessionOrigin>;
  /** 1 where it may change the password and end, and nothing else. */
  restricted: Generated<bigint>;
  /** The remembered login it belongs to. */
  family: string | null;
  /** When the member had logged in before it; null where never. */
  previous_login_at: bigint | null;
  previous_login_address: string | null;
  /** 1 once it was used later than by the page that opened it: whoever it is for has got it. */
  arrived: Generated<bigint>;
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
  /** Hash of the name of the browser that used it; null where that had none. */
  used_browser: string | null;
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
  origin: LoginMethod;
  /** 1 where it is to be a session for payout. */
  for_payout: Generated<bigint>;
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

/** A one-time ticket into a session of the member's own. */
export interface LoginTicketTable {
  ticket_hash: string;
  member_id: string;
  /** The session it was issued in; null for one from before that was written down. */
  session_id: Generated<string | null>;
  domain: string;
  created_at: bigint;
  expires_at: bigint;
  used_at: bigint | null;
}

/** Failed logins of one account, from one address, or everywhere, on all platforms together. */
export interface GuessCountTable {
  scope: string;
  since: bigint;
  count: bigint;
}
