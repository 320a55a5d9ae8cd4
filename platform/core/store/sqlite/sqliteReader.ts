import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { CompiledQuery, SqliteIntrospector, type DatabaseConnection, type Dialect } from 'kysely';
import { createFairQueue } from './fairQueue.ts';
import { QueueingSqliteAdapter } from './sqliteDialect.ts';
import { createSqliteConnection } from './sqliteConnection.ts';
import { StrictSqliteCompiler } from './StrictSqliteCompiler.ts';

/** Longest wait for the connection, in milliseconds. */
const patience = 60_000;

/** Whether somebody has the store open, or was ended with it open. */
const hasJournal = (file: string): boolean => existsSync(`${file}-wal`);

/** To read it SQLite makes a journal, which only a connection that may write takes away; without one in it, the file is left as it is. */
function takeJournalAway(file: string): void {
  try {
    const database = new DatabaseSync(file);
    try {
      database.prepare('select 1 from sqlite_schema').get();
    } finally {
      database.close();
    }
  } catch {
    // Nothing is wrong with a store that has an empty journal beside it.
  }
}

/** SQLite for reading alone, also while a platform has the file open and writes: a transaction sees one moment of it. */
export function sqliteReader(file: string): Dialect {
  const queue = createFairQueue(patience);
  let open: { readonly database: DatabaseSync; readonly connection: DatabaseConnection } | undefined;
  let isAlone = false;
  const say = async (connection: DatabaseConnection, text: string) => void (await connection.executeQuery(CompiledQuery.raw(text)));
  return {
    createAdapter: () => new QueueingSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new StrictSqliteCompiler(),
    createDriver: () => ({
      async init() {
        isAlone = !hasJournal(file);
        const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000, readBigInts: true });
        open = { database, connection: createSqliteConnection(database) };
      },
      async acquireConnection() {
        await queue.turn();
        if (open) return open.connection;
        queue.next();
        throw new Error('the store is closed');
      },
      beginTransaction: (connection) => say(connection, 'begin'),
      commitTransaction: (connection) => say(connection, 'commit'),
      rollbackTransaction: (connection) => say(connection, 'rollback'),
      async releaseConnection() {
        queue.next();
      },
      async destroy() {
        open?.database.close();
        open = undefined;
        if (isAlone && hasJournal(file)) takeJournalAway(file);
      },
    }),
  };
}
