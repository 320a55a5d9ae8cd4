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

const keys = {
  account: 'id',
  bet: 'id',
  chain_link: 'number',
  deposit: 'id',
  ledger_transaction: 'id',
  posting: 'seq',
  seed_pair: 'id',
  seeded_round: 'bet_id',
} as const;
const tables = Object.keys(keys) as (keyof typeof keys)[];
/** What the database writes by itself of those. */
const derived = ['bet_day', 'account_record'] as const;
/** Where a row that is gone was not named itself, the one that needs it is: by which column, and of which table. */
const needed: Partial<Record<BookTable, readonly (readonly [column: string, table: BookTable])[]>> = {
  posting: [['transaction_id', 'ledger_transaction']],
  deposit: [['transaction_id', 'ledger_transaction']],
  bet: [['transaction_id', 'ledger_transaction']],
  seed_pair: [['member_id', 'member']],
  seeded_round: [['seed_pair_id', 'seed_pair']],
};

/** Takes the rules away that a store keeps by itself, as somebody would who holds its file. */
export async function dropStoreRules(db: Kysely<Database>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  if (engineOf(db) === 'postgres') {
    for (const table of [...tables, ...derived]) await run(`alter table ${table} disable trigger all`);
    const { rows } = await sql<{ table: string; name: string }>`select conrelid::regclass::text as table, conname as name from pg_constraint
      where contype = 'c' and connamespace = current_schema()::regnamespace`.execute(db);
    for (const { table, name } of rows) await run(`alter table ${table} drop constraint ${name}`);
    return;
  }
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'trigger'`.execute(db);
  for (const { name } of rows) await run(`drop trigger ${name}`);
  await run('pragma foreign_keys = off');
  await run('pragma ignore_check_constraints = on');
}

/** Other values of a column, the first of which that it can hold is taken: of one that is empty it is not known what it holds. */
function others(value: string | bigint | null, pick: (below: number) => number): readonly (string | bigint)[] {
  if (value === null) return pick(2) ? ['x', 5n] : [5n, 'x'];
  if (typeof value === 'bigint') return [value + BigInt(1 + pick(1_000)) * (pick(2) ? 1n : -1n)];
  const at = pick(value.length);
  return [`${value.slice(0, at)}${value[at] === '7' ? '8' : '7'}${value.slice(at + 1)}`];
}

/** What is done behind the store's back: a column of a table, or null for a whole row. */
export interface Target {
  readonly table: keyof typeof keys;
  readonly column: string | null;
}

/** Every column of every table, and a row of each. */
export async function everyTarget(db: Kysely<Database>): Promise<readonly Target[]> {
  const targets: Target[] = [];
  for (const table of tables) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)} limit 1`.execute(db);
    targets.push({ table, column: null }, ...Object.keys(rows[0] ?? {}).map((column) => ({ table, column })));
  }
  return targets;
}

/** Changes the target in a row that `pick` chooses; undefined where the store cannot hold such a row. */
export async function flip(db: Kysely<Database>, { table, column }: Target, pick: (below: number) => number): Promise<Flip | undefined> {
  const key = keys[table];
  const { rows } = await sql<Row>`select * from ${sql.table(table)} order by ${sql.ref(key)}`.execute(db);
  const row = rows[pick(rows.length)] ?? {};
  const columns = Object.keys(row);
  const own = row[key] ?? null;
  const names = [`${table} ${String(own)}`, ...(needed[table] ?? []).map(([other, owner]) => `${owner} ${String(row[other])}`)];
  // Not by update: PostgreSQL numbers postings itself, and lets nobody change a number.
  const override = sql.raw(engineOf(db) === 'postgres' && table === 'posting' ? 'overriding system value' : '');
  const put = async (values: Row) => {
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((each) => sql.ref(each)))}) ${override} values (${sql.join(columns.map((each) => values[each] ?? null))})`.execute(
      db,
    );
  };
  const remove = (id: string | bigint | null) => sql`delete from ${sql.table(table)} where ${sql.ref(key)} = ${id}`.execute(db);

  await remove(own);
  if (column === null) return { what: `${table} ${String(own)} deleted`, names, undo: () => put(row) };
  for (const value of others(row[column] ?? null, pick)) {
    const changed: Row = { ...row, [column]: value };
    try {
      await put(changed);
    } catch {
      continue;
    }
    return {
      what: `${table} ${String(own)}: ${column} from ${String(row[column])} to ${String(value)}`,
      names: [...names, `${table} ${String(changed[key])}`],
      async undo() {
        await remove(changed[key] ?? null);
        await put(row);
      },
    };
  }
  await put(row);
  return undefined;
}
