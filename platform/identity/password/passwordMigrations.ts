import type { Migration } from '../../core/store/migration.ts';

export const passwordMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('recovery_link')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('used_at', 'bigint')
        .execute();
      await schema.createIndex('recovery_link_by_member_id').on('recovery_link').column('member_id').execute();
      await schema.createIndex('recovery_link_by_expires_at').on('recovery_link').column('expires_at').execute();
    },
  },
];
