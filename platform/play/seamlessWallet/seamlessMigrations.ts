import { sql } from 'kysely';
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
];
