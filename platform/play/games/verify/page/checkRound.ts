import type { Round, Spin } from '../../slot/slotRound.ts';
import type { SlotTitle } from '../../slot/title.ts';
import { replayRound, type Replay } from './replayRound.ts';

export interface RoundCheck {
  /** The hash shown before the round is that of the seed revealed after it. */
  readonly hashMatches: boolean;
  /** The title is the one, in the version, that the round names. */
  readonly titleMatches: boolean;
  /** One entry per spin of the longer side. */
  readonly spinsMatch: readonly boolean[];
  readonly winMatches: boolean;
  /** All of the above. */
  readonly genuine: boolean;
  readonly replay: Replay;
}

/** The fields of a spin in a fixed order, so that the order in which JSON brought them means nothing. */
const spinText = (spin: Spin): string =>
  JSON.stringify([
    spin.stops,
    spin.free,
    spin.multiplier,
    spin.lineWins.map((win) => [win.line, win.symbolId, win.count, win.win]),
    spin.scatterCount,
    spin.scatterWin,
    spin.win,
    spin.freeGamesWon,
  ]);

/**
 * Compares what was recorded with what the seeds say had to happen.
 * Throws RangeError when the recorded stake cannot have been played on this title.
 */
export const checkRound = (round: Round, serverSeed: string, title: Pick<SlotTitle, 'code' | 'version' | 'model'>): RoundCheck => {
  const replay = replayRound({ serverSeed, clientSeed: round.clientSeed, nonce: round.nonce }, title.model, round.stake);
  const hashMatches = replay.hash === round.serverSeedHash;
  const titleMatches = title.code === round.titleCode && title.version === round.titleVersion;
  const spinsMatch = Array.from({ length: Math.max(round.spins.length, replay.spins.length) }, (_, index) => {
    const recorded = round.spins[index];
    const replayed = replay.spins[index]?.spin;
    return recorded !== undefined && replayed !== undefined && spinText(recorded) === spinText(replayed);
  });
  const winMatches = replay.win === round.win;
  return {
    hashMatches,
    titleMatches,
    spinsMatch,
    winMatches,
    genuine: hashMatches && titleMatches && winMatches && spinsMatch.every(Boolean),
    replay,
  };
};
