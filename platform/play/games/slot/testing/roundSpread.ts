import type { StopSums } from './enumerateStops.ts';
import { divided, fraction, type Fraction, minus, multiplied, plus } from '../fraction.ts';
import { approximately } from './approximately.ts';
import type { SlotModel } from '../title.ts';

/** How the wins of a round are spread, beside their mean. */
export interface RoundSpread {
  /** Share of paid spins that win anything at once. */
  readonly hitFrequency: number;
  /** Standard deviation of a whole round, free games included, in stakes. */
  readonly volatility: number;
}

/**
 * Spread of a round from the sums over all stops. A free game is worth `m·X + (sum of N like it)`, so
 * with its mean `g` its variance is `var(m·X + g·N) / (1 - E[N])`, and that of the round is
 * `var(X + g·N) + E[N]` times it.
 */
export function roundSpread(model: SlotModel, sums: StopSums): RoundSpread {
  const spins = BigInt(sums.combinations);
  const lines = BigInt(model.lines.length);
  const count = fraction(BigInt(model.freeGames.count));
  const multiplier = fraction(BigInt(model.freeGames.multiplier));
  const win = fraction(sums.wins, spins * lines);
  const winSquare = fraction(sums.winSquares, spins * lines * lines);
  const trigger = fraction(BigInt(sums.triggers), spins);
  const freeGames = multiplied(count, trigger);
  const both = multiplied(count, fraction(sums.triggerWins, spins * lines));
  const gameMean = divided(multiplied(multiplier, win), minus(fraction(1n), freeGames));
  const variance = (factor: Fraction) => {
    const mean = plus(multiplied(factor, win), multiplied(gameMean, freeGames));
    const square = [
      multiplied(multiplied(factor, factor), winSquare),
      multiplied(fraction(2n), multiplied(multiplied(factor, gameMean), both)),
      multiplied(multiplied(gameMean, gameMean), multiplied(count, freeGames)),
    ].reduce(plus);
    return minus(square, multiplied(mean, mean));
  };
  const gameVariance = divided(variance(multiplier), minus(fraction(1n), freeGames));
  const roundVariance = plus(variance(fraction(1n)), multiplied(freeGames, gameVariance));
  return { hitFrequency: sums.hits / sums.combinations, volatility: Math.sqrt(approximately(roundVariance)) };
}
