import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, type Dialect } from 'kysely';
import { Pool, types } from 'pg';
import { longestStatement } from '../statementTimeout.ts';
import type { DatabasePresence } from './databasePresence.ts';
import { createPostgresDriver } from './postgresDriver.ts';
import type { ReaderOf } from './StatementBatch.ts';
import { connectionWait, networkAllowance } from './timeouts.ts';

const int8 = 20;
const numeric = 1700;

/** `int8` always, and `numeric` where it is whole (sums of int8 are), become bigint as on SQLite. */
const parseInteger = (text: string): bigint | string => (/^-?\d+$/.test(text) ? BigInt(text) : text);
const readerOf: ReaderOf = (type) => (type === int8 || type === numeric ? parseInteger : types.getTypeParser(type, 'text'));

/**
 * PostgreSQL 15 or newer, or what speaks its protocol, at `url`. A pooler before it must keep sessions apart: statements stay prepared in them. A connection
 * is waited for `wait` milliseconds. It ends a statement itself that takes more than `longest` of them, and a connection that is silent for longer is given
 * up; 0 lets it take its time.
 */
export function postgresDialect(
  url: string,
  wait: number = connectionWait,
  longest: number = longestStatement,
  presence?: DatabasePresence,
): Dialect {
  const pool = new Pool({
    connectionString: url,
    max: 16,
    connectionTimeoutMillis: wait,
    idle_in_transaction_session_timeout: 30_000,
    statement_timeout: longest,
  });
  // A connection that dies is reported by the query that needed it; unheard, the event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createPostgresDriver(pool, { readerOf, patience: longest === 0 ? 0 : longest + networkAllowance, presence }),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
