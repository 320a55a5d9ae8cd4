import type { Brand } from '../../core/brand.ts';
import type { LastStake } from '../bet/visitBets.ts';
import type { GameTitle } from '../family/gameFamily.ts';

/** Milliseconds from the start of one round of a game to the start of the next: a game may go slower than the brand says of slots, never faster. */
export const shortestRoundOf = ({ slots }: Pick<Brand, 'slots'>, { shortestRound = 0 }: Pick<GameTitle, 'shortestRound'>): number =>
  Math.max(slots.shortestRound, shortestRound);

/**
 * Milliseconds until a member's next round may begin, by when the last stakes were taken; 0 when at once. The free games of a round belong to it: they are
 * paid for once, and the page shows each in its own time. A stake that is of a time to come is waited for where that is less than a round away, as clocks of
 * platforms differ; further away, by a clock that was put back, it keeps nobody waiting.
 */
export function timeToNextRound(last: readonly Pick<LastStake, 'takenAt'>[], now: number, shortestRound: number): number {
  const left = last.map(({ takenAt }) => takenAt + shortestRound - now).filter((each) => each <= 2 * shortestRound);
  return Math.min(shortestRound, Math.max(0, ...left));
}
