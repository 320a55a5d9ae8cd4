import { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { UnknownMigrations } from './migrate.ts';
import type { Migration } from './migration.ts';
import type { StoreLocation } from './openStore.ts';
import { postgresDialect } from './postgres/postgresDialect.ts';
import { sqliteReader } from './sqlite/sqliteReader.ts';

/**
 * Opens a store that is there, to look at it and to change nothing, whether or not a platform runs on it, for as long as that takes. Throws `UnknownMigrations` where it is not as
 * `migrations` make it, and the engine's own error where it cannot be reached. `destroy()` of the result closes it.
 */
export async function readStore(location: StoreLocation, migrations: readonly Migration[]): Promise<Kysely<Database>> {
  const db = new Kysely<Database>({
    dialect: 'file' in location ? sqliteReader(location.file) : postgresDialect(location.url, undefined, 0),
  });
  try {
    const done = new Set((await db.selectFrom('schema_migration').select('id').execute()).map(({ id }) => id));
    if (done.size !== migrations.length || migrations.some(({ id }) => !done.has(id)))
      throw new UnknownMigrations('it was written by another version than this one');
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
