import type { Migration } from '../../core/store/migration.ts';

export const authenticatorMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('authenticator')
        .addColumn('member_id', 'text', (column) => column.primaryKey().references('member.id'))
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('confirmed_at', 'bigint')
        .addColumn('last_step', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();

      await schema
        .createTable('recovery_code')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('code_hash', 'text', (column) => column.notNull())
        .addColumn('used_at', 'bigint')
        .execute();
      await schema.createIndex('recovery_code_by_member_id').on('recovery_code').column('member_id').execute();
    },
  },
];
