import type { Migration } from '../../core/store/migration.ts';

export const promotionMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('promotion')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('category', 'text', (column) => column.notNull())
        .addColumn('banner_id', 'text', (column) => column.notNull())
        .addColumn('words', 'text', (column) => column.notNull())
        .addColumn('position', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
];
