/**
 * `WAITING` until every seat is taken, `SHOWING` until every word is shown, then `DEALT`. `CLOSED` where nobody came, or nobody showed a word,
 * in time, or whose word is missing is kept from play: every ante goes back. `FORFEITED` where some showed their word and some did not: nothing is dealt, and the antes of the
 * silent go to the others.
 */
export type HandStatus = 'WAITING' | 'SHOWING' | 'DEALT' | 'CLOSED' | 'FORFEITED';

/** That of a hand that is over. */
export type EndedStatus = Exclude<HandStatus, 'WAITING' | 'SHOWING'>;

/** One hand of a room, from its first look to its end. A room has one that waits. */
export interface RoomHandTable {
  id: string;
  room_id: string;
  game_code: string;
  title_version: bigint;
  seats: bigint;
  /** Ten-thousandths. */
  ante: bigint;
  /** Of the pot, as a decimal string. */
  rake_percent: string;
  /** The most that the house keeps of a pot. */
  rake_cap: bigint;
  /** Leaves the platform only once the hand is dealt. */
  server_seed: string;
  /** Stands in the room before anybody sits down. */
  server_seed_hash: string;
  opened_at: bigint;
  status: HandStatus;
  /** When it ends if it has not been dealt: for want of players, or of words; null while nobody sits there. */
  closes_at: bigint | null;
  ended_at: bigint | null;
  /** Who had what, and who took the pot, as JSON of its family; null until it is dealt. */
  outcome: string | null;
  /** Keyed; vouches for the hand as it was opened, then for its end, parted by dots. */
  checksum: string;
}

/** A member's place in a hand, and their word in what is dealt; the detail of their bet, under its id. */
export interface RoomSeatTable {
  bet_id: string;
  hand_id: string;
  member_id: string;
  /** From 0 on. */
  place: bigint;
  /** Hex SHA-256 of the word, given with the ante: while others may still sit down nobody knows what it stands for. */
  word_hash: string;
  /** The word itself; null until its player has shown it, which they can only once all seats are taken. */
  client_seed: string | null;
  /** 1 where somebody at the table had come from the same address: for whoever runs the house to look at. */
  shares_address: bigint;
  seated_at: bigint;
  /** When they got up before it was dealt; null otherwise. */
  left_at: bigint | null;
  /** Keyed; vouches for the seat, then for the leaving or the word, parted by dots. */
  checksum: string;
}
