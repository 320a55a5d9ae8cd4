import { sql, type Kysely } from 'kysely';
import type { Database } from '../../store/database.ts';
import { engineOf } from '../../store/engine.ts';
import type { BookTable } from '../finding.ts';

type Row = Readonly<Record<string, string | bigint | null>>;

/** A row that was changed or deleted behind the store's back. */
export interface Flip {
  readonly what: string;
  /** `table id` of the rows that may be named for it: its own, or the one that needs it. */
  readonly names: readonly string[];
  undo(): Promise<void>;
}

const keys = { account: 'id', book_seal: 'number', deposit: 'id', game_round: 'id', ledger_transaction: 'id', posting: 'seq', seed_pair: 'id' } as const;
const tables = Object.keys(keys) as (keyof typeof keys)[];
/** Where a row that is gone was not named itself, the one that needs it is: by which column, and of which table. */
const needed: Partial<Record<BookTable, readonly (readonly [column: string, table: BookTable])[]>> = {
  posting: [['transaction_id', 'ledger_transaction']],
  deposit: [['transaction_id', 'ledger_transaction']],
  game_round: [['transaction_id', 'ledger_transaction']],
  seed_pair: [['member_id', 'member']],
};

/** Takes the rules away that a store keeps by itself, as somebody would who holds its file. */
export async function loosen(db: Kysely<Database>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  if (engineOf(db) === 'postgres') {
    for (const table of tables) await run(`alter table ${table} disable trigger all`);
    return;
  }
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'trigger'`.execute(db);
  for (const { name } of rows) await run(`drop trigger ${name}`);
  await run('pragma foreign_keys = off');
  await run('pragma ignore_check_constraints = on');
}

function another(value: string | bigint | null, pick: (below: number) => number): string | bigint {
  if (value === null) return 'x';
  if (typeof value === 'bigint') return value + BigInt(1 + pick(1_000)) * (pick(2) ? 1n : -1n);
  const at = pick(value.length);
  return `${value.slice(0, at)}${value[at] === '7' ? '8' : '7'}${value.slice(at + 1)}`;
}

/** Changes a column of a row, or deletes the row, as `pick` chooses; undefined where the store cannot hold such a row. */
export async function flip(db: Kysely<Database>, pick: (below: number) => number): Promise<Flip | undefined> {
  const table = tables[pick(tables.length)] ?? 'posting';
  const key = keys[table];
  const { rows } = await sql<Row>`select * from ${sql.table(table)} order by ${sql.ref(key)}`.execute(db);
  const row = rows[pick(rows.length)] ?? {};
  const columns = Object.keys(row);
  const own = String(row[key]);
  const names = [`${table} ${own}`, ...(needed[table] ?? []).map(([column, other]) => `${other} ${String(row[column])}`)];
  const where = (id: string | bigint | null) => sql`where ${sql.ref(key)} = ${id}`;
  const override = sql.raw(engineOf(db) === 'postgres' && table === 'posting' ? 'overriding system value' : '');
  const put = async () => {
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) ${override} values (${sql.join(columns.map((column) => row[column] ?? null))})`.execute(db);
  };
  if (pick(5) === 0) {
    await sql`delete from ${sql.table(table)} ${where(row[key] ?? null)}`.execute(db);
    return { what: `delete ${table} ${own}`, names, undo: put };
  }
  const column = columns[pick(columns.length)] ?? key;
  const value = another(row[column] ?? null, pick);
  // Not by update: PostgreSQL numbers postings itself, and lets nobody change a number.
  const changed: Row = { ...row, [column]: value };
  const remove = (id: string | bigint | null) => sql`delete from ${sql.table(table)} ${where(id)}`.execute(db);
  await remove(row[key] ?? null);
  try {
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((each) => sql.ref(each)))}) ${override} values (${sql.join(columns.map((each) => changed[each] ?? null))})`.execute(db);
  } catch {
    await put();
    return undefined;
  }
  return {
    what: `${table} ${own}: ${column} from ${String(row[column])} to ${String(value)}`,
    names: [...names, `${table} ${String(changed[key])}`],
    async undo() {
      await remove(changed[key] ?? null);
      await put();
    },
  };
}
