import { sql } from 'kysely';
import type { Migration } from '../../core/store/migration.ts';

export const correctionMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('correction')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('amount', 'bigint')
        .addColumn('reversed_id', 'text')
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('proposed_by', 'text', (column) => column.notNull().references('operator.id'))
        .addColumn('proposed_at', 'bigint', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('decided_by', 'text', (column) => column.references('operator.id'))
        .addColumn('decided_at', 'bigint')
        .addColumn('transaction_id', 'text')
        // The rule of two is the database's own, whatever a page lets through.
        .addCheckConstraint('correction_of_two', sql`decided_by is null or decided_by <> proposed_by`)
        .addCheckConstraint('correction_decided', sql`(status = 'PROPOSED') = (decided_by is null)`)
        .addCheckConstraint('correction_amount', sql`(kind = 'reversal') = (amount is null) and (amount is null or amount > 0)`)
        .execute();
      await schema.createIndex('correction_by_status').on('correction').columns(['status', 'proposed_at']).execute();
    },
  },
];
