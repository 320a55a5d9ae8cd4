import type { Migration } from '../../core/store/migration.ts';

export const bannerMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('banner')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('screen', 'text', (column) => column.notNull())
        .addColumn('scene', 'text', (column) => column.notNull())
        .addColumn('words', 'text', (column) => column.notNull())
        .addColumn('link', 'text')
        .addColumn('position', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
];
