import { CompiledQuery, SqliteIntrospector, type DatabaseConnection, type Dialect, type QueryResult } from 'kysely';
import { createFairQueue, type FairQueue } from './fairQueue.ts';
import { QueueingSqliteAdapter } from './sqliteDialect.ts';
import { startReader, type Reader } from './startReader.ts';
import { StrictSqliteCompiler } from './StrictSqliteCompiler.ts';

/** One that takes as long as it may holds up no more than those who wait for the same process. */
const atOnce = 2;

/** Longest wait for a process, in milliseconds; longer than any statement. */
const patience = 15_000;

interface Place {
  readonly queue: FairQueue;
  /** Who reads here, and who waits for it. */
  users: number;
  reader?: Reader;
}

interface PlacedConnection extends DatabaseConnection {
  readonly place: Place;
  /** The process that this connection has begun with; a transaction does not outlive it. */
  reader?: Reader;
}

/**
 * SQLite for reading alone, beside the platform that writes it, in processes of their own that begin when they are first needed. A transaction sees
 * one moment of the store. A statement that takes longer than `longest` milliseconds rejects with `StatementTimeout`; the next ones are read by a new process.
 */
export function sqliteReaders(file: string, longest?: number): Dialect {
  const places: readonly Place[] = Array.from({ length: atOnce }, () => ({ queue: createFairQueue(patience), users: 0 }));
  let isOver = false;
  const say = async (connection: DatabaseConnection, text: string) => void (await connection.executeQuery(CompiledQuery.raw(text)));
  const connectionAt = (place: Place): PlacedConnection => ({
    place,
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      if (!place.reader?.isRunning()) place.reader = startReader(file, longest);
      this.reader ??= place.reader;
      if (this.reader !== place.reader) throw new Error('the process that read the store has ended');
      return { rows: (await this.reader.ask({ text: sql, values: [...parameters] })) as Row[] };
    },
    // oxlint-disable-next-line require-yield
    async *streamQuery(): AsyncIterableIterator<never> {
      throw new Error('what is read by another process is not streamed');
    },
  });
  return {
    createAdapter: () => new QueueingSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new StrictSqliteCompiler(),
    createDriver: () => ({
      init: async () => undefined,
      async acquireConnection() {
        const place = places.reduce((least, each) => (each.users < least.users ? each : least));
        place.users += 1;
        try {
          await place.queue.turn();
        } catch (error) {
          place.users -= 1;
          throw error;
        }
        if (!isOver) return connectionAt(place);
        place.users -= 1;
        place.queue.next();
        throw new Error('the store is closed');
      },
      beginTransaction: (connection) => say(connection, 'begin'),
      commitTransaction: (connection) => say(connection, 'commit'),
      async rollbackTransaction(connection) {
        if ((connection as PlacedConnection).reader?.isRunning()) await say(connection, 'rollback');
      },
      async releaseConnection(connection) {
        const { place } = connection as PlacedConnection;
        place.users -= 1;
        place.queue.next();
      },
      async destroy() {
        isOver = true;
        await Promise.all(places.map(({ reader }) => reader?.stop()));
      },
    }),
  };
}
