import type { Brand } from '../../core/brand.ts';
import type { GameTitle } from '../family/gameFamily.ts';

/** Milliseconds from the start of one round of a game to the start of the next: a game may go slower than the brand says of slots, never faster. */
export const shortestRoundOf = ({ slots }: Pick<Brand, 'slots'>, { shortestRound = 0 }: Pick<GameTitle, 'shortestRound'>): number =>
  Math.max(slots.shortestRound, shortestRound);

/**
 * Milliseconds until a member's next round may begin; 0 when at once. The free games of a round belong to it: they are paid for once, and
 * the page shows each in its own time. A clock that was put back makes nobody wait for longer than one round.
 */
export function timeToNextRound(lastRoundAt: number | null, now: number, shortestRound: number): number {
  if (lastRoundAt === null) return 0;
  const left = lastRoundAt + shortestRound - now;
  return left > 0 && left <= shortestRound ? left : 0;
}
