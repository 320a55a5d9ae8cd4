import { sql } from 'kysely';
import type { Migration } from '../store/migration.ts';
import { balanceEventTriggers } from './balanceEventTriggers.ts';

export const eventMigrations: readonly Migration[] = [
  {
    id: '3-create-over-wallets',
    async up(db, engine) {
      const isPostgres = engine === 'postgres';
      await db.schema
        .createTable('event')
        .addColumn('number', 'bigint', (column) => (isPostgres ? column : column.primaryKey()))
        // SQLite has one writer: what is written first is committed first.
        .addColumn('seq', 'bigint', (column) =>
          isPostgres ? column.generatedAlwaysAsIdentity().primaryKey() : column.generatedAlwaysAs(sql`number`),
        )
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('member_id', 'text', (column) => column.notNull())
        .addColumn('detail', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      // An event stands in one of these two at a time: every money operation pays for each index that it stands in.
      if (isPostgres) {
        await sql`create unique index event_by_number on event (number) where number is not null`.execute(db);
        await sql`create index event_without_number on event (seq) where number is null`.execute(db);
      }
      for (const rule of balanceEventTriggers(engine)) await sql.raw(rule).execute(db);
    },
  },
];
