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
  {
    id: '2-focus',
    async up({ schema }) {
      // Words stand on the left of the wide pictures that are drawn here, and on top of the upright ones.
      await schema
        .alterTable('banner')
        .addColumn('focus', 'text', (column) => column.notNull().defaultTo('LEFT'))
        .execute();
      await schema
        .alterTable('banner')
        .addColumn('tall_focus', 'text', (column) => column.notNull().defaultTo('TOP'))
        .execute();
    },
  },
];
