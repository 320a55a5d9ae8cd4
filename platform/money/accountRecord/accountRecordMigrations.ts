import { sql } from 'kysely';
import { makeAppendOnly } from '../../core/store/appendOnly.ts';
import type { Migration } from '../../core/store/migration.ts';

export const accountRecordMigrations: readonly Migration[] = [
  {
    id: '4-create-folded',
    async up(db, engine) {
      const { schema } = db;
      await schema
        .createTable('account_record')
        .addColumn('id', 'bigint', (column) => column.primaryKey())
        .addColumn('account_id', 'text', (column) => column.notNull())
        .addColumn('member_id', 'text', (column) => column.notNull())
        .addColumn('purpose', 'text', (column) => column.notNull())
        .addColumn('other_purpose', 'text', (column) => column.notNull())
        .addColumn('transaction_id', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('amount', 'bigint', (column) => column.notNull())
        .addColumn('balance_after', 'bigint', (column) => column.notNull())
        .addColumn('recorded_at', 'bigint', (column) => column.notNull())
        .addColumn('kind_count', 'bigint', (column) => column.notNull())
        .addColumn('kind_sum', 'bigint', (column) => column.notNull())
        .addCheckConstraint('account_record_balance', sql`balance_after >= 0`)
        .execute();
      await schema.createIndex('account_record_by_time').on('account_record').columns(['account_id', 'recorded_at', 'id']).execute();
      await schema
        .createIndex('account_record_by_kind')
        .on('account_record')
        .columns(['account_id', 'kind', 'recorded_at', 'id'])
        .execute();
      // Gifts and bonus money are few beside all else.
      await sql`create index account_record_of_bonus on account_record (member_id, recorded_at, id) where purpose = 'bonus' or other_purpose = 'bonus'`.execute(
        db,
      );
      await makeAppendOnly(db, engine, { table: 'account_record', columns: [], transitions: [] });
      await schema
        .createTable('account_record_fold')
        .addColumn('through', 'bigint', (column) => column.primaryKey())
        .execute();
    },
  },
];
