import type { Migration } from '../../core/store/migration.ts';

export const promoBarMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('promo_bar')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('words', 'text', (column) => column.notNull())
        .addColumn('url', 'text', (column) => column.notNull())
        .addColumn('position', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
];
