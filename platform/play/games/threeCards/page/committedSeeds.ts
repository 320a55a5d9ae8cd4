import { commitTo } from '../../../family/drawStream.ts';
import { remembered } from '../../kit/remembered.ts';

/** The words that this browser promises for hands, by the server's hash of each: a page that is opened anew can still show them. */
export interface CommittedSeeds {
  /** Of the browser's making; the same for the same hand. */
  made(serverSeedHash: string): string;
  keep(serverSeedHash: string, word: string): void;
  forget(serverSeedHash: string): void;
  /** What was kept for that hand, if anything. */
  kept(serverSeedHash: string): string | undefined;
  /** Undefined where the page cannot know: it was promised in another browser. */
  of(serverSeedHash: string): string | undefined;
}

/**
 * A member sits in one hand at a time, but a page may hear late in which: what another one has promised is not lost by a press here. So many words
 * are kept, the newest first.
 */
const maxKept = 8;

/** `secret` is the browser's own, which the site hands over; without one a word lasts as long as the page, or what it may keep. */
export function createCommittedSeeds(secret: string, storage: () => Storage, randomSeed: () => string): CommittedSeeds {
  // Of each hand a line: its hash and the word, which has no line breaks.
  const memory = remembered('promised-word', storage);
  const lines = (): readonly string[] => (memory.read() ?? '').split('\n').filter((line) => line !== '');
  const others = (serverSeedHash: string): readonly string[] => lines().filter((line) => !line.startsWith(`${serverSeedHash} `));
  const drawn = new Map<string, string>();
  const made = (serverSeedHash: string): string => {
    if (secret !== '') return commitTo(`${secret} ${serverSeedHash}`).slice(0, 32);
    const word = drawn.get(serverSeedHash) ?? randomSeed();
    drawn.set(serverSeedHash, word);
    return word;
  };
  const kept = (serverSeedHash: string): string | undefined =>
    lines()
      .find((line) => line.startsWith(`${serverSeedHash} `))
      ?.slice(serverSeedHash.length + 1);
  return {
    made,
    keep: (serverSeedHash, word) => memory.write([`${serverSeedHash} ${word}`, ...others(serverSeedHash)].slice(0, maxKept).join('\n')),
    forget: (serverSeedHash) => memory.write(others(serverSeedHash).join('\n')),
    kept,
    of: (serverSeedHash) => kept(serverSeedHash) ?? (secret === '' ? undefined : made(serverSeedHash)),
  };
}
