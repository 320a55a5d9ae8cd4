import { DatabaseSync } from 'node:sqlite';
import { CompiledQuery, type DatabaseConnection, type Driver } from 'kysely';
import { createFairQueue } from './fairQueue.ts';
import { lockFile } from './lockFile.ts';
import { createSqliteConnection } from './sqliteConnection.ts';

/**
 * One connection that its users take in turns; a transaction keeps it until its end. A commit is on
 * the disk when it returns. `recursive_triggers` makes REPLACE fire the triggers that forbid deleting.
 */
const settings = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma recursive_triggers = on;
  pragma temp_store = memory;
  pragma cache_size = -32000;
`;

/** Longest wait for the connection, in milliseconds; beyond it the caller's own deadline has passed anyway. */
const patience = 15_000;

/** Opens `file` for this process alone; `destroy` gives it back. */
export function createSqliteDriver(file: string): Driver {
  const queue = createFairQueue(patience);
  let open: { database: DatabaseSync; connection: DatabaseConnection; unlock: () => void } | undefined;
  const run = async (connection: DatabaseConnection, text: string) => void (await connection.executeQuery(CompiledQuery.raw(text)));
  const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

  return {
    async init() {
      const unlock = lockFile(file);
      try {
        const database = new DatabaseSync(file, { timeout: 5_000, readBigInts: true });
        database.exec(settings);
        open = { database, connection: createSqliteConnection(database), unlock };
      } catch (error) {
        unlock();
        throw error;
      }
    },
    async acquireConnection() {
      await queue.turn();
      if (open) return open.connection;
      queue.next();
      throw new Error('the store is closed');
    },
    beginTransaction: (connection) => run(connection, 'begin immediate'),
    commitTransaction: (connection) => run(connection, 'commit'),
    // A full disk makes SQLite roll back by itself; there is nothing left to undo then.
    rollbackTransaction: async (connection) => (open?.database.isTransaction ? run(connection, 'rollback') : undefined),
    savepoint: (connection, name) => run(connection, `savepoint ${quoted(name)}`),
    rollbackToSavepoint: (connection, name) => run(connection, `rollback to ${quoted(name)}`),
    releaseSavepoint: (connection, name) => run(connection, `release ${quoted(name)}`),
    async releaseConnection() {
      queue.next();
    },
    async destroy() {
      await queue.turn();
      open?.database.close();
      open?.unlock();
      open = undefined;
      queue.next();
    },
  };
}
