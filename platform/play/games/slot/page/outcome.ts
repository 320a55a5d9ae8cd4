import { compareAmounts } from '../../kit/amount.ts';
import type { Round } from '../slotRound.ts';
import type { Words } from './words.ts';

/** `won` only when more came back than was staked; anything else is told calmly. */
export type Outcome = 'won' | 'returned' | 'none';

export const outcomeOf = ({ win, stake }: Pick<Round, 'win' | 'stake'>): Outcome => {
  if (compareAmounts(win, '0') === 0) return 'none';
  return compareAmounts(win, stake) > 0 ? 'won' : 'returned';
};

/** The result in words; null when nothing came back. */
export const outcomeText = (round: Pick<Round, 'win' | 'stake'>, { write, money }: Words): string | null => {
  const outcome = outcomeOf(round);
  if (outcome === 'none') return null;
  return write(outcome, { amount: money(round.win) });
};
