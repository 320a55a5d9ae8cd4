import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../store/database.ts';

/**
 * Lets `fill` write what a table begins with, once in the life of a store, whoever of several processes comes first: what was changed or taken
 * away since is not written again.
 */
export function seedOnce(
  db: Kysely<Database>,
  name: string,
  fill: (transaction: Transaction<Database>) => Promise<void>,
): () => Promise<void> {
  const write = (): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows = 0n } = await transaction
        .insertInto('content_seed')
        .values({ name })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows > 0n) await fill(transaction);
    });
  let done: Promise<void> | undefined;
  return () => {
    done ??= write().catch((error: unknown) => {
      done = undefined;
      throw error;
    });
    return done;
  };
}
