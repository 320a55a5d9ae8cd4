/** What tells one person from another. */
export type MarkKind = 'phone' | 'email' | 'browser';

/**
 * What looks like abuse: `giftRefused`, an account that was opened with what another one has had the welcome gift by; `manyFromAddress`, many gifts to one
 * network within a day; `selfReferral`, an account that has something in common with the one that invited it; `contactOfAnother`, a contact bound later
 * that another account has had the gift by.
 */
export type AbuseFlagKind = 'giftRefused' | 'manyFromAddress' | 'selfReferral' | 'contactOfAnother';

export interface AbuseFlagTable {
  id: string;
  kind: AbuseFlagKind;
  /** The account that it came up by. */
  member_id: string;
  /** The account that it has something in common with; null where it is one of many. */
  other_id: string | null;
  /** What both have, as words of `MarkKind` with commas between them; empty where it is one of many. */
  shared: string;
  /** Keyed hash of the network that the gifts went to; null of the other kinds. */
  network_hash: string | null;
  created_at: bigint;
  /** When somebody at the desk has looked at it; null before. */
  looked_at: bigint | null;
  /** Id of that operator. */
  looked_by: string | null;
  remark: string | null;
}
