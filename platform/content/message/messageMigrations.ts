import { sql } from 'kysely';
import type { Migration } from '../../core/store/migration.ts';

export const messageMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('message')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('code', 'text', (column) => column.notNull())
        .addColumn('detail', 'text', (column) => column.notNull())
        .addColumn('sent_at', 'bigint', (column) => column.notNull())
        .addColumn('read_at', 'bigint')
        .execute();
      await schema.createIndex('message_by_member').on('message').columns(['member_id', 'id']).execute();
      await schema.createIndex('message_by_sent_at').on('message').column('sent_at').execute();
      await schema.createIndex('message_unread').on('message').column('member_id').where(sql.ref('read_at'), 'is', null).execute();
    },
  },
];
