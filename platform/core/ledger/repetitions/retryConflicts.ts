import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../random.ts';

/** PostgreSQL's words for "another transaction was in the way; the same again may succeed". */
const conflicts: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const tries = 6;

/** Runs `work` again after a conflict, a few times, a little later each time. */
export async function retryConflicts<Result>(random: Random, work: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (tried === tries || !conflicts.has(code)) throw error;
      await pause((random.bytes(1)[0] ?? 0) % (8 << tried));
    }
  }
}
