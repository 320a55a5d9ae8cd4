import type { Migration } from '../../core/store/migration.ts';

export const helpMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('help_article')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('topic', 'text', (column) => column.notNull())
        .addColumn('needs', 'text')
        .addColumn('words', 'text', (column) => column.notNull())
        .addColumn('position', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
];
