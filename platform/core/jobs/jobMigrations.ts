import type { Migration } from '../store/migration.ts';

export const jobMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('job')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('unique_key', 'text')
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('recurs', 'text')
        .addColumn('due_at', 'bigint')
        .addColumn('tries', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('claim', 'text')
        .addColumn('error', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('done_at', 'bigint')
        .addColumn('dead_at', 'bigint')
        .execute();
      // What is due is found kind by kind, however much waits of another.
      await schema.createIndex('job_by_due_at').on('job').columns(['kind', 'due_at', 'id']).execute();
      await schema.createIndex('job_by_key').unique().on('job').columns(['kind', 'unique_key']).execute();
      await schema.createIndex('job_by_done_at').on('job').column('done_at').execute();
      await schema.createIndex('job_by_dead_at').on('job').column('dead_at').execute();
    },
  },
];
