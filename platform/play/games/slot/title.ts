import type { SymbolName } from '../../family/symbolNames.ts';

/** What a symbol does beside paying. */
export type SymbolRole = 'plain' | 'wild' | 'scatter';

export interface SlotSymbol {
  /** Short id used on the reels, unique within the title. */
  readonly id: string;
  readonly art: SymbolName;
  readonly role: SymbolRole;
  /** Multiples of the line stake (scatter: of the total stake) for 3, 4 and 5 of a kind. */
  readonly pays: readonly [number, number, number];
}

/** The mathematics of a game: everything the outcome and the return depend on. */
export interface SlotModel {
  readonly symbols: readonly SlotSymbol[];
  /** Five strips of symbol ids; a stop is the index of the top visible row. */
  readonly reels: readonly [readonly string[], readonly string[], readonly string[], readonly string[], readonly string[]];
  /** Row (0-2) on each reel, one entry per line. */
  readonly lines: readonly (readonly [number, number, number, number, number])[];
  readonly freeGames: { readonly scatters: number; readonly count: number; readonly multiplier: number };
}

/** One game as the catalogue knows it. `version` changes whenever `model` does. */
export interface SlotTitle {
  readonly code: string;
  readonly version: number;
  readonly vendorCode: string;
  readonly classification: 'classic' | 'folk' | 'sea' | 'fortune' | 'night';
  readonly hero: SymbolName;
  readonly companion: SymbolName;
  readonly model: SlotModel;
  /** Total stakes offered, as decimal strings, smallest first; each divides evenly over the lines. */
  readonly stakes: readonly string[];
  /** Share of paid spins that win anything, in percent. */
  readonly hitFrequency?: string;
}
