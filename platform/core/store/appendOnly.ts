import { sql, type Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { Engine } from './engine.ts';

/** A change that a row may still go through, in SQL that both engines read. */
interface Transition {
  /** What it asks of the row before (`old`) and after (`new`). */
  readonly when: string;
  /** Columns that become others by it; every other one stays. */
  readonly changes: readonly string[];
}

interface AppendOnlyTable {
  readonly table: string;
  readonly columns: readonly string[];
  readonly transitions: readonly Transition[];
}

/** A step that is vouched for puts a checksum of its own behind those that stand. */
export const signed = `substr(new.checksum, 1, length(old.checksum) + 1) = old.checksum || '.'`;

/** What is true of an update that is allowed; of a table that lists none, none is. */
const allowed = ({ columns, transitions }: AppendOnlyTable): string =>
  transitions
    .map(({ when, changes }) =>
      [when, ...columns.filter((name) => !changes.includes(name)).map((name) => `new.${name} is not distinct from old.${name}`)].join(
        ' and ',
      ),
    )
    .map((transition) => `(${transition})`)
    .join(' or ') || 'false';

const sqliteRules = (each: AppendOnlyTable): readonly string[] => [
  `create trigger ${each.table}_append_only before update on ${each.table} when not coalesce(${allowed(each)}, false)
    begin select raise(abort, '${each.table}: only listed changes'); end`,
  `create trigger ${each.table}_no_delete before delete on ${each.table}
    begin select raise(abort, '${each.table}: no row is deleted'); end`,
];

const postgresRules = (each: AppendOnlyTable): readonly string[] => [
  `create trigger ${each.table}_append_only before update on ${each.table} for each row
    when (not coalesce(${allowed(each)}, false)) execute function ledger_refuse()`,
  `create trigger ${each.table}_never_delete before delete on ${each.table} for each row execute function ledger_refuse()`,
  `create trigger ${each.table}_never_truncate before truncate on ${each.table} for each statement execute function ledger_refuse()`,
];

/** Lets the rows of a table be written once, and be changed by nothing but what is listed. */
export async function makeAppendOnly(db: Kysely<Database>, engine: Engine, table: AppendOnlyTable): Promise<void> {
  for (const rule of engine === 'postgres' ? postgresRules(table) : sqliteRules(table)) await sql.raw(rule).execute(db);
}
