import { sql, type Kysely } from 'kysely';
import type { Database } from '../../core/store/database.ts';
import type { Engine } from '../../core/store/engine.ts';
import type { Migration } from '../../core/store/migration.ts';

const insertEvent = 'insert into event (kind, member_id, detail, created_at)';
const isEnded = 'old.revoked_at is null and new.revoked_at is not null';

/** A session that ends tells whoever follows its member, whatever ended it. */
const endEvents = (engine: Engine): readonly string[] =>
  engine === 'postgres'
    ? [
        `create function event_of_session_end() returns trigger language plpgsql as $$
        begin
          ${insertEvent} values ('session', new.member_id, '{}', new.revoked_at);
          return null;
        end $$`,
        `create trigger event_of_session_end after update of revoked_at on member_session for each row
          when (${isEnded}) execute function event_of_session_end()`,
      ]
    : [
        `create trigger event_of_session_end after update of revoked_at on member_session when ${isEnded} begin
          ${insertEvent} values ('session', new.member_id, '{}', new.revoked_at);
        end`,
      ];

async function sessions({ schema }: Kysely<Database>): Promise<void> {
  await schema
    .createTable('member_session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('agent', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('origin', 'text', (column) => column.notNull().defaultTo('password'))
    .addColumn('restricted', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('family', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('revoked_at', 'bigint')
    .execute();
  await schema.createIndex('member_session_by_member').on('member_session').column('member_id').execute();
  await schema.createIndex('member_session_by_expiry').on('member_session').column('expires_at').execute();

  await schema
    .createTable('remembered_login')
    .addColumn('selector', 'text', (column) => column.primaryKey())
    .addColumn('validator_hash', 'text', (column) => column.notNull())
    .addColumn('family', 'text', (column) => column.notNull())
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('used_address', 'text')
    .execute();
  await schema.createIndex('remembered_login_by_family').on('remembered_login').column('family').execute();
  await schema.createIndex('remembered_login_by_member_id').on('remembered_login').column('member_id').execute();
  await schema.createIndex('remembered_login_by_expires_at').on('remembered_login').column('expires_at').execute();

  await schema
    .createTable('login_ticket')
    .addColumn('ticket_hash', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('domain', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await schema.createIndex('login_ticket_by_expires_at').on('login_ticket').column('expires_at').execute();
}

async function loginProofs({ schema }: Kysely<Database>): Promise<void> {
  await schema
    .createTable('login_verification')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('methods', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('agent', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('remember', 'bigint', (column) => column.notNull())
    .addColumn('social_ticket', 'text')
    .addColumn('tries', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('done_at', 'bigint')
    .execute();
  await schema.createIndex('login_verification_by_expires_at').on('login_verification').column('expires_at').execute();

  await schema
    .createTable('known_address')
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_address_key', ['member_id', 'address'])
    .execute();

  await schema
    .createTable('known_browser')
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('browser_hash', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_browser_key', ['member_id', 'browser_hash'])
    .execute();
  await schema.createIndex('known_browser_by_last_seen_at').on('known_browser').column('last_seen_at').execute();

  await schema
    .createTable('guess_count')
    .addColumn('scope', 'text', (column) => column.primaryKey())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('guess_count_by_since').on('guess_count').column('since').execute();
}

export const sessionMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up(db, engine) {
      await sessions(db);
      await loginProofs(db);
      for (const rule of endEvents(engine)) await sql.raw(rule).execute(db);
    },
  },
  {
    id: '2-login-before',
    async up({ schema }) {
      await schema.alterTable('member_session').addColumn('previous_login_at', 'bigint').execute();
      await schema.alterTable('member_session').addColumn('previous_login_address', 'text').execute();
    },
  },
  {
    id: '3-payout-and-lost-answers',
    async up({ schema }) {
      await schema
        .alterTable('member_session')
        .addColumn('arrived', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
      await schema
        .alterTable('login_verification')
        .addColumn('for_payout', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
      await schema.alterTable('remembered_login').addColumn('used_browser', 'text').execute();
    },
  },
  {
    id: '4-addresses-forgotten',
    async up({ schema }) {
      await schema.createIndex('known_address_by_last_seen_at').on('known_address').column('last_seen_at').execute();
    },
  },
  {
    id: '5-sessions-of-tickets',
    async up({ schema }) {
      await schema.alterTable('login_ticket').addColumn('session_id', 'text').execute();
    },
  },
  {
    id: '6-sessions-of-a-family',
    async up({ schema }) {
      await schema
        .createIndex('member_session_by_family')
        .on('member_session')
        .column('family')
        .where(sql<boolean>`family is not null`)
        .execute();
    },
  },
];
