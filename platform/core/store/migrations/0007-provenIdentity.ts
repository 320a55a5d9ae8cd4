import type { Migration } from '../migration.ts';

/** Which browsers a member has proven, what a lost password was replaced by, and the way back from a self-exclusion. */
export const provenIdentityMigration: Migration = {
  id: '0007-provenIdentity',
  async up({ schema }) {
    await schema.alterTable('member').addColumn('password_recovered_by', 'text').execute();
    await schema.alterTable('member').addColumn('return_asked_at', 'bigint').execute();
    await schema
      .alterTable('login_verification')
      .addColumn('browser', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await schema
      .createTable('known_browser')
      .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
      .addColumn('browser_hash', 'text', (column) => column.notNull())
      .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('known_browser_key', ['member_id', 'browser_hash'])
      .execute();
    await schema.createIndex('known_browser_by_last_seen_at').on('known_browser').columns(['last_seen_at']).execute();
  },
};
