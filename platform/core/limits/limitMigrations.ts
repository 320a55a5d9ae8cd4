import type { Migration } from '../store/migration.ts';

export const limitMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('attempt')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('scope', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute();
      await schema.createIndex('attempt_by_scope').on('attempt').columns(['scope', 'at']).execute();
      await schema.createIndex('attempt_by_time').on('attempt').column('at').execute();

      await schema
        .createTable('spent_challenge')
        .addColumn('challenge', 'text', (column) => column.primaryKey())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
      await schema.createIndex('spent_challenge_by_expires_at').on('spent_challenge').column('expires_at').execute();
    },
  },
];
