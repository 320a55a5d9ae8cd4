import type { Migration } from '../../core/store/migration.ts';

export const verificationMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('verification_code')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('flow', 'text', (column) => column.notNull())
        .addColumn('target_hash', 'text', (column) => column.notNull())
        .addColumn('code_hash', 'text', (column) => column.notNull())
        .addColumn('tries', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('used_at', 'bigint')
        .execute();
      await schema.createIndex('verification_code_by_flow').on('verification_code').columns(['flow', 'target_hash']).execute();
      await schema.createIndex('verification_code_by_created_at').on('verification_code').column('created_at').execute();

      await schema
        .createTable('captcha')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('answer_hash', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
      await schema.createIndex('captcha_by_expires_at').on('captcha').column('expires_at').execute();
    },
  },
];
