import type { Round, Spin } from '../slotRound.ts';
import type { SlotModel } from '../title.ts';
import type { FreeGamesCard } from './freeGamesCard.ts';
import type { LineOverlay } from './lineDrawing.ts';
import type { Pace } from '../../kit/pace.ts';
import type { Plaque } from './plaque.ts';
import type { Reels } from './reels.ts';
import type { GameEvent } from './state.ts';
import { allMarks, lineMarks, scatterMarks, type WinStep, winSteps } from './wins.ts';
import type { Words } from './words.ts';

/** What a round is shown on. */
export interface Stage {
  readonly reels: Reels;
  readonly lines: LineOverlay;
  readonly plaque: Plaque;
  readonly freeGames: FreeGamesCard;
  readonly pace: Pace;
  readonly words: Words;
  /** From the start of one spin of a round to the start of the next, in milliseconds, unless it is skipped. */
  readonly shortestSpin: number;
  model(): SlotModel;
  dispatch(event: GameEvent): void;
}

const cardTime = 1_800;
const betweenSpins = 260;
/** Each line gets this much, and all lines of a spin together no more than the second figure. */
const stepTime = 950;
const stepsTime = 3_800;

const caption = ({ words, model }: Stage, step: WinStep): string => {
  const { write, money } = words;
  const { symbols } = model();
  if (step.kind === 'line') {
    const art = symbols.find((symbol) => symbol.id === step.win.symbolId)?.art;
    const { line, count, symbolId, win } = step.win;
    return write('lineWin', { line: line + 1, number: count, symbol: art ? write(`drawings.${art}`) : symbolId, amount: money(win) });
  }
  const art = symbols.find((symbol) => symbol.role === 'scatter')?.art;
  const scatters = { number: step.count, symbol: art ? write(`drawings.${art}`) : '' };
  return step.win === null ? write('scatters', scatters) : write('scatterWin', { ...scatters, amount: money(step.win) });
};

/** Lines and scatters in turn, then all that won at once. */
const showWins = async (stage: Stage, spin: Spin): Promise<void> => {
  const { reels, lines, plaque, pace, model } = stage;
  const steps = winSteps(spin);
  const each = Math.min(stepTime, stepsTime / Math.max(1, steps.length));
  for (const step of steps) {
    if (pace.skipped) break;
    lines.show(step.kind === 'line' ? [step.win.line] : []);
    reels.mark(step.kind === 'line' ? lineMarks(model(), step.win) : scatterMarks(model(), spin.stops));
    plaque.caption(caption(stage, step));
    await pace.pause(each);
  }
  plaque.caption(null);
  lines.show(spin.lineWins.map((win) => win.line));
  reels.mark(allMarks(model(), spin));
};

/**
 * Shows a round from its first spin to its last. `turning` says that the reels turn already. Changes no
 * money: it only tells the state how far the presentation is, and `onOutcome` that the last spin rests: its wins
 * are pointed out line by line after that, for seconds in which the balance is known already.
 */
export const presentRound = async (stage: Stage, round: Round, turning: boolean, onOutcome: () => void): Promise<void> => {
  const { reels, lines, freeGames, pace, shortestSpin, dispatch } = stage;
  pace.nextRound();
  for (const [index, spin] of round.spins.entries()) {
    pace.nextSpin();
    const isLast = index === round.spins.length - 1;
    const held = isLast ? undefined : pace.pause(shortestSpin);
    lines.show([]);
    dispatch({ type: 'spinStarted', index });
    if (pace.skipped) reels.rest(spin.stops);
    else {
      if (index > 0 || !turning) reels.spin();
      pace.onSkip(reels.finish);
      await reels.land(spin.stops);
    }
    dispatch({ type: 'spinShown' });
    if (isLast) onOutcome();
    await showWins(stage, spin);
    if (spin.freeGamesWon > 0) {
      freeGames.show(spin, index > 0);
      await pace.pause(cardTime);
      freeGames.hide();
    } else if (!isLast) await pace.pause(betweenSpins);
    await held;
  }
  dispatch({ type: 'roundShown' });
};
