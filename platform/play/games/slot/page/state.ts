import { addAmounts, compareAmounts, subtractAmounts } from '../../kit/amount.ts';
import type { Refused } from '../../kit/refusalText.ts';
import type { PlayedRound, PlaySession, Round } from '../slotRound.ts';
import type { Seeds } from '../../../round/round.ts';

/**
 * `idle` waits for the player, `asking` for the server, `showing` presents a round, `over` takes no more play.
 * Money on screen follows the server: it changes when an answer is there, never before.
 */
export type Phase = 'idle' | 'asking' | 'showing' | 'over';

export interface GameState {
  readonly phase: Phase;
  readonly stakes: readonly string[];
  readonly stake: string;
  /** As shown: after the stake, and before the wins of the round until its last spin rests. */
  readonly balance: string;
  /** The round on the reels, in presentation or the last one. */
  readonly round: Round | null;
  /** Which of the round's spins is on the reels. */
  readonly spinIndex: number;
  /** Wins of the round presented so far. */
  readonly won: string;
  /** True while a round of an earlier visit is shown to its end. */
  readonly replay: boolean;
  /** The answer is late; the player is told that the round is safe. */
  readonly late: boolean;
  /** The round waits for its time: another page of the player has begun one just before. */
  readonly early: boolean;
  /** The shortest time between two paid rounds has not passed. */
  readonly resting: boolean;
  /** Why the last spin was not played, until the next one. */
  readonly refusal: Refused | null;
  /** Won less staked in the visit, as the server has it; like the balance, before the wins that are not presented yet. */
  readonly net: string;
  /** What `balance` and `net` lack of the round on the reels: each gets it once, when its last spin rests. */
  readonly balanceToCome: string;
  readonly netToCome: string;
  readonly seeds: Seeds;
  /** Whether a presentation may be cut short. */
  readonly canStopEarly: boolean;
  /** Rounds shown in this visit, newest first, ten at most. */
  readonly recent: readonly Round[];
}

export type GameEvent =
  | { readonly type: 'stakeChosen'; readonly stake: string }
  | { readonly type: 'stakeStepped'; readonly by: 1 | -1 }
  | { readonly type: 'asked' }
  | { readonly type: 'late' }
  | { readonly type: 'early' }
  | { readonly type: 'answered'; readonly played: PlayedRound }
  | { readonly type: 'refused'; readonly refusal: Refused }
  | { readonly type: 'spinStarted'; readonly index: number }
  | { readonly type: 'spinShown' }
  | { readonly type: 'roundShown' }
  | { readonly type: 'rested' }
  /** What the server says there is, asked since the last round was over. */
  | { readonly type: 'balanceTold'; readonly balance: string }
  | { readonly type: 'seedsChanged'; readonly seeds: Seeds }
  | { readonly type: 'sessionEnded' };

const kept = 10;

export const initialState = (session: PlaySession, stakes: readonly string[]): GameState => {
  const round = session.unfinished;
  const offered = round !== null && stakes.includes(round.stake) ? round.stake : stakes[0];
  if (offered === undefined) throw new RangeError('a title without stakes');
  // Its win is in the balance already, and is held back until it is shown; not where it was spent elsewhere meanwhile.
  const balanceToCome = round && compareAmounts(session.balance, round.win) >= 0 ? round.win : '0';
  const netToCome = round && session.unfinishedIsOfVisit ? round.win : '0';
  return {
    phase: round ? 'showing' : 'idle',
    stakes,
    stake: offered,
    balance: subtractAmounts(session.balance, balanceToCome),
    round,
    spinIndex: 0,
    won: '0',
    replay: round !== null,
    late: false,
    early: false,
    resting: session.nextRoundIn > 0,
    refusal: null,
    net: subtractAmounts(session.visit.net, netToCome),
    balanceToCome,
    netToCome,
    seeds: session.seeds,
    canStopEarly: session.canStopEarly,
    recent: [],
  };
};

