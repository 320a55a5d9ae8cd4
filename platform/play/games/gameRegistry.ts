import { returnText } from './slot/returnToPlayer.ts';
import type { SlotTitle } from './slot/title.ts';

/** Every game in every version that was ever played. */
export interface TitleRegistry {
  /** The newest version of each game, in the order in which the games first appear. */
  readonly current: readonly SlotTitle[];
  currentOf(code: string): SlotTitle | undefined;
  find(code: string, version: number): SlotTitle | undefined;
  /** Exact return to player of one of these titles, in percent with seven decimals. */
  returnOf(title: SlotTitle): string;
}

/** Throws where one version of a game is given twice: a played round must have one meaning. */
export function createTitleRegistry(titles: readonly SlotTitle[]): TitleRegistry {
  const versions = new Map<string, SlotTitle>();
  const newest = new Map<string, SlotTitle>();
  const returns = new Map(titles.map((title) => [title, returnText(title.model)]));
  for (const title of titles) {
    const name = nameOf(title.code, title.version);
    if (versions.has(name)) throw new Error(`two games are called ${name}`);
    versions.set(name, title);
    if (title.version > (newest.get(title.code)?.version ?? 0)) newest.set(title.code, title);
  }
  return {
    current: [...newest.values()],
    currentOf: (code) => newest.get(code),
    find: (code, version) => versions.get(nameOf(code, version)),
    returnOf: (title) => returns.get(title) ?? returnText(title.model),
  };
}

const nameOf = (code: string, version: number) => `${code}@${version}`;
