import { sql } from 'kysely';
import { makeAppendOnly } from '../store/appendOnly.ts';
import type { Migration } from '../store/migration.ts';

const eventColumns = ['actor', 'actor_id', 'action', 'subject', 'before', 'after', 'request_id', 'created_at', 'checksum'] as const;
const linkColumns = ['events', 'marks', 'through', 'created_at', 'checksum'] as const;

export const auditMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up(db, engine) {
      await db.schema
        .createTable('audit_event')
        .addColumn('seq', 'bigint', (column) =>
          engine === 'postgres' ? column.generatedAlwaysAsIdentity().primaryKey() : column.primaryKey(),
        )
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('actor', 'text', (column) => column.notNull())
        .addColumn('actor_id', 'text', (column) => column.notNull())
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('before', 'text')
        .addColumn('after', 'text')
        .addColumn('request_id', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('checksum', 'text', (column) => column.notNull())
        .execute();
      // An index of `audit_event` would say the same, and cost every transaction of the ledger a tenth; this is filled link by link.
      await db.schema
        .createTable('audit_subject')
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('seq', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('audit_subject_key', ['subject', 'seq'])
        .$call((table) => (engine === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table))
        .execute();
      await db.schema
        .createTable('audit_link')
        .addColumn('number', 'bigint', (column) => column.primaryKey())
        .addColumn('events', 'text', (column) => column.notNull())
        .addColumn('marks', 'text', (column) => column.notNull())
        .addColumn('through', 'bigint', (column) => column.notNull().unique())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('checksum', 'text', (column) => column.notNull())
        .execute();
      await makeAppendOnly(db, engine, { table: 'audit_event', columns: ['seq', 'id', ...eventColumns], transitions: [] });
      await makeAppendOnly(db, engine, { table: 'audit_subject', columns: ['subject', 'seq'], transitions: [] });
      await makeAppendOnly(db, engine, { table: 'audit_link', columns: ['number', ...linkColumns], transitions: [] });
    },
  },
  {
    id: '2-of-operators',
    up: async (db) => {
      // What one of the house did is asked for most, and is little of what there is: of members' events no more is written for it.
      await sql`create index audit_event_of_operator on audit_event (actor_id, seq) where actor = 'operator'`.execute(db);
    },
  },
];