export const canSpin = (state: GameState): boolean => state.phase === 'idle' && !state.resting;
/** Whether the spin that rests has won, and the round by it more than its stake: less than that is no win to be told as one. */
export const isGain = ({ round, spinIndex, won }: GameState): boolean =>
  round !== null && compareAmounts(round.spins[spinIndex]?.win ?? '0', '0') > 0 && compareAmounts(won, round.stake) > 0;
export const canChooseStake = (state: GameState): boolean => state.phase === 'idle';

const withStake = (state: GameState, stake: string | undefined): GameState =>
  canChooseStake(state) && stake !== undefined && state.stakes.includes(stake) ? { ...state, stake, refusal: null } : state;

const answered = (state: GameState, { round, balance, seeds, net }: PlayedRound): GameState => ({
  ...state,
  phase: 'showing',
  late: false,
  early: false,
  round,
  spinIndex: 0,
  won: '0',
  balance: subtractAmounts(balance, round.win),
  net: subtractAmounts(net, round.win),
  balanceToCome: round.win,
  netToCome: round.win,
  seeds,
});

const credited = (state: GameState): GameState => ({
  ...state,
  balance: addAmounts(state.balance, state.balanceToCome),
  net: addAmounts(state.net, state.netToCome),
  balanceToCome: '0',
  netToCome: '0',
});

/** What a spin won is told as its reels rest; the last one tells the round, and the money with it. */
const spinShown = (state: GameState): GameState => {
  const spins = state.phase === 'showing' ? state.round?.spins : undefined;
  const spin = spins?.[state.spinIndex];
  if (!spin) return state;
  const told = { ...state, won: addAmounts(state.won, spin.win) };
  return spin === spins?.at(-1) ? credited(told) : told;
};

const shown = (state: GameState, round: Round): GameState => ({
  ...credited(state),
  phase: 'idle',
  replay: false,
  won: round.win,
  spinIndex: round.spins.length - 1,
  recent: [round, ...state.recent].slice(0, kept),
});

/** Of a round that is not over, what is on screen is not to be told yet. What has come in since a stake lacked it takes that back, where it is enough now. */
const balanceTold = (state: GameState, balance: string): GameState => {
  if (state.phase !== 'idle') return state;
  const isEnough = compareAmounts(balance, state.balance) > 0 && compareAmounts(balance, state.stake) >= 0;
  return { ...state, balance, refusal: isEnough && state.refusal?.code === 'insufficient_balance' ? null : state.refusal };
};

/** The whole of the page's behaviour that is not drawing, time or network. Events that do not fit the phase change nothing. */
export const reduce = (state: GameState, event: GameEvent): GameState => {
  switch (event.type) {
    case 'stakeChosen':
      return withStake(state, event.stake);
    case 'stakeStepped':
      return withStake(state, state.stakes[state.stakes.indexOf(state.stake) + event.by]);
    case 'asked':
      return canSpin(state) ? { ...state, phase: 'asking', resting: true, refusal: null, won: '0', round: null } : state;
    case 'late':
      return state.phase === 'asking' && !state.early ? { ...state, late: true } : state;
    case 'early':
      return state.phase === 'asking' ? { ...state, early: true, late: false } : state;
    case 'answered':
      return state.phase === 'asking' ? answered(state, event.played) : state;
    case 'refused':
      return state.phase === 'asking'
        ? { ...state, phase: 'idle', late: false, early: false, resting: false, refusal: event.refusal }
        : state;
    case 'spinStarted':
      return state.phase === 'showing' ? { ...state, spinIndex: event.index } : state;
    case 'spinShown':
      return spinShown(state);
    case 'roundShown':
      return state.phase === 'showing' && state.round ? shown(state, state.round) : state;
    case 'rested':
      return { ...state, resting: false };
    case 'balanceTold':
      return balanceTold(state, event.balance);
    case 'seedsChanged':
      return { ...state, seeds: event.seeds };
    case 'sessionEnded':
      return { ...state, phase: 'over', late: false, early: false };
  }
};
