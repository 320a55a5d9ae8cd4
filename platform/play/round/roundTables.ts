/** A single-use ticket from the site into a game. The token itself is never stored. */
export interface LaunchTokenTable {
  /** Hex SHA-256 of the token. */
  token_hash: string;
  member_id: string;
  /** The member's session that asked; the game ends with it. */
  session_id: string;
  node_id: string;
  language: string;
  created_at: bigint;
  expires_at: bigint;
  used_at: bigint | null;
}

/** One open game page. */
export interface PlaySessionTable {
  id: string;
  /** Hex SHA-256 of the bearer credential. */
  token_hash: string;
  member_id: string;
  session_id: string;
  title_code: string;
  title_version: bigint;
  created_at: bigint;
  expires_at: bigint;
}

/**
 * A server seed, committed to by its hash, that the player's seed joins later: only then is it played with, and in the end revealed.
 * A member has one pair that waits for a seed, and at most one in use.
 */
export interface SeedPairTable {
  id: string;
  member_id: string;
  /** Leaves the platform only once `revealed_at` is set. */
  server_seed: string;
  server_seed_hash: string;
  /** Null until the player has given one, knowing the hash. */
  client_seed: string | null;
  next_nonce: bigint;
  /** When the hash could first be seen. */
  committed_at: bigint;
  /** When the player's seed came: the pair is in use from then on. */
  client_seed_at: bigint | null;
  revealed_at: bigint | null;
  /** The member's pair before, so that none can be taken away unseen; null for the first. */
  previous_id: string | null;
  /** Keyed; vouches for the server seed, then for the player's, then for when it was revealed, parted by dots. `next_nonce` follows from the rounds. */
  checksum: string;
}

/** The detail of a bet whose outcome was drawn from a pair of seeds: what is needed to show it again, and to check it. */
export interface SeededRoundTable {
  bet_id: string;
  /** Of the game's rules and odds. */
  title_version: bigint;
  seed_pair_id: string;
  nonce: bigint;
  /** What was drawn and what it paid, as JSON of the bet's family. */
  outcome: string;
  /** Keyed; vouches for the row. */
  checksum: string;
}
