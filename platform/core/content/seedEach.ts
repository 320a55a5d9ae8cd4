import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../store/database.ts';

/**
 * Writes those of `rows` that the store has never begun with, each once in its life, whoever of several processes comes first: what a later
 * version or another file adds is there at the next start, and what was changed or taken away since is not written again.
 */
export async function seedEach<Row extends { readonly code: string }>(
  db: Kysely<Database>,
  name: string,
  rows: readonly Row[],
  insert: (transaction: Transaction<Database>, rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  if (rows.length === 0) return;
  const nameOf = ({ code }: Row): string => `${name}/${code}`;
  await db.transaction().execute(async (transaction) => {
    const begun = await transaction
      .insertInto('content_seed')
      .values(rows.map((row) => ({ name: nameOf(row) })))
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .execute();
    const fresh = new Set(begun.map((row) => row.name));
    if (fresh.size > 0)
      await insert(
        transaction,
        rows.filter((row) => fresh.has(nameOf(row))),
      );
  });
}
