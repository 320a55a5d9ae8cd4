import type { GameFamily, GameTitle } from './gameFamily.ts';

/** Every game of every family, in every version that was ever played. */
export interface TitleRegistry {
  /** Names of the families that have pages here. */
  readonly families: readonly string[];
  /** The newest version of each game, in the order in which the games first appear. */
  readonly current: readonly GameTitle[];
  currentOf(code: string): GameTitle | undefined;
  find(code: string, version: number): GameTitle | undefined;
}

/** Throws where one version of a game is given twice: a played round must have one meaning. */
export function createTitleRegistry(families: readonly GameFamily[]): TitleRegistry {
  const versions = new Map<string, GameTitle>();
  const newest = new Map<string, GameTitle>();
  for (const title of families.flatMap(({ titles }) => titles)) {
    const name = nameOf(title.code, title.version);
    if (versions.has(name)) throw new Error(`two games are called ${name}`);
    versions.set(name, title);
    if (title.version > (newest.get(title.code)?.version ?? 0)) newest.set(title.code, title);
  }
  return {
    families: families.filter(({ isElsewhere }) => isElsewhere !== true).map(({ name }) => name),
    current: [...newest.values()],
    currentOf: (code) => newest.get(code),
    find: (code, version) => versions.get(nameOf(code, version)),
  };
}

const nameOf = (code: string, version: number) => `${code}@${version}`;
