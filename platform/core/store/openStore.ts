import { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';
import type { DatabasePresence } from './postgres/databasePresence.ts';
import { postgresDialect } from './postgres/postgresDialect.ts';
import type { DiskRoom } from './sqlite/sqliteDriver.ts';
import { sqliteDialect } from './sqlite/sqliteDialect.ts';

/**
 * A SQLite file, whose folder must exist; or the address of a PostgreSQL database, for how many milliseconds a query waits for a connection to it, and who is
 * told whether it is there.
 */
export type StoreLocation =
  | { readonly file: string }
  | { readonly url: string; readonly connectionWait?: number; readonly presence?: DatabasePresence };

/**
 * Opens the store and brings its schema up to date, to the last of `migrations`. Throws `StoreInUse` where another process has
 * the file open, `UnknownMigrations` where another version began it, and the engine's own error where it cannot be reached or written.
 * `destroy()` of the result closes it. `room` is that of the disk under the file.
 */
export async function openStore(location: StoreLocation, migrations: readonly Migration[], room?: DiskRoom): Promise<Kysely<Database>> {
  const now = Date.now();
  if ('url' in location) {
    // Over connections of their own: there a step may be silent for as long as it takes.
    const patient = new Kysely<Database>({ dialect: postgresDialect(location.url, location.connectionWait, 0) });
    await migrate(patient, migrations, now).finally(() => patient.destroy());
    return new Kysely<Database>({ dialect: postgresDialect(location.url, location.connectionWait, undefined, location.presence) });
  }
  const db = new Kysely<Database>({ dialect: sqliteDialect(location.file, room) });
  try {
    await migrate(db, migrations, now);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
