import type { Migration } from '../store/migration.ts';

export const secretMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('secret_key')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();

      await schema
        .createTable('platform_key')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('purpose', 'text', (column) => column.notNull().unique())
        .addColumn('private_jwk', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();

      await schema
        .createTable('opened_seal')
        .addColumn('jti', 'text', (column) => column.primaryKey())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
      await schema.createIndex('opened_seal_by_expiry').on('opened_seal').column('expires_at').execute();
    },
  },
  {
    id: '2-retired',
    async up({ schema }) {
      await schema.alterTable('secret_key').addColumn('retired_at', 'bigint').execute();
    },
  },
];
