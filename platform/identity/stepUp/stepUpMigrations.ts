import type { Migration } from '../../core/store/migration.ts';

export const stepUpMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('step_up_ticket')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('action_hash', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('used_at', 'bigint')
        .execute();
      await schema.createIndex('step_up_ticket_by_member').on('step_up_ticket').column('member_id').execute();
      await schema.createIndex('step_up_ticket_by_expires_at').on('step_up_ticket').column('expires_at').execute();
    },
  },
];
