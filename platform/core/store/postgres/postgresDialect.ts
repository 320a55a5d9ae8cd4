import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, type Dialect } from 'kysely';
import { Pool, types } from 'pg';
import { longestStatement } from '../statementTimeout.ts';
import { createPostgresDriver } from './postgresDriver.ts';
import type { ReaderOf } from './StatementBatch.ts';

const int8 = 20;
const numeric = 1700;

/** `int8` always, and `numeric` where it is whole (sums of int8 are), become bigint as on SQLite. */
const parseInteger = (text: string): bigint | string => (/^-?\d+$/.test(text) ? BigInt(text) : text);
const readerOf: ReaderOf = (type) => (type === int8 || type === numeric ? parseInteger : types.getTypeParser(type, 'text'));

/** Milliseconds that its word may be on its way, behind what it ends by itself. */
const onItsWay = 2_000;

/**
 * PostgreSQL 15 or newer, or what speaks its protocol, at `url`. A pooler before it must keep sessions apart: statements stay prepared in them. It ends a
 * statement itself that takes more than `longest` milliseconds, and a connection that is silent for longer is given up; 0 lets it take its time.
 */
export function postgresDialect(url: string, connectionWait = 5_000, longest: number = longestStatement): Dialect {
  const pool = new Pool({
    connectionString: url,
    max: 16,
    connectionTimeoutMillis: connectionWait,
    idle_in_transaction_session_timeout: 30_000,
    statement_timeout: longest,
  });
  // A connection that dies is reported by the query that needed it; unheard, the event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createPostgresDriver(pool, { readerOf, patience: longest === 0 ? 0 : longest + onItsWay }),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
