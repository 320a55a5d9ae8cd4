import { commitTo } from '../../../family/drawStream.ts';
import { remembered } from '../../kit/remembered.ts';

/** The words that this browser promises for hands, by the server's hash of each: a page that is opened anew can still show them. */
export interface PromisedWords {
  /** Of the browser's making; the same for the same hand. */
  made(serverSeedHash: string): string;
  keep(serverSeedHash: string, word: string): void;
  forget(): void;
  /** What was kept for that hand, if anything. */
  kept(serverSeedHash: string): string | undefined;
  /** Undefined where the page cannot know: it was promised in another browser. */
  of(serverSeedHash: string): string | undefined;
}

/** `secret` is the browser's own, which the site hands over; without one a word lasts as long as the page, or what it may keep. */
export function createPromisedWords(secret: string, storage: () => Storage, randomSeed: () => string): PromisedWords {
  // A member sits in one hand at a time.
  const memory = remembered('promised-word', storage);
  const drawn = new Map<string, string>();
  const made = (serverSeedHash: string): string => {
    if (secret !== '') return commitTo(`${secret} ${serverSeedHash}`).slice(0, 32);
    const word = drawn.get(serverSeedHash) ?? randomSeed();
    drawn.set(serverSeedHash, word);
    return word;
  };
  const kept = (serverSeedHash: string): string | undefined => {
    const text = memory.read() ?? '';
    return text.startsWith(`${serverSeedHash} `) ? text.slice(serverSeedHash.length + 1) : undefined;
  };
  return {
    made,
    keep: (serverSeedHash, word) => memory.write(`${serverSeedHash} ${word}`),
    forget: () => memory.write(''),
    kept,
    of: (serverSeedHash) => kept(serverSeedHash) ?? (secret === '' ? undefined : made(serverSeedHash)),
  };
}
