import { setTimeout as pause } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';

/** Does `work` as soon as rows with that column were read, once; whoever reads waits half a second for it at most, as on SQLite it may have to wait itself. */
export function onceRead(column: string, work: () => Promise<unknown>): KyselyPlugin {
  let isDone = false;
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (isDone || !result.rows.some((row) => column in row)) return result;
      isDone = true;
      await Promise.race([work(), pause(500)]);
      return result;
    },
  };
}
