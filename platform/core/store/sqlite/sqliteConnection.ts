import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

interface Prepared {
  readonly statement: StatementSync;
  readonly answersRows: boolean;
}

/** Statements kept; the platform has far fewer, and lists of varying length must not pile up. */
const keptStatements = 500;

/** Integers are bound as integers: a JS number would be bound as a float. */
const bindable = (value: unknown): SQLInputValue => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  return value as SQLInputValue;
};

/** Kysely's view of an open database, with its prepared statements kept. */
export function createSqliteConnection(database: DatabaseSync): DatabaseConnection {
  const kept = new Map<string, Prepared>();

  const prepare = (text: string): Prepared => {
    const known = kept.get(text);
    if (known) return known;
    const statement = database.prepare(text);
    const prepared = { statement, answersRows: statement.columns().length > 0 };
    const [oldest] = kept.keys();
    if (kept.size >= keptStatements && oldest !== undefined) kept.delete(oldest);
    kept.set(text, prepared);
    return prepared;
  };

  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { statement, answersRows } = prepare(sql);
      const values = parameters.map(bindable);
      if (answersRows) return { rows: statement.all(...values) as Row[] };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    },
    async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
      // Not a kept statement: another query with the same text would restart it in the middle.
      for (const row of database.prepare(sql).iterate(...parameters.map(bindable))) yield { rows: [row as Row] };
    },
  };
}
