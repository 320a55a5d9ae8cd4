import type { ExpectedSpin } from './expectedSpin.ts';
import { expectedSpin } from './expectedSpin.ts';
import { decimalText, divided, fraction, type Fraction, minus, multiplied, plus } from './fraction.ts';
import type { SlotModel } from './title.ts';

/** Decimals of the published percentage. */
const publishedPlaces = 7;

/**
 * Return of a whole round in stakes. A free game expects `m·win + f·game`, as it can win `f` more like
 * itself, so it is worth `m·win / (1 - f)`; a round is one paid spin and `f` such games.
 * Throws `RangeError` where a free game wins one or more on average: such a round would never end.
 */
export function roundReturn(spin: ExpectedSpin, multiplier: number): Fraction {
  if (spin.freeGames.above >= spin.freeGames.below) throw new RangeError('free games must win less than one of themselves');
  const freeGame = divided(multiplied(fraction(BigInt(multiplier)), spin.win), minus(fraction(1n), spin.freeGames));
  return plus(spin.win, multiplied(spin.freeGames, freeGame));
}

/** Exact return of a model, in stakes. */
export const returnToPlayer = (model: SlotModel): Fraction => roundReturn(expectedSpin(model), model.freeGames.multiplier);

/** The return as the player reads it: percent with seven decimals, cut off and so never above the truth. */
export const returnText = (model: SlotModel): string => decimalText(multiplied(returnToPlayer(model), fraction(100n)), publishedPlaces);
