import { sql } from 'kysely';
import { makeAppendOnly } from '../../core/store/appendOnly.ts';
import type { Migration } from '../../core/store/migration.ts';

export const seamlessMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up(db) {
      await db.schema
        .createTable('vendor_player')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('vendor_code', 'text', (column) => column.notNull())
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addUniqueConstraint('vendor_player_of_member', ['vendor_code', 'member_id'])
        .execute();
      // Bets that wait for their vendor are few, whatever the table holds.
      await sql`create index bet_waiting on bet (family, id) where status = 'PLACED'`.execute(db);
    },
  },
  {
    id: '2-versions-of-bets',
    async up(db, engine) {
      await db.schema
        .createTable('vendor_bet')
        .addColumn('bet_id', 'text', (column) => column.primaryKey().references('bet.id'))
        .addColumn('title_version', 'bigint', (column) => column.notNull())
        .addColumn('checksum', 'text', (column) => column.notNull())
        .execute();
      await makeAppendOnly(db, engine, { table: 'vendor_bet', columns: ['bet_id', 'title_version', 'checksum'], transitions: [] });
    },
  },
];
