import type { SlotModel, SlotSymbol, SymbolRole } from '../../play/games/slot/title.ts';
import type { SymbolName } from '../../play/family/symbolNames.ts';

/** The pictures of one game. Plain symbols come dearest first; a model takes as many as it has. */
export interface SymbolArt {
  readonly wild: SymbolName;
  readonly scatter: SymbolName;
  readonly plain: readonly SymbolName[];
}

/** A model without its pictures. Symbols are letters: `W` wild, `S` scatter, the plain ones from `A`, dearest first. */
export interface ModelFigures {
  readonly pays: Readonly<Record<string, readonly [number, number, number]>>;
  /** One letter a stop, from stop 0. */
  readonly strips: readonly [string, string, string, string, string];
  readonly freeGames: SlotModel['freeGames'];
  /** Share of paid spins that win anything, in percent: counted over all stops, cut off at four decimals. */
  readonly hitFrequency: string;
}

/** Rows of the ten lines, left to right: three straight, then those that bend. */
const tenLines: SlotModel['lines'] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
];

/** Draws a model with a game's own pictures. Throws where there are fewer pictures than symbols. */
export function slotModel(figures: ModelFigures, art: SymbolArt): SlotModel {
  const letters = Object.keys(figures.pays);
  const plain = letters.filter((letter) => letter !== 'W' && letter !== 'S');
  const symbols = letters.map((letter): SlotSymbol => {
    const role: SymbolRole = letter === 'W' ? 'wild' : letter === 'S' ? 'scatter' : 'plain';
    const picture = role === 'plain' ? art.plain[plain.indexOf(letter)] : art[role];
    if (!picture) throw new Error(`no picture for symbol ${letter}`);
    return { id: letter, art: picture, role, pays: figures.pays[letter] ?? [0, 0, 0] };
  });
  const [first, second, third, fourth, fifth] = figures.strips;
  return {
    symbols,
    reels: [[...first], [...second], [...third], [...fourth], [...fifth]],
    lines: tenLines,
    freeGames: figures.freeGames,
  };
}
