import type { Frame } from './frame.ts';
import { type PlayApi, PlayRefusal, type RotatedSeeds } from './api.ts';
import { presentRound, type Stage } from './presentRound.ts';
import type { PlayedRound, Round } from '../round.ts';
import { canSpin, type GameState } from './state.ts';
import { untilAnswered, type Wait } from './untilAnswered.ts';

export interface PlayParts {
  readonly stage: Stage;
  readonly api: PlayApi;
  readonly frame: Frame;
  readonly wait: Wait;
  /** Bearer credential. */
  readonly session: string;
  newKey(): string;
  state(): GameState;
  /** Puts the strips that the round was played on behind the window. */
  prepare(round: Round): Promise<void>;
  onSessionOver(): void;
}

export interface Play {
  /** The spin button: plays when a round can begin, skips while one is shown, does nothing otherwise. */
  press(): void;
  /** Shows the round that an earlier visit left unseen. */
  replay(): Promise<void>;
  /** Throws `PlayRefusal` or `PlayFault`. */
  changeSeeds(clientSeed: string): Promise<RotatedSeeds>;
}

/** From the start of one paid round to the start of the next. */
const shortestRound = 2_500;
const lateAfter = 3_000;
/** `seen` is a courtesy to the next visit; after these attempts the round is simply shown once more. */
const seenAttempts = 4;

const isSessionOver = (failure: unknown): boolean => failure instanceof PlayRefusal && failure.code === 'session_over';

/** Plays rounds: asks the server, never gives up on a lost answer, presents, and reports the round as seen. */
export const createPlay = ({ stage, api, frame, wait, session, newKey, state, prepare, onSessionOver }: PlayParts): Play => {
  const { reels, lines, pace, dispatch } = stage;
  let standing: readonly number[] = [];
  let seen: Promise<void> = Promise.resolve();
  let asked = 0;

  const endSession = (): void => {
    reels.rest(standing);
    dispatch({ type: 'sessionEnded' });
    onSessionOver();
    frame.tell('sampan:session-over');
  };
  const reportSeen = async (round: Round): Promise<void> => {
    try {
      await untilAnswered(() => api.seen(session, round.id), wait, seenAttempts);
    } catch (failure) {
      if (isSessionOver(failure)) endSession();
    }
  };
  const present = async (round: Round, turning: boolean): Promise<void> => {
    await presentRound(stage, round, turning);
    standing = round.spins.at(-1)?.stops ?? standing;
    frame.tell('sampan:round-settled');
    seen = reportSeen(round);
  };
  const warnWhenLate = async (): Promise<void> => {
    const own = asked;
    await wait(lateAfter);
    if (own === asked) dispatch({ type: 'late' });
  };
  const rest = async (): Promise<void> => {
    const own = asked;
    await wait(shortestRound);
    if (own === asked) dispatch({ type: 'rested' });
  };

  /** Null when the server said no; the state knows why by then. */
  const ask = async (stake: string, key: string): Promise<PlayedRound | null> => {
    try {
      await seen;
      return await untilAnswered(() => api.play(session, stake, key), wait);
    } catch (failure) {
      if (isSessionOver(failure)) endSession();
      else {
        reels.rest(standing);
        dispatch({ type: 'refused', code: failure instanceof PlayRefusal ? failure.code : 'unknown' });
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
    void rest();
    void warnWhenLate();
    const played = await ask(stake, key);
    if (!played) return;
    await prepare(played.round);
    dispatch({ type: 'answered', played });
    await present(played.round, true);
  };

  return {
    press: () => {
      const now = state();
      if (now.phase === 'showing') pace.skipSpin();
      else if (canSpin(now)) void play();
    },
    replay: async () => {
      const { round } = state();
      if (!round) return;
      await prepare(round);
      await present(round, false);
    },
    changeSeeds: async (clientSeed) => {
      try {
        await seen;
        const rotated = await api.changeSeeds(session, clientSeed);
        dispatch({ type: 'seedsChanged', seeds: rotated.seeds });
        return rotated;
      } catch (failure) {
        if (isSessionOver(failure)) endSession();
        throw failure;
      }
    },
  };
};
