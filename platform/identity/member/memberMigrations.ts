import { sql } from 'kysely';
import type { Engine } from '../../core/store/engine.ts';
import type { Migration } from '../../core/store/migration.ts';

/** What is read of lock and exclusion together. */
const status = sql`case when locked_at is not null then 'LOCKED' when self_excluded_at is not null then 'SELF_EXCLUDED' else 'ACTIVE' end`;

const insertEvent = 'insert into event (kind, member_id, detail, created_at)';

/** An account that is shut tells whoever follows its member, be it shut by hand in the store. */
const statusEvents = (engine: Engine): readonly string[] =>
  engine === 'postgres'
    ? [
        `create function event_of_status() returns trigger language plpgsql as $$
        begin
          ${insertEvent} values ('session', new.id, '{}', (extract(epoch from clock_timestamp()) * 1000)::bigint);
          return null;
        end $$`,
        `create trigger event_of_status after update of locked_at, self_excluded_at on member for each row when (new.status <> old.status) execute function event_of_status()`,
      ]
    : [
        `create trigger event_of_status after update of locked_at, self_excluded_at on member when new.status <> old.status begin
          ${insertEvent} values ('session', new.id, '{}', cast(unixepoch('subsec') * 1000 as integer));
        end`,
      ];

/** A break tells as well: pages of other devices offer deposits and games until they hear of it. */
const breakEvents = (engine: Engine): string =>
  engine === 'postgres'
    ? `create trigger event_of_break after update of time_out_until on member for each row
        when (new.time_out_until is distinct from old.time_out_until) execute function event_of_status()`
    : `create trigger event_of_break after update of time_out_until on member when new.time_out_until is not old.time_out_until begin
        ${insertEvent} values ('session', new.id, '{}', cast(unixepoch('subsec') * 1000 as integer));
      end`;

export const memberMigrations: readonly Migration[] = [
  {
    id: '3-create-with-locks',
    async up(db, engine) {
      const { schema } = db;
      await schema
        .createTable('member')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('username', 'text', (column) => column.notNull())
        .addColumn('username_key', 'text', (column) => column.notNull().unique())
        .addColumn('password_hash', 'text', (column) => column.notNull())
        .addColumn('password_expired', 'bigint', (column) => column.notNull())
        .addColumn('password_changed_at', 'bigint')
        .addColumn('password_recovered_by', 'text')
        .addColumn('must_change_password', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('payment_password_hash', 'text')
        .addColumn('nickname', 'text', (column) => column.notNull())
        .addColumn('icon', 'text')
        .addColumn('language', 'text')
        .addColumn('type', 'bigint', (column) => column.notNull())
        .addColumn('agent_only', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('locked_at', 'bigint')
        .addColumn('self_excluded_at', 'bigint')
        .addColumn('status', 'text', (column) => column.notNull().generatedAlwaysAs(status).stored())
        .addColumn('self_excluded_until', 'bigint')
        .addColumn('time_out_until', 'bigint')
        .addColumn('return_asked_at', 'bigint')
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('personal', 'text')
        .addColumn('mobile_verified', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('referral_code', 'text', (column) => column.notNull().unique())
        .addColumn('referred_by', 'text')
        .addColumn('affiliate_code', 'text')
        .addColumn('register_url', 'text', (column) => column.notNull())
        .addColumn('domain', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('first_login_at', 'bigint')
        .addColumn('last_login_at', 'bigint')
        .execute();

      await schema
        .createTable('mobile_lookup')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('key_id', 'text', (column) => column.notNull())
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .execute();
      await schema.createIndex('mobile_lookup_by_member_id').on('mobile_lookup').column('member_id').execute();
      for (const rule of statusEvents(engine)) await sql.raw(rule).execute(db);
    },
  },
  {
    id: '2-contacts',
    async up({ schema }) {
      await schema
        .alterTable('member')
        .addColumn('email_verified', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
      await schema.alterTable('member').addColumn('last_login_address', 'text').execute();
    },
  },
  {
    id: '4-excluded-apart',
    async up({ schema }) {
      // Whoever registers, or binds something, is looked for among them, and they are few.
      await schema.createIndex('member_excluded').on('member').column('id').where(sql.ref('self_excluded_at'), 'is not', null).execute();
    },
  },
  {
    id: '5-breaks-told',
    async up(db, engine) {
      await sql.raw(breakEvents(engine)).execute(db);
    },
  },
];
