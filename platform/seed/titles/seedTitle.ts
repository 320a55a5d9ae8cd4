import type { SlotTitle } from '../../play/games/slot/title.ts';
import type { SymbolName } from '../../play/family/symbolNames.ts';
import { slotModel, type ModelFigures } from './slotModel.ts';

/** One game as its vendor's file writes it; what it is called stands in `platform/play/games/slot/texts`. */
export interface TitleEntry {
  /** English words of the code, joined by hyphens; the vendor's code goes before them. */
  readonly slug: string;
  readonly classification: SlotTitle['classification'];
  readonly hero: SymbolName;
  readonly companion: SymbolName;
  readonly figures: ModelFigures;
  readonly wild: SymbolName;
  readonly scatter: SymbolName;
  /** The four dearest pictures, dearest first. */
  readonly high: readonly [SymbolName, SymbolName, SymbolName, SymbolName];
  /** Pictures of the cheap symbols, dearest first; card ranks where left out. */
  readonly low?: readonly [SymbolName, SymbolName, SymbolName, SymbolName, SymbolName];
  readonly stakes: keyof typeof stakeLadders;
}

const cardRanks = ['ace', 'king', 'queen', 'jack', 'ten'] as const;

/** Total stakes from which a game may be played. Each begins low enough for what a brand gives its new members. */
const stakeLadders = {
  gentle: ['20', '50', '100', '200', '500', '1000', '2000', '5000', '10000', '20000', '50000'],
  open: ['50', '100', '200', '500', '1000', '2000', '5000', '10000', '20000', '50000', '100000', '200000'],
  tall: ['50', '200', '1000', '2000', '5000', '10000', '20000', '50000', '100000', '200000'],
} as const;

/** First versions of a vendor's games. A later version is a further entry that keeps the code. */
export const vendorTitles = (vendorCode: string, entries: readonly TitleEntry[]): readonly SlotTitle[] =>
  entries.map((entry) => ({
    code: `${vendorCode.toLowerCase()}-${entry.slug}`,
    version: 1,
    vendorCode,
    classification: entry.classification,
    hero: entry.hero,
    companion: entry.companion,
    model: slotModel(entry.figures, { wild: entry.wild, scatter: entry.scatter, plain: [...entry.high, ...(entry.low ?? cardRanks)] }),
    stakes: stakeLadders[entry.stakes],
    hitFrequency: entry.figures.hitFrequency,
  }));
