import { sql, type Kysely } from 'kysely';
import type { Database } from './database.ts';
import { engineOf } from './engine.ts';
import type { Migration } from './migration.ts';

/** Any number will do, as long as nothing else of the database uses it. */
const migrationLock = 7_265_411n;

/** The store was begun by steps that are not known any more: nothing can be said of its tables. */
export class UnknownMigrations extends Error {}

/*
 * Kysely's own Migrator is not used: it orders steps by their names where modules are ordered by their needs, tells that a step is unknown by a message alone,
 * puts all of them into one transaction, and writes its tables with types that STRICT ones do not know.
 */

/** Brings the schema up to the last of `migrations`. Safe to run again, and by several platforms at once. Throws `UnknownMigrations`, having changed nothing. */
export async function migrate(db: Kysely<Database>, migrations: readonly Migration[], now: number): Promise<void> {
  const engine = engineOf(db);
  await db.connection().execute(async (connection) => {
    // A step over many rows takes its time, and so does whoever is at one before.
    if (engine === 'postgres') {
      await sql`set statement_timeout = 0`.execute(connection);
      await sql`select pg_advisory_lock(${migrationLock})`.execute(connection);
    }
    try {
      await connection.schema
        .createTable('schema_migration')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('applied_at', 'bigint', (column) => column.notNull())
        .execute();
      const applied = await connection.selectFrom('schema_migration').select('id').execute();
      const done = new Set(applied.map((row) => row.id));
      const known = new Set(migrations.map(({ id }) => id));
      const unknown = [...done].filter((id) => !known.has(id));
      if (unknown.length > 0) throw new UnknownMigrations(`it was begun by ${unknown.join(', ')}, which this version does not know`);
      for (const migration of migrations.filter((each) => !done.has(each.id))) {
        await connection.transaction().execute(async (transaction) => {
          await migration.up(transaction, engine);
          await transaction
            .insertInto('schema_migration')
            .values({ id: migration.id, applied_at: BigInt(now) })
            .execute();
        });
      }
    } finally {
      if (engine === 'postgres') {
        await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection);
        await sql`reset statement_timeout`.execute(connection);
      }
    }
  });
}
