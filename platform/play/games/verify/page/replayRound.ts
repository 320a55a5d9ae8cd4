import { parseAmount, writeAmount } from '../../../../core/ledger/amount.ts';
import { commitTo, type Draw, drawFrom, drawStream, numberStream, type RoundSeeds } from '../../../family/drawStream.ts';
import { playRound } from '../../slot/playRound.ts';
import type { Spin } from '../../slot/slotRound.ts';
import type { SlotModel } from '../../slot/title.ts';

export interface ReplayedSpin {
  readonly spin: Spin;
  /** One for each reel, from the left. */
  readonly draws: readonly Draw[];
}

export interface Replay {
  /** Hex SHA-256 of the server seed. */
  readonly hash: string;
  readonly spins: readonly ReplayedSpin[];
  readonly win: string;
}

/** Plays a round again with the game's own engine. Throws RangeError on a stake that the lines cannot share. */
export const replayRound = (seeds: RoundSeeds, model: SlotModel, stake: string): Replay => {
  const outcome = playRound(model, parseAmount(stake), drawStream(seeds));
  const numbers = numberStream(seeds);
  const spins = outcome.spins.map((spin) => ({
    spin,
    draws: model.reels.map((reel) => drawFrom(numbers, reel.length)),
  }));
  return { hash: commitTo(seeds.serverSeed), spins, win: writeAmount(outcome.win) };
};
