import type { Migration } from '../../core/store/migration.ts';

export const avatarMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('avatar')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('picture', 'text', (column) => column.notNull())
        .addColumn('uploaded_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint')
        .execute();
      await schema.createIndex('avatar_by_member').on('avatar').columns(['member_id', 'uploaded_at']).execute();
      await schema.createIndex('avatar_by_expires_at').on('avatar').column('expires_at').execute();
    },
  },
];
