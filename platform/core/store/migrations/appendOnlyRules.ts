import type { Engine } from '../engine.ts';

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
const signed = `substr(new.checksum, 1, length(old.checksum) + 1) = old.checksum || '.'`;

/** Deposits, bets, rounds and seeds: written once, and changed by nothing but what is listed here. */
const appendOnlyTables: readonly AppendOnlyTable[] = [
  {
    table: 'deposit',
    columns: ['id', 'member_id', 'transaction_id', 'method_id', 'amount', 'currency', 'status', 'created_at', 'checksum'],
    transitions: [{ when: `old.status = 'PENDING' and new.status in ('PAID', 'FAILED') and ${signed}`, changes: ['status', 'checksum'] }],
  },
  {
    table: 'bet',
    columns: [
      'id',
      'member_id',
      'session_id',
      'family',
      'game_code',
      'vendor_code',
      'category',
      'currency',
      'stake',
      'valid_bet',
      'payout',
      'status',
      'placed_at',
      'business_day',
      'transaction_id',
      'settled_at',
      'settlement_id',
      'seen_at',
      'checksum',
    ],
    transitions: [
      {
        when: `old.status = 'PLACED' and new.status in ('SETTLED', 'VOID', 'CANCELLED') and ${signed}`,
        changes: ['status', 'valid_bet', 'payout', 'settled_at', 'settlement_id', 'checksum'],
      },
      {
        when: `old.settled_at is not null and old.seen_at is null and new.seen_at is not null and ${signed}`,
        changes: ['seen_at', 'checksum'],
      },
    ],
  },
  {
    table: 'seeded_round',
    columns: ['bet_id', 'title_version', 'seed_pair_id', 'nonce', 'outcome', 'checksum'],
    transitions: [],
  },
  {
    table: 'seed_pair',
    columns: [
      'id',
      'member_id',
      'server_seed',
      'server_seed_hash',
      'client_seed',
      'next_nonce',
      'committed_at',
      'client_seed_at',
      'revealed_at',
      'previous_id',
      'checksum',
    ],
    transitions: [
      {
        when: `old.client_seed_at is null and new.client_seed_at is not null and ${signed}`,
        changes: ['client_seed', 'client_seed_at', 'checksum'],
      },
      {
        when: 'old.client_seed_at is not null and old.revealed_at is null and new.next_nonce = old.next_nonce + 1',
        changes: ['next_nonce'],
      },
      { when: `old.revealed_at is null and new.revealed_at is not null and ${signed}`, changes: ['revealed_at', 'checksum'] },
    ],
  },
];

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

/** The statements that make these tables append-only. */
export const appendOnlyRules = (engine: Engine): readonly string[] =>
  appendOnlyTables.flatMap(engine === 'postgres' ? postgresRules : sqliteRules);
