import type { Frame } from '../../kit/frame.ts';
import { PlayFault, PlayRefusal } from '../../kit/playApi.ts';
import type { SlotApi } from './slotApi.ts';
import { inTurn } from '../../kit/inTurn.ts';
import { presentRound, type Stage } from './presentRound.ts';
import type { PlayedRound, Round } from '../slotRound.ts';
import type { RotatedSeeds } from '../../../round/round.ts';
import { canSpin, type GameState } from './state.ts';
import { untilAnswered, type Wait } from '../../kit/untilAnswered.ts';

export interface PlayParts {
  readonly stage: Stage;
  readonly api: SlotApi;
  readonly frame: Frame;
  readonly wait: Wait;
  /** Bearer credential. */
  readonly session: string;
  /** From the start of one paid round to the start of the next, in milliseconds. */
  readonly shortestRound: number;
  newKey(): string;
  /** The seed that a player gives who has given none yet. */
  firstSeed(): string;
  state(): GameState;
  /** Puts the strips that the round was played on behind the window. */
  prepare(round: Round): Promise<void>;
  onSessionOver(): void;
}

export interface Play {
  /** The spin button: plays when a round can begin, skips while one is shown where that is allowed, does nothing otherwise. */
  press(): void;
  /** Passes over the free games that are still to be shown, where that is allowed. */
  skipFreeGames(): void;
  /** Shows the round that an earlier visit left unseen. */
  replay(): Promise<void>;
  /** Holds the next round back for so long. */
  rest(milliseconds: number): Promise<void>;
  /** Gives a seed for the hash that the state holds. Throws `PlayRefusal` or `PlayFault`; what the seeds are by then is in the state. */
  changeSeeds(clientSeed: string): Promise<RotatedSeeds>;
  /** The server has said that the session is over; said again it changes nothing. */
  endSession(): void;
}

const lateAfter = 3_000;
/** `seen` is a courtesy to the next visit; after these attempts the round is simply shown once more. */
const seenAttempts = 4;
const seedAttempts = 4;

const isRefused = (failure: unknown, code: string): boolean => failure instanceof PlayRefusal && failure.code === code;
const isSessionOver = (failure: unknown): boolean => isRefused(failure, 'session_over');

/** Plays rounds: asks the server, never gives up on a lost answer, presents, and reports the round as seen. */
export const createPlay = ({ stage, api, frame, wait, session, newKey, state, prepare, onSessionOver, ...parts }: PlayParts): Play => {
  const { reels, lines, pace, dispatch } = stage;
  let shownStops: readonly number[] = [];
  let seen: Promise<void> = Promise.resolve();
  let asked = 0;

  const endSession = (): void => {
    if (state().phase === 'over') return;
    reels.rest(shownStops);
    dispatch({ type: 'sessionEnded' });
    onSessionOver();
    frame.tell('game:session-over');
  };
  const reportSeen = async (round: Round): Promise<void> => {
    try {
      await untilAnswered(() => api.seen(session, round.id), wait, seenAttempts);
    } catch (failure) {
      if (isSessionOver(failure)) endSession();
    }
  };
  const present = async (round: Round, turning: boolean): Promise<void> => {
    await presentRound(stage, round, turning, () => frame.tell('game:round-settled'));
    shownStops = round.spins.at(-1)?.stops ?? shownStops;
    seen = reportSeen(round);
  };
  const warnWhenLate = async (): Promise<void> => {
    const own = asked;
    await wait(lateAfter);
    if (own === asked) dispatch({ type: 'late' });
  };
  const rest = async (milliseconds: number): Promise<void> => {
    const own = asked;
    await wait(milliseconds);
    if (own === asked) dispatch({ type: 'rested' });
  };
  const giveSeed = async (clientSeed: string): Promise<RotatedSeeds> => {
    const { nextServerSeedHash } = state().seeds;
    try {
      const rotated = await inTurn(
        () => untilAnswered(() => api.changeSeeds(session, clientSeed, nextServerSeedHash), wait, seedAttempts),
        wait,
      );
      dispatch({ type: 'seedsChanged', seeds: rotated.seeds });
      return rotated;
    } catch (failure) {
      // Another page of the player was faster: its seed is in use, and another hash stands.
      if (isRefused(failure, 'seeds_changed')) dispatch({ type: 'seedsChanged', seeds: await api.seeds(session) });
      throw failure;
    }
  };
  /** No round is played before the player's first seed, and that is given only now, when the hash has long been on the page. */
  const giveFirstSeed = async (): Promise<void> => {
    try {
      await giveSeed(parts.firstSeed());
    } catch (failure) {
      if (!isRefused(failure, 'seeds_changed')) throw failure;
    }
  };

  /** Null when the server said no; the state knows why by then. */
  const ask = async (stake: string, key: string): Promise<PlayedRound | null> => {
    try {
      await seen;
      if (state().seeds.inUse === null) await giveFirstSeed();
      return await inTurn(
        () => untilAnswered(() => api.play(session, stake, key), wait),
        wait,
        () => dispatch({ type: 'early' }),
      );
    } catch (failure) {
      if (isSessionOver(failure)) endSession();
      else {
        reels.rest(shownStops);
        // A lost round is asked for until it is answered: what was lost here is the seed before it.
        const code = failure instanceof PlayFault ? 'no_answer' : 'unknown';
        dispatch({ type: 'refused', refusal: failure instanceof PlayRefusal ? failure : { code } });
      }
      return null;
    }
  };

  const play = async (): Promise<void> => {
    const { stake } = state();
    // One key for one press: a repetition after a lost answer gets the first answer again.
    const key = newKey();
    asked += 1;
    dispatch({ type: 'asked' });
    lines.show([]);
    reels.spin();
    void warnWhenLate();
    const played = await ask(stake, key);
    if (!played) return;
    // Counted from the answer, which is later than the server's own count: so a page alone is never refused for its pace.
    void rest(parts.shortestRound);
    await prepare(played.round);
    dispatch({ type: 'answered', played });
    await present(played.round, true);
  };

  return {
    press: () => {
      const now = state();
      if (now.phase === 'showing' && now.canStopEarly) pace.skipSpin();
      else if (canSpin(now)) void play();
    },
    skipFreeGames: () => {
      if (state().canStopEarly) pace.skipRound();
    },
    replay: async () => {
      const { round } = state();
      if (!round) return;
      await prepare(round);
      await present(round, false);
    },
    rest,
    endSession,
    changeSeeds: async (clientSeed) => {
      try {
        await seen;
        return await giveSeed(clientSeed);
      } catch (failure) {
        if (isSessionOver(failure)) endSession();
        throw failure;
      }
    },
  };
};
