import type { Migration } from '../../core/store/migration.ts';

export const operatorMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('operator')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('name_key', 'text', (column) => column.notNull().unique())
        .addColumn('roles', 'text', (column) => column.notNull())
        .addColumn('password_hash', 'text')
        .addColumn('totp_secret', 'text')
        .addColumn('totp_confirmed_at', 'bigint')
        .addColumn('totp_step', 'bigint', (column) => column.notNull())
        .addColumn('invitation_hash', 'text')
        .addColumn('invitation_expires_at', 'bigint')
        .addColumn('locked', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await schema
        .createTable('operator_session')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('operator_id', 'text', (column) => column.notNull().references('operator.id'))
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
      await schema.createIndex('operator_session_by_operator_id').on('operator_session').column('operator_id').execute();
      await schema.createIndex('operator_session_by_expiry').on('operator_session').column('expires_at').execute();
    },
  },
  {
    id: '2-browsers',
    async up({ schema }) {
      await schema
        .createTable('operator_browser')
        .addColumn('operator_id', 'text', (column) => column.notNull().references('operator.id'))
        .addColumn('browser_hash', 'text', (column) => column.notNull())
        .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('operator_browser_key', ['browser_hash', 'operator_id'])
        .execute();
      await schema.createIndex('operator_browser_by_last_seen_at').on('operator_browser').column('last_seen_at').execute();
    },
  },
];
