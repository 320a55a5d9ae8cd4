import { useState } from 'react';

/** Keys by which something is done at most once, such as money moved, however often a form is sent. */
export interface IdempotencyKeys {
  /** One for each wish: a double click, a retry after a lost answer, and coming back to what was wished before all send the same. */
  of(...wish: readonly string[]): string;
  /** After something was done: what is wished from now on is wished anew. */
  clear(): void;
}

export function useIdempotencyKeys(): IdempotencyKeys {
  const [keys] = useState(() => {
    const known = new Map<string, string>();
    return {
      of(...wish: readonly string[]) {
        const name = JSON.stringify(wish);
        const key = known.get(name) ?? crypto.randomUUID();
        known.set(name, key);
        return key;
      },
      clear: () => known.clear(),
    };
  });
  return keys;
}
