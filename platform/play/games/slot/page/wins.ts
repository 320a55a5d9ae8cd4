import { windowAt } from '../spin.ts';
import type { LineWin, Spin } from '../slotRound.ts';
import type { SlotModel } from '../title.ts';
import type { Marks } from './reels.ts';

const reelCount = 5;
const onEachReel = (rowsOf: (reel: number) => Iterable<number>): Marks =>
  Array.from({ length: reelCount }, (_, reel) => new Set(rowsOf(reel)));

/** The places that made a line pay. */
export const lineMarks = (model: SlotModel, { line, count }: Pick<LineWin, 'line' | 'count'>): Marks => {
  const rows = model.lines[line] ?? [];
  return onEachReel((reel) => (reel < count && rows[reel] !== undefined ? [rows[reel]] : []));
};

/** Where the scatters lie. */
export const scatterMarks = (model: SlotModel, stops: readonly number[]): Marks => {
  const scatter = model.symbols.find((symbol) => symbol.role === 'scatter');
  const shown = windowAt(model, stops);
  return onEachReel((reel) => (shown[reel] ?? []).flatMap((id, row) => (id === scatter?.id ? [row] : [])));
};

const paidByScatter = (spin: Spin): boolean => spin.freeGamesWon > 0 || /[1-9]/.test(spin.scatterWin);

/** Everything that won in a spin; null when nothing did. */
export const allMarks = (model: SlotModel, spin: Spin): Marks | null => {
  const parts = spin.lineWins.map((win) => lineMarks(model, win));
  if (paidByScatter(spin)) parts.push(scatterMarks(model, spin.stops));
  if (parts.length === 0) return null;
  return onEachReel((reel) => parts.flatMap((marks) => [...(marks[reel] ?? [])]));
};

/** One moment of a spin's presentation: a line, or the scatters. */
export type WinStep =
  | { readonly kind: 'line'; readonly win: LineWin }
  | { readonly kind: 'scatter'; readonly count: number; readonly win: string | null };

export const winSteps = (spin: Spin): readonly WinStep[] => {
  const lines = spin.lineWins.map((win): WinStep => ({ kind: 'line', win }));
  if (!paidByScatter(spin)) return lines;
  return [...lines, { kind: 'scatter', count: spin.scatterCount, win: /[1-9]/.test(spin.scatterWin) ? spin.scatterWin : null }];
};
