import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import type { Migration } from '../store/migration.ts';

/** How often a platform has found the books wrong: one row, once one has. What each platform stops money by is its own; this is how the others hear of it. */
export interface BooksAlarmTable {
  id: string;
  raised: bigint;
}

const id = 'books';

export const booksAlarmMigrations: readonly Migration[] = [
  {
    id: '1-alarm',
    async up({ schema }) {
      await schema
        .createTable('books_alarm')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('raised', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
];

/** How often it was raised. */
export async function alarmsRaised(db: Kysely<Database>): Promise<bigint> {
  const row = await db.selectFrom('books_alarm').select('raised').where('id', '=', id).executeTakeFirst();
  return row?.raised ?? 0n;
}

/** Has every other platform on the store look for itself; answers how often it was raised by now. */
export async function raiseAlarm(db: Kysely<Database>): Promise<bigint> {
  const { raised } = await db
    .insertInto('books_alarm')
    .values({ id, raised: 1n })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ raised: sql<bigint>`books_alarm.raised + 1` }))
    .returning('raised')
    .executeTakeFirstOrThrow();
  return raised;
}
