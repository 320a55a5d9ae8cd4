import { sql } from 'kysely';
import type { Migration } from '../store/migration.ts';

/** Where PostgreSQL calls whoever does jobs; what a transaction scheduled is called out once it is committed. */
export const jobChannel = 'sampan_job';

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
  {
    id: '2-signals',
    async up(db, engine) {
      if (engine !== 'postgres') return;
      await sql
        .raw(
          `create function job_signal() returns trigger language plpgsql as $$ begin perform pg_notify('${jobChannel}', ''); return null; end $$`,
        )
        .execute(db);
      await sql
        .raw('create trigger job_signalled after insert or update of dead_at on job for each statement execute function job_signal()')
        .execute(db);
    },
  },
  {
    id: '3-dead-apart',
    async up({ schema }) {
      // Readiness and metrics ask for the dead again and again: by an index that has nothing else, however many are done or wait.
      await schema.createIndex('job_dead').on('job').column('kind').where(sql.ref('dead_at'), 'is not', null).execute();
      await schema.dropIndex('job_by_dead_at').execute();
    },
  },
];
