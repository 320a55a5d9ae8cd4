/** A page of the stand-in that has been opened. */
export interface StudioSessionTable {
  /** Of the wallet's session: the page shows it again with every call. */
  session_hash: string;
  player: string;
  currency: string;
  expires_at: bigint;
}

/** A turn of the wheel, as the stand-in keeps it in books of its own. */
export interface StudioRoundTable {
  player: string;
  /** What the wallet knows its bet by. */
  reference: string;
  /** Decimal string, as the payout. */
  stake: string;
  currency: string;
  /** `ASKED`: the wallet may have taken the stake. `DRAWN`: it has, and the payout is to be told. `ENDED`: it came to nothing. */
  status: 'ASKED' | 'DRAWN' | 'ENDED' | 'SETTLED';
  /** Index of the pocket; null until it is drawn. */
  pocket: bigint | null;
  payout: string;
  created_at: bigint;
  /** When a page had shown its end to the player; null until then. */
  shown_at: bigint | null;
}
