import { sql } from 'kysely';
import { makeAppendOnly, signed } from '../../core/store/appendOnly.ts';
import type { Migration } from '../../core/store/migration.ts';

export const depositMigrations: readonly Migration[] = [
  {
    id: '2-create-gross',
    async up(db, engine) {
      const { schema } = db;
      await schema
        .createTable('deposit')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('transaction_id', 'text')
        .addColumn('method_id', 'text', (column) => column.notNull())
        .addColumn('amount', 'bigint', (column) => column.notNull())
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('closed_at', 'bigint')
        .addColumn('checksum', 'text', (column) => column.notNull())
        .addCheckConstraint('deposit_closed', sql`(status = 'PENDING') = (closed_at is null)`)
        .addCheckConstraint('deposit_paid', sql`(status = 'PAID') = (transaction_id is not null)`)
        .execute();
      await schema.createIndex('deposit_by_member').on('deposit').columns(['member_id', 'id']).execute();
      // Holds what a member has paid in since some moment.
      await schema
        .createIndex('deposit_paid_since')
        .on('deposit')
        .columns(['member_id', 'closed_at', 'amount'])
        .where(sql<boolean>`status = 'PAID'`)
        .execute();
      await schema.createIndex('deposit_by_transaction').on('deposit').column('transaction_id').execute();
      await makeAppendOnly(db, engine, {
        table: 'deposit',
        columns: ['id', 'member_id', 'transaction_id', 'method_id', 'amount', 'currency', 'status', 'created_at', 'closed_at', 'checksum'],
        transitions: [
          {
            when: `old.status = 'PENDING' and new.status = 'PAID' and ${signed}`,
            changes: ['status', 'transaction_id', 'closed_at', 'checksum'],
          },
          { when: `old.status = 'PENDING' and new.status = 'FAILED' and ${signed}`, changes: ['status', 'closed_at', 'checksum'] },
        ],
      });
    },
  },
];
