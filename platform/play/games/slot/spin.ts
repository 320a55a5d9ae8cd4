import type { SlotModel, SlotSymbol } from './title.ts';

/** Visible symbol ids: five reels of three rows, top row first. */
export type SlotWindow = readonly (readonly [string, string, string])[];

export interface LinePay {
  /** Index into the model's lines. */
  readonly line: number;
  readonly symbolId: string;
  readonly count: number;
  /** Multiples of the line stake. */
  readonly pay: number;
}

/** What one window is worth, before stake and multiplier. */
export interface WindowPays {
  readonly lines: readonly LinePay[];
  readonly scatterCount: number;
  /** Multiples of the total stake. */
  readonly scatterPay: number;
  readonly freeGamesWon: number;
}

/** The three rows that each reel shows at its stop; strips are rings. */
export function windowAt(model: SlotModel, stops: readonly number[]): SlotWindow {
  return model.reels.map((reel, index) => {
    const top = stops[index] ?? 0;
    const row = (offset: number) => reel[(top + offset) % reel.length] ?? '';
    return [row(0), row(1), row(2)] as const;
  });
}

/** Pay for `count` of a kind from the left; 0 below three. */
export const payFor = (symbol: SlotSymbol, count: number): number => (count < 3 ? 0 : (symbol.pays[count - 3] ?? 0));

/**
 * The best reading of one line from the left. A wild stands for any plain symbol and pays for itself
 * where only wilds lead; where both readings pay, the dearer one counts and is never added to the other.
 */
export function readLine(model: SlotModel, row: readonly string[]): Omit<LinePay, 'line'> | null {
  const symbols = row.map((id) => symbolOf(model, id));
  const until = (stop: (symbol: SlotSymbol) => boolean) => {
    const end = symbols.findIndex(stop);
    return end < 0 ? symbols.length : end;
  };
  const wilds = until((symbol) => symbol.role !== 'wild');
  const wild = symbols[0];
  const named = symbols[wilds];
  let best: Omit<LinePay, 'line'> | null = null;
  if (wilds > 0 && wild) best = { symbolId: wild.id, count: wilds, pay: payFor(wild, wilds) };
  if (named?.role === 'plain') {
    const count = until((symbol) => symbol.role !== 'wild' && symbol.id !== named.id);
    const pay = payFor(named, count);
    if (pay >= (best?.pay ?? 0)) best = { symbolId: named.id, count, pay };
  }
  return best && best.pay > 0 ? best : null;
}

/** Everything a window pays. Scatters count anywhere in it. */
export function payWindow(model: SlotModel, shown: SlotWindow): WindowPays {
  const lines = model.lines.flatMap((rows, line) => {
    const reading = readLine(
      model,
      rows.map((row, reel) => shown[reel]?.[row] ?? ''),
    );
    return reading ? [{ line, ...reading }] : [];
  });
  const scatter = model.symbols.find((symbol) => symbol.role === 'scatter');
  const scatterCount = shown.flat().filter((id) => id === scatter?.id).length;
  return {
    lines,
    scatterCount,
    scatterPay: scatter ? payFor(scatter, Math.min(scatterCount, 5)) : 0,
    freeGamesWon: scatterCount >= model.freeGames.scatters ? model.freeGames.count : 0,
  };
}

function symbolOf(model: SlotModel, id: string): SlotSymbol {
  const found = model.symbols.find((symbol) => symbol.id === id);
  if (!found) throw new Error(`the model has no symbol ${id}`);
  return found;
}
