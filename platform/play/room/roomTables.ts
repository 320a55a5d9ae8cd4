/** `WAITING` until every seat is taken, then `DEALT`; `CLOSED` where that did not come in time, and every ante goes back. */
export type HandStatus = 'WAITING' | 'DEALT' | 'CLOSED';

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
  /** Leaves the platform only once the hand is dealt. */
  server_seed: string;
  /** Stands in the room before anybody sits down. */
  server_seed_hash: string;
  opened_at: bigint;
  status: HandStatus;
  /** When it is given up if it has not been dealt; null while nobody sits there. */
  closes_at: bigint | null;
  ended_at: bigint | null;
  /** Who had what, and who took the pot, as JSON of its family; null until it is dealt. */
  outcome: string | null;
  /** Keyed; vouches for the hand as it was opened, then for its end, parted by dots. */
  checksum: string;
}

/** A member's place in a hand, and his word in what is dealt; the detail of his bet, under its id. */
export interface RoomSeatTable {
  bet_id: string;
  hand_id: string;
  member_id: string;
  /** From 0 on. */
  place: bigint;
  client_seed: string;
  /** 1 where somebody at the table had come from the same address: for whoever runs the house to look at. */
  shares_address: bigint;
  seated_at: bigint;
  /** When he got up before it was dealt; null otherwise. */
  left_at: bigint | null;
  /** Keyed; vouches for the seat, then for the leaving, parted by dots. */
  checksum: string;
}
