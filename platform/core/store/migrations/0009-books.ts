import { sql } from 'kysely';
import type { Migration } from '../migration.ts';
import { appendOnlyRules } from './appendOnlyRules.ts';
import { bookRules } from './bookRules.ts';

const vouchedFor = ['account', 'ledger_transaction', 'deposit', 'seed_pair'] as const;

/** Checksums of every row that money or fairness rests on, the chain over all postings, and the rules that keep them append-only. */
export const booksMigration: Migration = {
  id: '0009-books',
  async up(db, engine) {
    const { schema } = db;
    // A row of before has none, and is found to have none.
    for (const table of vouchedFor)
      await schema
        .alterTable(table)
        .addColumn('checksum', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    await schema.alterTable('seed_pair').addColumn('previous_id', 'text').execute();
    await schema.createIndex('deposit_by_transaction').on('deposit').column('transaction_id').execute();
    await schema
      .createTable('chain_link')
      .addColumn('number', 'bigint', (column) => column.primaryKey())
      .addColumn('postings', 'text', (column) => column.notNull())
      .addColumn('through', 'bigint', (column) => column.notNull().unique())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('checksum', 'text', (column) => column.notNull())
      .execute();
    for (const rule of [...bookRules(engine), ...appendOnlyRules(engine)]) await sql.raw(rule).execute(db);
  },
};
