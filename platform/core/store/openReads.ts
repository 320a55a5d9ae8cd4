import { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { sqliteReaders } from './sqlite/sqliteReaders.ts';

/**
 * For what is read of `db` and grows with what has happened: records, sums, searches, the audit trail. An embedded store has one connection, on the thread that
 * answers everybody; there, such a statement would hold up all, for as long as it likes. Here it is read by another process, which costs a hop, and is ended
 * after two and a half seconds (`StatementTimeout`). What an index bounds stays where it is, and so does whatever writes: of a money
 * transaction's many statements each would have to wait for its own hop, while it holds the only writer there is.
 * PostgreSQL is another process by itself, and has a limit on every statement: there it is `db`.
 */
export const openReads = (db: Kysely<Database>, file: string | undefined, longest?: number): Kysely<Database> =>
  file === undefined ? db : new Kysely<Database>({ dialect: sqliteReaders(file, longest) });
