/** A game that a member has marked. It may be one that is no longer offered. */
export interface FavouriteGameTable {
  member_id: string;
  node_id: string;
  added_at: bigint;
}
