import type { Selectable } from 'kysely';

/** Somebody who works for the house. */
export interface OperatorTable {
  id: string;
  /** As it is shown; unique by its lower-case form, `name_key`. */
  name: string;
  name_key: string;
  /** Names of roles, with spaces between. */
  roles: string;
  /** Argon2id in PHC form; null until the invitation was taken up. */
  password_hash: string | null;
  /** Sealed: the secret of the authenticator app; null until one is shown. */
  totp_secret: string | null;
  /** When a first code of the app was right; null before. */
  totp_confirmed_at: bigint | null;
  /** The last step whose code was accepted: none is good twice. */
  totp_step: bigint;
  /** Hash of the code that the invitation is taken up with; null where there is none. */
  invitation_hash: string | null;
  invitation_expires_at: bigint | null;
  /** 1 where nobody may enter by it any more. */
  locked: bigint;
  created_at: bigint;
}

/** A browser at the desk. */
export interface OperatorSessionTable {
  id: string;
  operator_id: string;
  token_hash: string;
  created_at: bigint;
  last_seen_at: bigint;
  /** When it is over, however busy it is. */
  expires_at: bigint;
}

/** A browser by which an operator has entered. What it goes by is a secret of that browser. */
export interface OperatorBrowserTable {
  operator_id: string;
  /** Hex SHA-256 of what it goes by. */
  browser_hash: string;
  last_seen_at: bigint;
}

export type OperatorRow = Selectable<OperatorTable>;
