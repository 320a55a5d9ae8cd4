import type { Migration } from '../../core/store/migration.ts';

export const resourceMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('resource')
        .addColumn('type', 'text', (column) => column.primaryKey())
        .addColumn('url', 'text', (column) => column.notNull())
        .addColumn('label', 'text')
        .addColumn('position', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
];
