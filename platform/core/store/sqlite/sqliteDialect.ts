import { SqliteAdapter, SqliteIntrospector, type Dialect } from 'kysely';
import { createSqliteDriver, type DiskRoom } from './sqliteDriver.ts';
import { StrictSqliteCompiler } from './StrictSqliteCompiler.ts';

/** The driver has a queue of its own, which lets transactions that wait share a commit. */
export class QueueingSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** SQLite through Node's own binding. One process, one connection; see `createSqliteDriver`. */
export const sqliteDialect = (file: string, room?: DiskRoom): Dialect => ({
  createAdapter: () => new QueueingSqliteAdapter(),
  createDriver: () => createSqliteDriver(file, room),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new StrictSqliteCompiler(),
});
