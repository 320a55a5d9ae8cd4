import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { Engine } from '../engine.ts';
import type { Migration } from '../migration.ts';
import { unsealedMark } from '../unsealedMark.ts';

const columns = ['email', 'mobile', 'payee_name', 'id_number', 'contacts'] as const;

/** What was told is moved as it is: the key is not known here, and the next start seals it. */
async function movePersonalData(db: Kysely<Database>, engine: Engine): Promise<void> {
  const object = sql.raw(engine === 'postgres' ? 'json_build_object' : 'json_object');
  const contacts = engine === 'postgres' ? sql`contacts::json` : sql`json(contacts)`;
  await db.schema.alterTable('member').addColumn('personal', 'text').execute();
  await sql`
    update member set personal = ${sql.lit(unsealedMark)} || ${object}('email', email, 'mobile', mobile, 'payee_name', payee_name, 'id_number', id_number, 'contacts', ${contacts})
    where coalesce(email, mobile, payee_name, id_number, contacts) is not null
  `.execute(db);
  await db.schema.dropIndex('member_by_mobile').execute();
  for (const column of columns) await db.schema.alterTable('member').dropColumn(column).execute();
}

/** Personal data, messages and keys lie sealed, and a proven number is found by its keyed hash. Messages and codes under way are let go. */
export const sealedPersonalDataMigration: Migration = {
  id: '0008-sealedPersonalData',
  async up(db, engine) {
    const { schema } = db;
    await movePersonalData(db, engine);
    await schema
      .createTable('mobile_lookup')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('key_id', 'text', (column) => column.notNull())
      .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
      .execute();
    await schema.createIndex('mobile_lookup_by_member_id').on('mobile_lookup').columns(['member_id']).execute();
    await schema
      .createTable('secret_key')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();

    for (const table of ['outbox_message', 'outgoing_message'] as const) {
      await sql`delete from ${sql.table(table)}`.execute(db);
      for (const column of ['recipient', 'subject', 'body']) await schema.alterTable(table).dropColumn(column).execute();
      await schema
        .alterTable(table)
        .addColumn('content', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    }
    await sql`delete from verification_code`.execute(db);
    await schema.alterTable('verification_code').renameColumn('target', 'target_hash').execute();

    // Made anew: gateways ask for the new one when the old one is refused.
    await sql`delete from recovery_code where member_id in (select member_id from authenticator where key_id in (select id from platform_key))`.execute(
      db,
    );
    await sql`delete from authenticator where key_id in (select id from platform_key)`.execute(db);
    await sql`delete from platform_key`.execute(db);
    await sql`update authenticator set secret = key_id || '.' || secret`.execute(db);
    await schema.alterTable('authenticator').dropColumn('key_id').execute();
  },
};
