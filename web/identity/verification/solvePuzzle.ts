import type { WorkerMessage } from './challenge.worker.ts';
import { findNumber, type Puzzle } from './findNumber.ts';

export interface SolveOptions {
  /** Told from 0 to 1, as numbers are tried. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** Numbers that are tried before the page gets a turn, where there is no worker. */
const slice = 500;

/** Finds the number of a puzzle off the main thread, or in slices on it where a worker cannot be had. Rejects where there is none. */
export async function solvePuzzle(puzzle: Puzzle, options: SolveOptions = {}): Promise<number> {
  const number = await inWorker(puzzle, options).catch((cause: unknown) => {
    if (options.signal?.aborted) throw cause;
    return inSlices(puzzle, options);
  });
  if (number === null) throw new Error('the puzzle has no solution');
  return number;
}

/** Rejects where the worker cannot be started. */
function inWorker(puzzle: Puzzle, { onProgress, signal }: SolveOptions): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./challenge.worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    signal?.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true });
    worker.addEventListener('error', () => end(() => reject(new Error('the worker could not be started'))));
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if ('number' in data) end(() => resolve(data.number));
      else onProgress?.(Math.min(1, data.tried / puzzle.maxNumber));
    });
    worker.postMessage(puzzle);
  });
}

async function inSlices(puzzle: Puzzle, { onProgress, signal }: SolveOptions): Promise<number | null> {
  for (let from = 0; from <= puzzle.maxNumber; from += slice) {
    signal?.throwIfAborted();
    const number = findNumber(puzzle, from, from + slice);
    if (number !== null) return number;
    onProgress?.(Math.min(1, (from + slice) / puzzle.maxNumber));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return null;
}
