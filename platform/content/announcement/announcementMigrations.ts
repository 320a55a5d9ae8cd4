import type { Migration } from '../../core/store/migration.ts';

export const announcementMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('announcement')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('words', 'text', (column) => column.notNull())
        .addColumn('link', 'text')
        .addColumn('published_at', 'bigint', (column) => column.notNull())
        .addColumn('ends_at', 'bigint')
        .execute();
      await schema.createIndex('announcement_by_published_at').on('announcement').column('published_at').execute();
    },
  },
];
