import type { Migration } from '../../core/store/migration.ts';

export const socialIdentityMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('social_identity')
        .addColumn('issuer', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('social_identity_key', ['issuer', 'subject'])
        .execute();
      await schema.createIndex('social_identity_by_member_id').on('social_identity').column('member_id').execute();

      await schema
        .createTable('social_ticket')
        .addColumn('ticket_hash', 'text', (column) => column.primaryKey())
        .addColumn('issuer', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('used_at', 'bigint')
        .execute();
      await schema.createIndex('social_ticket_by_expires_at').on('social_ticket').column('expires_at').execute();
    },
  },
  {
    id: '2-opened-account',
    async up({ schema }) {
      await schema
        .alterTable('social_identity')
        .addColumn('opened_account', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  {
    id: '3-provider',
    async up({ schema }) {
      for (const table of ['social_identity', 'social_ticket'])
        await schema
          .alterTable(table)
          .addColumn('provider', 'text', (column) => column.notNull().defaultTo(''))
          .execute();
    },
  },
];
