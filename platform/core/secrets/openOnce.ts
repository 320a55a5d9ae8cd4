import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

export interface SealedRow {
  readonly id: string;
  readonly sealed: string;
}

/** Opened one after the other before the process does something else: some milliseconds' work. */
const portion = 100;
const maxKept = 50_000;

/**
 * Reads what lies sealed in many rows, each text once in the life of the process: to open ten thousand takes half a second, in which others wait
 * for no more than a portion of them. What `read` makes of a text stays in memory, so it should not be the text.
 */
export function openOnce<Read extends object | string>(
  read: (row: SealedRow) => Read,
): (rows: readonly SealedRow[]) => Promise<readonly Read[]> {
  const kept = new LRUCache<string, Read>({ max: maxKept });
  return async (rows) => {
    const all: Read[] = [];
    let opened = 0;
    for (const row of rows) {
      // A text that stands in another row than its own does not open there.
      const name = `${row.id} ${row.sealed}`;
      let known = kept.get(name);
      if (known === undefined) {
        known = read(row);
        kept.set(name, known);
        opened += 1;
        if (opened % portion === 0) await setImmediate();
      }
      all.push(known);
    }
    return all;
  };
}
