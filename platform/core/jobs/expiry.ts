import { sql, type Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../store/database.ts';
import { type JobHandler, recurringJob, runAgain } from './jobHandler.ts';

/** Rows of a table that are of no use any more: nobody reads them, but they take room, and tell of persons. */
interface Expiry<Table extends keyof Database> {
  readonly table: Table;
  /** Milliseconds since 1970: when a row was over, or last of use. */
  readonly column: keyof Database[Table] & string;
  /** Milliseconds that it is kept after that. */
  readonly keptFor?: number;
  /** A key that grows as `column` does: rows are looked at in its order then, up to the first that are kept, and `column` needs no index. */
  readonly inOrderOf?: keyof Database[Table] & string;
}

/** Rows of one transaction, so that nobody waits for long. */
const batch = 1_000;

/** Deletes what has expired, every ten minutes. Whoever reads the table still has to look at the time: a row may lie there for as long. */
export const expiry = <Table extends keyof Database>(
  { clock }: { readonly clock: Clock },
  { table, column, keptFor = 0, inOrderOf }: Expiry<Table>,
): JobHandler =>
  recurringJob(`${table}.expire`, '*/10 * * * *', (transaction) =>
    inOrderOf === undefined
      ? removeUntil(transaction, table, column, clock.now() - keptFor)
      : removeFirst(transaction, table, column, inOrderOf, clock.now() - keptFor),
  );

/** Deletes rows that were over by then; `again` where there is more. `column` has an index. */
export async function removeUntil(db: Transaction<Database>, table: string, column: string, time: number): Promise<typeof runAgain | void> {
  const [from, at, until] = [sql.table(table), sql.ref(column), BigInt(time)];
  const { rows } = await sql<{ last: bigint }>`
    select ${at} as last from ${from} where ${at} <= ${until} order by ${at} limit 1 offset ${batch - 1}
  `.execute(db);
  const [full] = rows;
  await sql`delete from ${from} where ${full ? sql`${at} <= ${full.last}` : sql`${at} <= ${until}`}`.execute(db);
  return full ? runAgain : undefined;
}

/** The same, of the first rows by `key`. */
async function removeFirst(
  db: Transaction<Database>,
  table: string,
  column: string,
  key: string,
  time: number,
): Promise<typeof runAgain | void> {
  const [from, at, by] = [sql.table(table), sql.ref(column), sql.ref(key)];
  const { numAffectedRows } = await sql`
    delete from ${from} where ${at} <= ${BigInt(time)} and ${by} in (select ${by} from ${from} order by ${by} limit ${sql.lit(batch)})
  `.execute(db);
  return numAffectedRows === BigInt(batch) ? runAgain : undefined;
}
