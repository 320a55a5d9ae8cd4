import { payFor, readLine } from './spin.ts';
import type { SlotModel } from './title.ts';

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

/**
 * Plays every combination of stops once. The five symbols of a line are one index into a table of
 * their pays; a line whose first three symbols pay nothing however it goes on is dropped early.
 */
export function enumerateStops(model: SlotModel): StopSums {
  const kinds = model.symbols.length;
  const pays = payTable(model);
  const alive = new Uint8Array(kinds ** 3);
  for (const [index, pay] of pays.entries()) if (pay > 0) alive[Math.trunc(index / kinds ** 2)] = 1;
  const scatterPays = scatterTable(model);
  const [first, second, third, fourth, fifth] = model.reels.map((reel) => reelViews(model, reel));
  if (!first || !second || !third || !fourth || !fifth) throw new Error('a model has five reels');
  const lineCount = model.lines.length;
  const living = new Int32Array(lineCount);
  const prefixes = new Int32Array(lineCount);
  const fours = new Int32Array(lineCount);
  const sums = { wins: 0n, winSquares: 0n, hits: 0, triggers: 0, triggerWins: 0n };
  for (const a of first)
    for (const b of second)
      for (const c of third) {
        let count = 0;
        for (let line = 0; line < lineCount; line += 1) {
          const prefix = (a.symbolOn(0, line) * kinds + b.symbolOn(1, line)) * kinds + c.symbolOn(2, line);
          if (!alive[prefix]) continue;
          living[count] = line;
          prefixes[count++] = prefix;
        }
        // The sums of one (a, b, c) stay far below 2^53, so plain numbers are exact until they are carried over.
        let wins = 0;
        let winSquares = 0;
        let triggerWins = 0;
        for (const d of fourth) {
          for (let k = 0; k < count; k += 1) fours[k] = ((prefixes[k] ?? 0) * kinds + d.symbolOn(3, living[k] ?? 0)) * kinds;
          const scattersByFour = a.scatters + b.scatters + c.scatters + d.scatters;
          for (const e of fifth) {
            const scatters = scattersByFour + e.scatters;
            let win = scatterPays[scatters] ?? 0;
            for (let k = 0; k < count; k += 1) win += pays[(fours[k] ?? 0) + e.symbolOn(4, living[k] ?? 0)] ?? 0;
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
      }
  return { ...sums, combinations: model.reels.reduce((product, reel) => product * reel.length, 1) };
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
