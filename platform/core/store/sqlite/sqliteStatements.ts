import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { QueryResult } from 'kysely';

interface Prepared {
  readonly statement: StatementSync;
  readonly answersRows: boolean;
}

/** Statements kept; the platform has far fewer, and lists of varying length must not pile up. */
const keptStatements = 500;

/** Integers are bound as integers: a JS number would be bound as a float. */
export const bindable = (value: unknown): SQLInputValue => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  return value as SQLInputValue;
};

/** Does statements on an open database, with what was prepared of them kept. */
export function sqliteStatements(database: DatabaseSync): (text: string, values: readonly unknown[]) => QueryResult<unknown> {
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

  return (text, values) => {
    const { statement, answersRows } = prepare(text);
    const bound = values.map(bindable);
    if (answersRows) return { rows: statement.all(...bound) };
    const { changes, lastInsertRowid } = statement.run(...bound);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  };
}
