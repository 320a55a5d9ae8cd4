import type { Migration } from '../migration.ts';

/** Members, their sessions and deposits, limits, keys, and the outbox. */
export const membersMigration: Migration = {
  id: '0002-members',
  async up({ schema }) {
    await schema
      .createTable('member')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('username_key', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('password_expired', 'bigint', (column) => column.notNull())
      .addColumn('nickname', 'text', (column) => column.notNull())
      .addColumn('type', 'bigint', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('payee_name', 'text')
      .addColumn('email', 'text')
      .addColumn('referral_code', 'text', (column) => column.notNull().unique())
      .addColumn('referred_by', 'text')
      .addColumn('affiliate_code', 'text')
      .addColumn('register_url', 'text', (column) => column.notNull())
      .addColumn('domain', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('last_login_at', 'bigint')
      .execute();

    await schema
      .createTable('member_session')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('revoked_at', 'bigint')
      .execute();
    await schema.createIndex('member_session_by_member').on('member_session').column('member_id').execute();
    await schema.createIndex('member_session_by_expiry').on('member_session').column('expires_at').execute();

    await schema
      .createTable('attempt')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('attempt_by_scope').on('attempt').columns(['scope', 'at']).execute();
    await schema.createIndex('attempt_by_time').on('attempt').column('at').execute();

    await schema
      .createTable('deposit')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
      .addColumn('transaction_id', 'text', (column) => column.notNull())
      .addColumn('method_id', 'text', (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('deposit_by_member').on('deposit').columns(['member_id', 'id']).execute();

    await schema
      .createTable('platform_key')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', (column) => column.notNull().unique())
      .addColumn('private_jwk', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();

    await schema
      .createTable('opened_seal')
      .addColumn('jti', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('opened_seal_by_expiry').on('opened_seal').column('expires_at').execute();

    await schema
      .createTable('outbox_message')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
