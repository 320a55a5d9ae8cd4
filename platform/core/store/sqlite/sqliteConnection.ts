import type { DatabaseSync } from 'node:sqlite';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { bindable, sqliteStatements } from './sqliteStatements.ts';

/** Kysely's view of an open database. */
export function createSqliteConnection(database: DatabaseSync): DatabaseConnection {
  const run = sqliteStatements(database);
  return {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery) => run(sql, parameters) as QueryResult<Row>,
    async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
      // Not a kept statement: another query with the same text would restart it in the middle.
      for (const row of database.prepare(sql).iterate(...parameters.map(bindable))) yield { rows: [row as Row] };
    },
  };
}
