import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A proof of work: the number whose SHA-256 behind `salt` is `challenge`, in hex; from 0 to `maxNumber`. */
export interface Puzzle {
  readonly challenge: string;
  readonly salt: string;
  readonly maxNumber: number;
}

/** Tries the numbers of `[from, to)`, none above the largest; `null` where it is not among them. */
export function findNumber({ challenge, salt, maxNumber }: Puzzle, from: number, to: number): number | null {
  const start = sha256.create().update(utf8ToBytes(salt));
  for (let number = from; number < to && number <= maxNumber; number += 1) {
    if (
      bytesToHex(
        start
          .clone()
          .update(utf8ToBytes(String(number)))
          .digest(),
      ) === challenge
    )
      return number;
  }
  return null;
}
