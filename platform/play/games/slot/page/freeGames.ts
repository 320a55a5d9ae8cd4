import type { Round } from '../slotRound.ts';

/** Where the presentation stands among the free games of a round. */
export interface FreeGames {
  /** 0 while the paid spin is shown. */
  readonly current: number;
  /** Free games won up to the spin that is shown. */
  readonly total: number;
  readonly multiplier: number;
}

/** Null for a round, or up to a spin, without free games. A spin's own free games count once it stands. */
export const freeGamesAt = (round: Round, spinIndex: number, standing: boolean): FreeGames | null => {
  const until = standing ? spinIndex + 1 : spinIndex;
  const total = round.spins.slice(0, until).reduce((sum, spin) => sum + spin.freeGamesWon, 0);
  if (total === 0) return null;
  return { current: spinIndex, total, multiplier: round.spins[Math.max(1, spinIndex)]?.multiplier ?? 1 };
};
