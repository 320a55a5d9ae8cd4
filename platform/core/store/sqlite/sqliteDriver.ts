import { DatabaseSync } from 'node:sqlite';
import { CompiledQuery, type DatabaseConnection, type Driver } from 'kysely';
import { isDiskFull } from '../diskFull.ts';
import { createFairQueue } from './fairQueue.ts';
import { createGroupCommit } from './groupCommit.ts';
import { lockFile } from './lockFile.ts';
import { ownerOnly } from './ownerOnly.ts';
import { createSqliteConnection } from './sqliteConnection.ts';

/**
 * One connection that its users take in turns; a transaction keeps it until its end. A commit is on
 * the disk when it returns. `recursive_triggers` makes REPLACE fire the triggers that forbid deleting. What lies in the log is moved
 * into the file seldom, at some 50 MB: a page that many transactions change is moved once for all of them.
 */
const settings = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma wal_autocheckpoint = 12000;
  pragma foreign_keys = on;
  pragma recursive_triggers = on;
  pragma temp_store = memory;
  pragma cache_size = -32000;
`;

/** Longest wait for the connection, in milliseconds; beyond it the caller's own deadline has passed anyway. */
const patience = 15_000;

/** Most transactions that share a commit: the first of them waits for the last. */
const groupSize = 32;

/** One turn at the connection, from acquiring to releasing it. */
interface Turn extends DatabaseConnection {
  /** The next in the queue was let in before the release, at the end of the transaction. */
  passedOn: boolean;
  isTransaction: boolean;
}

/** Room on the disk that a store writes to. */
export interface DiskRoom {
  /** Called before every write to the disk. */
  look(): void;
  /** A write found no room. Makes some where it can, and answers whether it did. */
  make(): boolean;
}

/** A disk that nobody watches. */
const anyRoom: DiskRoom = { look: () => undefined, make: () => false };

/**
 * Opens `file` for this process alone; `destroy` gives it back. What a full disk refuses is tried again where `room` could be
 * made, as long as the transaction it belongs to still stands.
 */
export function createSqliteDriver(file: string, room: DiskRoom = anyRoom): Driver {
  const queue = createFairQueue(patience);
  let open: { database: DatabaseSync; connection: DatabaseConnection; unlock: () => void } | undefined;
  const isOpen = () => open?.database.isTransaction === true;
  const execute = (text: string): void => {
    if (text === 'commit') room.look();
    try {
      open?.database.exec(text);
    } catch (error) {
      if (!isDiskFull(error) || !room.make() || (text === 'commit' && !isOpen())) throw error;
      open?.database.exec(text);
    }
  };
  const group = createGroupCommit(execute, isOpen);
  const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
  const run = async (connection: DatabaseConnection, text: string) => void (await connection.executeQuery(CompiledQuery.raw(text)));

  const turnAt = ({ executeQuery, streamQuery }: DatabaseConnection): Turn => {
    const turn: Turn = {
      passedOn: false,
      isTransaction: false,
      streamQuery,
      executeQuery: <Row>(query: CompiledQuery) =>
        executeQuery<Row>(query).catch((error: unknown) => {
          if (!isDiskFull(error) || !room.make() || (turn.isTransaction && !isOpen())) throw error;
          return executeQuery<Row>(query);
        }),
    };
    return turn;
  };

  return {
    async init() {
      const unlock = lockFile(file);
      try {
        ownerOnly(file);
        const database = new DatabaseSync(file, { timeout: 5_000, readBigInts: true });
        database.exec(settings);
        open = { database, connection: createSqliteConnection(database), unlock };
      } catch (error) {
        unlock();
        throw error;
      }
    },
    async acquireConnection(): Promise<Turn> {
      await queue.turn();
      if (open) return turnAt(open.connection);
      queue.next();
      throw new Error('the store is closed');
    },
    async beginTransaction(connection) {
      group.join();
      await run(connection, 'savepoint "turn"');
      (connection as Turn).isTransaction = true;
    },
    async commitTransaction(connection) {
      await run(connection, 'release "turn"');
      const written = group.leave();
      if (queue.waiting === 0 || group.waiting >= groupSize) group.flush();
      (connection as Turn).passedOn = true;
      queue.next();
      await written;
    },
    // A full disk makes SQLite roll back by itself, the whole group; there is nothing left to undo then.
    async rollbackTransaction(connection) {
      if (!open?.database.isTransaction) return;
      await run(connection, 'rollback to "turn"');
      await run(connection, 'release "turn"');
    },
    savepoint: (connection, name) => run(connection, `savepoint ${quoted(name)}`),
    rollbackToSavepoint: (connection, name) => run(connection, `rollback to ${quoted(name)}`),
    releaseSavepoint: (connection, name) => run(connection, `release ${quoted(name)}`),
    async releaseConnection(connection) {
      const { passedOn, isTransaction } = connection as Turn;
      if (passedOn) return;
      // What was done outside of a transaction is reported now, so it must be on the disk now, with those whose commit it shares.
      const written = isOpen() && !isTransaction ? group.leave() : undefined;
      group.flush();
      queue.next();
      await written;
    },
    async destroy() {
      await queue.turn();
      // Transactions that left their write to the next one in the queue are still waiting for it.
      if (open) group.flush();
      open?.database.close();
      open?.unlock();
      open = undefined;
      queue.next();
    },
  };
}
