import type { MarkKind } from '../abuseFlag/abuseFlagTables.ts';

/** The welcome gift as it was paid to an account. It stays for as long as the account's row does, whatever becomes of the account. */
export interface GiftClaimTable {
  member_id: string;
  /** The marks that it was claimed with, sealed; null where there were none. */
  marks: string | null;
  /** Keyed hash of the network that the account was opened from; null where no address was known. */
  network_hash: string | null;
  created_at: bigint;
}

/** One mark that the gift was had with. A hash belongs to one account, under every key. */
export interface GiftLookupTable {
  /** Keyed hash of the mark. */
  hash: string;
  key_id: string;
  kind: MarkKind;
  member_id: string;
}

/** A network that gifts go to: of several at once, each counts those before it. */
export interface GiftNetworkTable {
  network_hash: string;
  seen_at: bigint;
  /** When the desk was last told of it; null where never. */
  flagged_at: bigint | null;
}
