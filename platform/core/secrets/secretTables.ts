import type { Generated } from 'kysely';

/** A key pair of the platform. */
export interface PlatformKeyTable {
  id: string;
  purpose: string;
  /** JSON Web Key with its private part, sealed. */
  private_jwk: string;
  created_at: bigint;
}

/** A sealed payload that was opened; a second one with the same id is a replay. */
export interface OpenedSealTable {
  jti: string;
  expires_at: bigint;
}

/** A key that something is sealed with, or may be soon; what it is stands nowhere in the store. */
export interface SecretKeyTable {
  id: string;
  /** The youngest that is not retired is the one in use. */
  created_at: bigint;
  /** When nothing was sealed with it any more; null before. A file that still names it first is late, and does not bring it back. */
  retired_at: Generated<bigint | null>;
}
