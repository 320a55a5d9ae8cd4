import { gameType } from '#contract/words.ts';
import type { Category } from './GameCategory.ts';

/** What it takes to find a game again: the operator has no call for one game, only lists by category and vendor. */
export interface GameKey {
  readonly category: Category;
  readonly vassalage: string;
  readonly nodeId: string;
}

export const gameKey = ({ gameType: category, vassalage, nodeId }: { gameType: Category; vassalage: string; nodeId: string }): string =>
  `${category}:${vassalage}:${nodeId}`;

const shape = /^([A-Z]+):([^:]{0,32}):(.{1,64})$/u;

/** `undefined` for what `gameKey` cannot have made. */
export function readGameKey(key: string): GameKey | undefined {
  const [, category, vassalage, nodeId] = shape.exec(key) ?? [];
  const known = gameType.safeParse(category);
  return known.success && vassalage !== undefined && nodeId !== undefined ? { category: known.data, vassalage, nodeId } : undefined;
}
