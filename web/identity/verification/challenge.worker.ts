import { findNumber, type Puzzle } from './findNumber.ts';

/** What the worker says: how far it has come, then the number, or `null` where there is none. */
export type WorkerMessage = { readonly tried: number } | { readonly number: number | null };

/** Numbers between two words about how far it has come. */
const stride = 2_000;

addEventListener('message', ({ data: puzzle }: MessageEvent<Puzzle>) => {
  const say = (word: WorkerMessage) => postMessage(word);
  for (let from = 0; from <= puzzle.maxNumber; from += stride) {
    const number = findNumber(puzzle, from, from + stride);
    if (number !== null) return say({ number });
    say({ tried: from + stride });
  }
  say({ number: null });
});
