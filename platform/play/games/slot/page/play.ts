import type { Frame } from '../../kit/frame.ts';
import type { SlotApi } from './slotApi.ts';
import { createRoundCalls } from '../../kit/roundCalls.ts';
import { presentRound, type Stage } from './presentRound.ts';
import type { Round } from '../slotRound.ts';
import type { RotatedSeeds } from '../../../round/round.ts';
import { canSpin, type GameState } from './state.ts';
import type { Wait } from '../../kit/retryUntilAnswered.ts';

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

/** Plays rounds: asks the server, never gives up on a lost answer, presents, and reports the round as seen. */
export const createPlay = ({ stage, api, frame, wait, session, newKey, state, prepare, onSessionOver, ...parts }: PlayParts): Play => {
  const { reels, lines, pace, dispatch } = stage;
  let shownStops: readonly number[] = [];
  let asked = 0;

  const endSession = (): void => {
    if (state().phase === 'over') return;
    reels.rest(shownStops);
    dispatch({ type: 'sessionEnded' });
    onSessionOver();
    frame.tell('game:session-over');
  };
  const calls = createRoundCalls<Round>({
    api,
    wait,
    session,
    seeds: () => state().seeds,
    firstSeed: parts.firstSeed,
    onSeeds: (seeds) => dispatch({ type: 'seedsChanged', seeds }),
    onEarly: () => dispatch({ type: 'early' }),
    onSessionOver: endSession,
  });
  const present = async (round: Round, turning: boolean): Promise<void> => {
    await presentRound(stage, round, turning, () => frame.tell('game:round-settled'));
    shownStops = round.spins.at(-1)?.stops ?? shownStops;
    calls.reportSeen(round);
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
  const play = async (): Promise<void> => {
    const { stake } = state();
    // One key for one press: a repetition after a lost answer gets the first answer again.
    const key = newKey();
    asked += 1;
    dispatch({ type: 'asked' });
    lines.show([]);
    reels.spin();
    void warnWhenLate();
    const played = await calls.ask(() => api.play(session, stake, key));
    if (!played) return;
    if ('code' in played) {
      reels.rest(shownStops);
      dispatch({ type: 'refused', refusal: played });
      return;
    }
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
    changeSeeds: calls.changeSeeds,
  };
};
