import { sql } from 'kysely';
import type { Migration } from '../store/migration.ts';
import { balanceEventRules } from './balanceEventRules.ts';

export const eventMigrations: readonly Migration[] = [
  {
    id: '1-create-over-wallets',
    async up(db, engine) {
      const isPostgres = engine === 'postgres';
      await db.schema
        .createTable('event')
        .addColumn('seq', 'bigint', (column) => (isPostgres ? column.generatedAlwaysAsIdentity().primaryKey() : column.primaryKey()))
        // SQLite has one writer: what is written first is committed first.
        .addColumn('number', 'bigint', (column) => (isPostgres ? column : column.generatedAlwaysAs(sql`seq`)))
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('member_id', 'text', (column) => column.notNull())
        .addColumn('detail', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('event_by_number').unique().on('event').column('number').execute();
      await db.schema.createIndex('event_by_created_at').on('event').column('created_at').execute();
      if (isPostgres) await sql`create index event_without_number on event (seq) where number is null`.execute(db);
      for (const rule of balanceEventRules(engine)) await sql.raw(rule).execute(db);
    },
  },
];
