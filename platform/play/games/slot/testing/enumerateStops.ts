import { payFor, readLine } from '../spin.ts';
import type { SlotModel } from '../title.ts';

/** Sums over every combination of stops, each counted once. Wins are in line stakes. */
export interface StopSums {
  readonly combinations: number;
  readonly wins: bigint;
  readonly winSquares: bigint;
  /** Combinations that win anything. */
  readonly hits: number;
  /** Combinations that start free games, and what these win beside them. */
  readonly triggers: number;
  readonly triggerWins: bigint;
}

/** Plays every combination of stops once. */
export function enumerateStops(model: SlotModel): StopSums {
  const [first, second, third, fourth, fifth] = model.reels.map((reel) => reelViews(model, reel));
  if (!first || !second || !third || !fourth || !fifth) throw new Error('a model has five reels');
  const lines = livingLines(model);
  const scatterPays = scatterTable(model);
  const sums = { wins: 0n, winSquares: 0n, hits: 0, triggers: 0, triggerWins: 0n };

  /** Adds every way to go on from what the first three reels show. */
  const addEndings = (scattersOfThree: number): void => {
    // The sums of one beginning stay far below 2^53, so plain numbers are exact until they are carried over.
    let [wins, winSquares, triggerWins] = [0, 0, 0];
    for (const d of fourth) {
      lines.goOn(d);
      for (const e of fifth) {
        const scatters = scattersOfThree + d.scatters + e.scatters;
        const win = (scatterPays[scatters] ?? 0) + lines.paysWith(e);
        wins += win;
        winSquares += win * win;
        if (win > 0) sums.hits += 1;
        if (scatters < model.freeGames.scatters) continue;
        sums.triggers += 1;
        triggerWins += win;
      }
    }
    sums.wins += BigInt(wins);
    sums.winSquares += BigInt(winSquares);
    sums.triggerWins += BigInt(triggerWins);
  };

  for (const a of first)
    for (const b of second)
      for (const c of third) {
        lines.begin(a, b, c);
        addEndings(a.scatters + b.scatters + c.scatters);
      }
  return { ...sums, combinations: model.reels.reduce((product, reel) => product * reel.length, 1) };
}

/**
 * The lines of one combination, as the reels stop from left to right. The symbols of a line so far are one index into a table of pays; a line
 * whose first three symbols pay nothing however it goes on is dropped at once.
 */
function livingLines(model: SlotModel) {
  const kinds = model.symbols.length;
  const pays = payTable(model);
  const alive = new Uint8Array(kinds ** 3);
  for (const [index, pay] of pays.entries()) if (pay > 0) alive[Math.trunc(index / kinds ** 2)] = 1;
  const lineCount = model.lines.length;
  let count = 0;
  const living = new Int32Array(lineCount);
  const threes = new Int32Array(lineCount);
  const fours = new Int32Array(lineCount);
  return {
    begin(a: ReelView, b: ReelView, c: ReelView): void {
      count = 0;
      for (let line = 0; line < lineCount; line += 1) {
        const three = (a.symbolOn(0, line) * kinds + b.symbolOn(1, line)) * kinds + c.symbolOn(2, line);
        if (!alive[three]) continue;
        living[count] = line;
        threes[count++] = three;
      }
    },
    goOn(d: ReelView): void {
      for (let k = 0; k < count; k += 1) fours[k] = ((threes[k] ?? 0) * kinds + d.symbolOn(3, living[k] ?? 0)) * kinds;
    },
    /** What all lines pay where the last reel shows `e`, in line stakes. */
    paysWith(e: ReelView): number {
      let win = 0;
      for (let k = 0; k < count; k += 1) win += pays[(fours[k] ?? 0) + e.symbolOn(4, living[k] ?? 0)] ?? 0;
      return win;
    },
  };
}

/** What a reel shows at one stop. */
class ReelView {
  readonly scatters: number;
  readonly #symbols: Uint8Array;
  readonly #lines: SlotModel['lines'];

  constructor(model: SlotModel, strip: readonly string[], top: number) {
    const shown = [0, 1, 2].map((row) => strip[(top + row) % strip.length]);
    this.#symbols = Uint8Array.from(shown.map((id) => model.symbols.findIndex((symbol) => symbol.id === id)));
    this.#lines = model.lines;
    this.scatters = shown.filter((id) => model.symbols.some((symbol) => symbol.id === id && symbol.role === 'scatter')).length;
  }

  symbolOn(reel: number, line: number): number {
    return this.#symbols[this.#lines[line]?.[reel] ?? 0] ?? 0;
  }
}

const reelViews = (model: SlotModel, strip: readonly string[]): readonly ReelView[] =>
  strip.map((_, top) => new ReelView(model, strip, top));

/** Pay of each run of five symbol indices, in line stakes. */
function payTable(model: SlotModel): Int32Array {
  const kinds = model.symbols.length;
  const ids = model.symbols.map((symbol) => symbol.id);
  return Int32Array.from({ length: kinds ** 5 }, (_, index) => {
    const row = [4, 3, 2, 1, 0].map((place) => ids[Math.trunc(index / kinds ** place) % kinds] ?? '');
    return readLine(model, row)?.pay ?? 0;
  });
}

/** Pay of each number of scatters in view, in line stakes. */
function scatterTable(model: SlotModel): Int32Array {
  const scatter = model.symbols.find((symbol) => symbol.role === 'scatter');
  return Int32Array.from({ length: 16 }, (_, count) => (scatter ? payFor(scatter, Math.min(count, 5)) * model.lines.length : 0));
}
