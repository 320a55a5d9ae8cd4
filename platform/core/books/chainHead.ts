import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The last link that was seen of the chain. */
export interface ChainHead {
  readonly number: bigint;
  readonly checksum: string;
}

/** Remembers the head beside the store: a chain whose end is cut off looks whole to whoever knows nothing but the chain. */
export interface ChainHeadStore {
  /** Undefined where none was kept. */
  read(): ChainHead | undefined;
  keep(head: ChainHead): void;
}

/** Keeps the head in a file. */
export function headFile(path: string): ChainHeadStore {
  return {
    read() {
      try {
        const [, number, checksum] = /^(\d{1,18}) ([\w-]+)\n$/.exec(readFileSync(path, 'utf8')) ?? [];
        return number === undefined || checksum === undefined ? undefined : { number: BigInt(number), checksum };
      } catch {
        return undefined;
      }
    },
    keep({ number, checksum }) {
      try {
        writeFileSync(`${path}.new`, `${number} ${checksum}\n`, { mode: 0o600 });
        renameSync(`${path}.new`, path);
      } catch {
        // On a full disk the older head stays: it covers less of the chain, and is still true.
      }
    },
  };
}
