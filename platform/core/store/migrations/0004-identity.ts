import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { Migration } from '../migration.ts';

async function extendMembers({ schema }: Kysely<Database>): Promise<void> {
  const text = ['mobile', 'contacts', 'id_number', 'payment_password_hash', 'icon'];
  const instants = ['first_login_at', 'password_changed_at', 'self_excluded_until'];
  const flags = ['mobile_verified', 'must_change_password', 'agent_only'];
  for (const name of text) await schema.alterTable('member').addColumn(name, 'text').execute();
  for (const name of instants) await schema.alterTable('member').addColumn(name, 'bigint').execute();
  for (const name of flags)
    await schema
      .alterTable('member')
      .addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  // A number that nobody has proven must not keep its owner from registering.
  await schema
    .createIndex('member_by_mobile')
    .unique()
    .on('member')
    .column('mobile')
    .where(sql<boolean>`mobile_verified = 1`)
    .execute();

  const session = () => schema.alterTable('member_session');
  await session()
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await session()
    .addColumn('agent', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await session()
    .addColumn('origin', 'text', (column) => column.notNull().defaultTo('password'))
    .execute();
  await session()
    .addColumn('restricted', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await session().addColumn('family', 'text').execute();
}

async function codesAndProofs({ schema }: Kysely<Database>): Promise<void> {
  await schema
    .createTable('verification_code')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('flow', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('tries', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await schema.createIndex('verification_code_by_flow').on('verification_code').columns(['flow', 'target']).execute();
  await schema.createIndex('verification_code_by_created_at').on('verification_code').columns(['created_at']).execute();
  await schema
    .createTable('captcha')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('answer_hash', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('captcha_by_expires_at').on('captcha').columns(['expires_at']).execute();
  await schema
    .createTable('spent_challenge')
    .addColumn('challenge', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('spent_challenge_by_expires_at').on('spent_challenge').columns(['expires_at']).execute();
}

async function waysBackIn({ schema }: Kysely<Database>): Promise<void> {
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
  await schema.createIndex('remembered_login_by_family').on('remembered_login').columns(['family']).execute();
  await schema.createIndex('remembered_login_by_member_id').on('remembered_login').columns(['member_id']).execute();
  await schema.createIndex('remembered_login_by_expires_at').on('remembered_login').columns(['expires_at']).execute();
  await schema
    .createTable('recovery_link')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await schema.createIndex('recovery_link_by_member_id').on('recovery_link').columns(['member_id']).execute();
  await schema.createIndex('recovery_link_by_expires_at').on('recovery_link').columns(['expires_at']).execute();
  await schema
    .createTable('login_ticket')
    .addColumn('ticket_hash', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('domain', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await schema.createIndex('login_ticket_by_expires_at').on('login_ticket').columns(['expires_at']).execute();
}

async function loginProofs({ schema }: Kysely<Database>): Promise<void> {
  await schema
    .createTable('login_verification')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('methods', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('agent', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('remember', 'bigint', (column) => column.notNull())
    .addColumn('social_ticket', 'text')
    .addColumn('tries', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('done_at', 'bigint')
    .execute();
  await schema.createIndex('login_verification_by_expires_at').on('login_verification').columns(['expires_at']).execute();
  await schema
    .createTable('known_address')
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_address_key', ['member_id', 'address'])
    .execute();
  await schema
    .createTable('authenticator')
    .addColumn('member_id', 'text', (column) => column.primaryKey().references('member.id'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('recovery_code')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await schema.createIndex('recovery_code_by_member_id').on('recovery_code').columns(['member_id']).execute();
}

async function socialSignIn({ schema }: Kysely<Database>): Promise<void> {
  await schema
    .createTable('social_state')
    .addColumn('state_hash', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('nonce', 'text', (column) => column.notNull())
    .addColumn('code_verifier', 'text', (column) => column.notNull())
    .addColumn('redirect_uri', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('social_state_by_expires_at').on('social_state').columns(['expires_at']).execute();
  await schema
    .createTable('social_identity')
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('social_identity_key', ['issuer', 'subject'])
    .execute();
  await schema.createIndex('social_identity_by_member_id').on('social_identity').columns(['member_id']).execute();
  await schema
    .createTable('social_ticket')
    .addColumn('ticket_hash', 'text', (column) => column.primaryKey())
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await schema.createIndex('social_ticket_by_expires_at').on('social_ticket').columns(['expires_at']).execute();
}

async function outgoing({ schema }: Kysely<Database>): Promise<void> {
  await schema
    .createTable('outgoing_message')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('tries', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('outgoing_message_by_due').on('outgoing_message').columns(['due_at']).execute();
}

/** Registration, verification, recovery and the ways in. */
export const identityMigration: Migration = {
  id: '0004-identity',
  async up(db) {
    await extendMembers(db);
    await codesAndProofs(db);
    await waysBackIn(db);
    await loginProofs(db);
    await socialSignIn(db);
    await outgoing(db);
  },
};
