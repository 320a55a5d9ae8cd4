import { SqliteAdapter, SqliteIntrospector, type Dialect } from 'kysely';
import { createSqliteDriver } from './sqliteDriver.ts';
import { StrictSqliteCompiler } from './StrictSqliteCompiler.ts';

/** SQLite through Node's own binding. One process, one connection; see `createSqliteDriver`. */
export const sqliteDialect = (file: string): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => createSqliteDriver(file),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new StrictSqliteCompiler(),
});
