import { sql } from 'kysely';
import type { Migration } from '../../core/store/migration.ts';

export const abuseFlagMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('abuse_flag')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('other_id', 'text', (column) => column.references('member.id'))
        .addColumn('shared', 'text', (column) => column.notNull())
        .addColumn('network_hash', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('looked_at', 'bigint')
        .addColumn('looked_by', 'text')
        .addColumn('remark', 'text')
        .addCheckConstraint('abuse_flag_looked', sql`(looked_at is null) = (looked_by is null) and (looked_at is null) = (remark is null)`)
        .execute();
      await schema.createIndex('abuse_flag_by_member_id').on('abuse_flag').column('member_id').execute();
      await schema.createIndex('abuse_flag_by_other_id').on('abuse_flag').column('other_id').execute();
      await schema.createIndex('abuse_flag_by_network_hash').on('abuse_flag').column('network_hash').execute();
      await schema.createIndex('abuse_flag_by_looked_at').on('abuse_flag').columns(['looked_at', 'id']).execute();
    },
  },
  {
    id: '2-said-once',
    async up(db) {
      const said = (flag: string) => `${flag}.kind, ${flag}.member_id, coalesce(${flag}.other_id, ''), ${flag}.shared`;
      // Of those that two have raised at once, the first stays.
      await sql
        .raw(
          `delete from abuse_flag where looked_at is null and exists (
            select 1 from abuse_flag as first where first.looked_at is null and first.id < abuse_flag.id and (${said('first')}) = (${said('abuse_flag')})
          )`,
        )
        .execute(db);
      await sql`create unique index abuse_flag_waiting on abuse_flag (kind, member_id, coalesce(other_id, ''), shared) where looked_at is null`.execute(
        db,
      );
    },
  },
];
