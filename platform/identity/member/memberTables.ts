import type { language } from '#contract/sharedSchemas.ts';
import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { z } from 'zod';

/** A person with an account. */
export interface MemberTable {
  id: string;
  /** As it was typed; `username_key` is its lower-case form, unique. */
  username: string;
  username_key: string;
  /** Argon2id in PHC form. */
  password_hash: string;
  /** 1 where the password must be changed before anything else. */
  password_expired: bigint;
  nickname: string;
  /** 0 player; 1, 2, 41, 42 agent; 4 trial account. */
  type: bigint;
  /** When the house locked the account, which the house alone undoes; null where it is not locked. */
  locked_at: bigint | null;
  /** When the member excluded themselves, which their second wish alone ends, a day after the term; null where they have not. */
  self_excluded_at: bigint | null;
  /** What the two come to: the lock stands before the exclusion, and takes nothing of it away. */
  status: GeneratedAlways<'ACTIVE' | 'LOCKED' | 'SELF_EXCLUDED'>;
  currency: string;
  /** Mail address, number, names and numbers of papers, sealed; null where none was told. See `personalData.ts`. */
  personal: string | null;
  /** Own code for inviting others. */
  referral_code: string;
  /** Code of the member who invited this one. */
  referred_by: string | null;
  affiliate_code: string | null;
  register_url: string;
  domain: string;
  created_at: bigint;
  /** Null until the first session that may do everything. */
  last_login_at: bigint | null;
  /** Where that was opened from; null before, empty where nobody said. */
  last_login_address: string | null;
  /** When the member said `firstLogin`; null before. */
  first_login_at: bigint | null;
  /** 1 where the member has proven that the number among their personal data is theirs. */
  mobile_verified: Generated<bigint>;
  /** 1 where the member has proven to read the mail address among their personal data. */
  email_verified: Generated<bigint>;
  /** Argon2id in PHC form. */
  payment_password_hash: string | null;
  /** Null where the password is still the one the account was opened with by somebody else. */
  password_changed_at: bigint | null;
  /** 1 where a session may do nothing before the password is changed. */
  must_change_password: Generated<bigint>;
  /** By what the password was set where the one before was lost; null where it was not. It proves no more than that. */
  password_recovered_by: 'phone' | 'email' | null;
  /** End of a self-exclusion's term; null for good. */
  self_excluded_until: bigint | null;
  /** When a break from play that the member took is over; null where none was taken. */
  time_out_until: bigint | null;
  /** When the member wished for the first time to come back, after the term; null before. */
  return_asked_at: bigint | null;
  /** 1 where the account belongs to the agents' side alone. */
  agent_only: Generated<bigint>;
  /** Path of the picture the member chose. */
  icon: string | null;
  /** What the member chose to be written in; null before. */
  language: z.output<typeof language> | null;
}

export type MemberRow = Selectable<MemberTable>;

/** A proven number, by what it is looked up by. A hash belongs to one member, under every key. */
export interface MobileLookupTable {
  /** Keyed hash of the E.164 text. */
  hash: string;
  key_id: string;
  member_id: string;
}
