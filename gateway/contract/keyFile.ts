import { readFileSync, statSync } from 'node:fs';

/** A file with one key a line, the newest first, which may become another while the platform runs. */
export interface KeyFile<Key> {
  readonly keys: readonly [Key, ...Key[]];
  /**
   * Looks whether the file has changed, and reads it again where it has; answers whether the keys are others now. Throws where it
   * cannot be read or holds something else: the keys stay as they were.
   */
  reload(): boolean;
}

/** `parse` reads one line, or throws an error that says what is wrong with it, never its content. */
export function openKeyFile<Key>(path: string, parse: (line: string) => Key): KeyFile<Key> {
  const stamp = (): string => {
    const { mtimeNs, size, ino } = statSync(path, { bigint: true });
    return `${mtimeNs} ${size} ${ino}`;
  };
  const read = (): readonly [Key, ...Key[]] => {
    const lines = readFileSync(path, 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#'));
    const [first, ...rest] = lines.map((line, index) => {
      try {
        return parse(line);
      } catch (error) {
        throw new Error(`${path}: key ${index + 1} ${error instanceof Error ? error.message : 'cannot be read'}`);
      }
    });
    if (first === undefined) throw new Error(`${path} holds no key`);
    return [first, ...rest];
  };

  // Before it is read: what is written in between is noticed the next time.
  let known = stamp();
  let keys = read();
  return {
    get keys() {
      return keys;
    },
    reload() {
      const now = stamp();
      if (now === known) return false;
      // Told once of each state that cannot be read: half a file is followed by a whole one.
      known = now;
      keys = read();
      return true;
    },
  };
}

/** Looked at this often, in milliseconds: a key that was taken away is good for no longer. */
const lookEvery = 1_000;

interface Watch {
  readonly now: () => number;
  /** Told once of every state of the file that cannot be read; the keys stay as they were. */
  readonly onError: (error: unknown) => void;
}

/** Keys of a file as they are, to the second. */
export interface CurrentKeys<Key> {
  readonly keys: readonly [Key, ...Key[]];
  /** Looks at once, for a key that may have been written this moment. */
  look(): void;
}

export function watchKeyFile<Key>(file: KeyFile<Key>, { now, onError }: Watch): CurrentKeys<Key> {
  let looked = now();
  let told = '';
  const look = (): void => {
    looked = now();
    try {
      file.reload();
      told = '';
    } catch (error) {
      if (String(error) !== told) onError(error);
      told = String(error);
    }
  };
  return {
    get keys() {
      // Also where the clock was put back meanwhile.
      if (Math.abs(now() - looked) >= lookEvery) look();
      return file.keys;
    },
    look,
  };
}
