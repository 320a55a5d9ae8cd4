import type { Migration } from '../migration.ts';

/** What failed logins have counted together, whichever platform they came to. */
export const guessCountsMigration: Migration = {
  id: '0006-guessCounts',
  async up({ schema }) {
    await schema
      .createTable('guess_count')
      .addColumn('scope', 'text', (column) => column.primaryKey())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('guess_count_by_since').on('guess_count').columns(['since']).execute();
  },
};
