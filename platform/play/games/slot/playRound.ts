import { writeAmount } from '../../../core/ledger/amount.ts';
import type { DrawStream } from '../../family/drawStream.ts';
import type { Spin } from './slotRound.ts';
import { payWindow, windowAt } from './spin.ts';
import type { SlotModel } from './title.ts';

/**
 * Free games one round can hold. Retriggers make the number unbounded in theory; a model whose free
 * games reach this bound with a chance above 10^-18 is refused by the tests, so that the exact
 * return, which knows no bound, is the return of what is played to more than ten decimals.
 */
export const freeGamesLimit = 1000;

export interface RoundOutcome {
  /** The paid spin, then its free games in the order they are played. */
  readonly spins: readonly Spin[];
  /** Ten-thousandths, all spins together. */
  readonly win: bigint;
}

/**
 * Plays one paid spin and every free game it leads to from one stream of draws: five draws a spin, in
 * reel order. `stake` is the total stake in ten-thousandths; throws `RangeError` unless it is above
 * zero and divides evenly over the lines.
 */
export function playRound(model: SlotModel, stake: bigint, draws: DrawStream): RoundOutcome {
  const lineCount = BigInt(model.lines.length);
  if (stake <= 0n || stake % lineCount !== 0n) throw new RangeError('the stake must divide evenly over the lines');
  const spins: Spin[] = [];
  let win = 0n;
  let freeGames = 0;
  do {
    const free = spins.length > 0;
    const multiplier = free ? model.freeGames.multiplier : 1;
    const stops = model.reels.map((reel) => draws.draw(reel.length));
    const pays = payWindow(model, windowAt(model, stops));
    const worth = (pay: number, of: bigint) => BigInt(pay) * of * BigInt(multiplier);
    const scatterWin = worth(pays.scatterPay, stake);
    const lineWins = pays.lines.map(({ line, symbolId, count, pay }) => ({ line, symbolId, count, win: worth(pay, stake / lineCount) }));
    const spinWin = lineWins.reduce((sum, line) => sum + line.win, scatterWin);
    const freeGamesWon = Math.min(pays.freeGamesWon, freeGamesLimit - freeGames);
    spins.push({
      stops,
      free,
      multiplier,
      lineWins: lineWins.map((line) => ({ ...line, win: writeAmount(line.win) })),
      scatterCount: pays.scatterCount,
      scatterWin: writeAmount(scatterWin),
      win: writeAmount(spinWin),
      freeGamesWon,
    });
    win += spinWin;
    freeGames += freeGamesWon;
  } while (spins.length <= freeGames);
  return { spins, win };
}
