import { sql } from 'kysely';
import type { Migration } from '../../core/store/migration.ts';

export const chatMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('chat_thread')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('last_number', 'bigint', (column) => column.notNull())
        .addColumn('member_id', 'text', (column) => column.references('member.id').unique())
        .addColumn('language', 'text')
        .addColumn('vip', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('last_at', 'bigint', (column) => column.notNull())
        .addColumn('last_author', 'text')
        .addColumn('closed_at', 'bigint')
        .execute();
      await schema.createIndex('chat_thread_by_last_at').on('chat_thread').columns(['kind', 'last_at']).execute();
      await schema
        .createTable('chat_message')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('thread_id', 'text', (column) => column.notNull().references('chat_thread.id'))
        .addColumn('number', 'bigint', (column) => column.notNull())
        .addColumn('author', 'text', (column) => column.notNull())
        .addColumn('member_id', 'text', (column) => column.references('member.id'))
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('client_key', 'text', (column) => column.notNull())
        .addColumn('hides', 'bigint')
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('hidden_at', 'bigint')
        .addUniqueConstraint('chat_message_numbers', ['thread_id', 'number'])
        .addUniqueConstraint('chat_message_once', ['thread_id', 'client_key'])
        .execute();
      await schema
        .createTable('chat_seat')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('thread_id', 'text', (column) => column.notNull().references('chat_thread.id'))
        .addColumn('member_id', 'text', (column) => column.references('member.id'))
        .addColumn('session_id', 'text')
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
      await schema.createIndex('chat_seat_by_expires_at').on('chat_seat').column('expires_at').execute();
      await schema
        .createTable('chat_ticket')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('purpose', 'text', (column) => column.notNull())
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('session_id', 'text', (column) => column.notNull())
        .addColumn('vip', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('used_at', 'bigint')
        .execute();
      await schema.createIndex('chat_ticket_by_expires_at').on('chat_ticket').column('expires_at').execute();
      await schema
        .createTable('chat_reader')
        .addColumn('thread_id', 'text', (column) => column.notNull().references('chat_thread.id'))
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('number', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('chat_reader_once', ['thread_id', 'member_id'])
        .execute();
      await schema
        .createTable('chat_report')
        .addColumn('message_id', 'text', (column) => column.notNull().references('chat_message.id'))
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('chat_report_once', ['message_id', 'member_id'])
        .execute();
    },
  },
  {
    id: '2-waiting',
    up: async (db) => {
      // Every desk that is open asks every two seconds who waits.
      await sql`
        create index chat_thread_waiting on chat_thread (vip desc, last_at)
          where kind = 'service' and last_author = 'visitor' and closed_at is null
      `.execute(db);
    },
  },
  {
    id: '3-rulings',
    up: async (db) => {
      await db.schema.alterTable('chat_message').addColumn('shows', 'bigint').execute();
      await db.schema.alterTable('chat_report').addColumn('ruling_id', 'text').execute();
      // Every page of the desk says how many wait.
      await sql`create index chat_report_waiting on chat_report (message_id) where ruling_id is null`.execute(db);
    },
  },
  {
    id: '4-by-time',
    async up({ schema }) {
      // What the room has said since an account was opened is counted with every page of a member who has never read there.
      await schema.createIndex('chat_message_by_at').on('chat_message').columns(['thread_id', 'at']).execute();
    },
  },
];
