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
  status: 'ACTIVE' | 'DISABLED';
  currency: string;
  payee_name: string | null;
  email: string | null;
  /** Own code for inviting others. */
  referral_code: string;
  /** Code of the member who invited this one. */
  referred_by: string | null;
  affiliate_code: string | null;
  register_url: string;
  domain: string;
  created_at: bigint;
  /** Null until the first session by login or registration. */
  last_login_at: bigint | null;
}

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
}

/** One try that counts against a limit, such as a guessed password. */
export interface AttemptTable {
  id: string;
  /** What is limited, such as `login:account:linh`. */
  scope: string;
  at: bigint;
}

export interface DepositTable {
  id: string;
  member_id: string;
  /** The ledger transaction that paid it. */
  transaction_id: string;
  method_id: string;
  amount: bigint;
  currency: string;
  status: 'PENDING' | 'PAID' | 'FAILED';
  created_at: bigint;
}

/** Members, sessions, deposits and attempts. */
export interface MemberTables {
  member: MemberTable;
  member_session: MemberSessionTable;
  attempt: AttemptTable;
  deposit: DepositTable;
}
