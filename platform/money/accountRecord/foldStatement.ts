import { type RawBuilder, sql } from 'kysely';
import { ofMember } from '../../core/ledger/accounts/ofMember.ts';
import type { Engine } from '../../core/store/engine.ts';

/** Whose postings are folded: accounts by a query that answers their ids as `id`, holds and the house's among them; up to a posting, where one is named. */
export interface Fold {
  readonly accounts: RawBuilder<unknown>;
  readonly through?: bigint | undefined;
}

interface Joined {
  readonly table: string;
  readonly as: string;
  readonly columns: string;
  readonly where: RawBuilder<unknown>;
}

/**
 * Looks rows up one by one, in the order in which it is written: all of them are found by an index, while the tables grow to millions of rows of
 * which an engine that knows nothing of what it is asked for might read all.
 */
const lookUp = (engine: Engine, kind: 'cross' | 'left', { table, as, columns, where }: Joined): RawBuilder<unknown> => {
  const [of, alias] = [sql.raw(`${table} as ${as}`), sql.raw(as)];
  if (engine === 'sqlite') return kind === 'left' ? sql`left join ${of} on ${where}` : sql`cross join ${of} on ${where}`;
  const rows = sql`lateral (select ${sql.raw(columns)} from ${of} where ${where} offset 0) as ${alias}`;
  return kind === 'left' ? sql`left join ${rows} on true` : sql`cross join ${rows}`;
};

const last = (of: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select earlier.id from account_record as earlier where ${of} order by earlier.recorded_at desc, earlier.id desc limit 1)`;

/**
 * Writes the records that some accounts do not have yet, all at once. Whoever moves money holds the account until it is committed, and the
 * store holds the numbers of an account's postings to that order: so whatever is seen of an account has nothing missing in between, and
 * two that fold it at once write the same rows, under the same ids, which the later of them leaves out.
 */
export function foldStatement(engine: Engine, { accounts, through }: Fold): RawBuilder<unknown> {
  const look = (kind: 'cross' | 'left', joined: Joined) => lookUp(engine, kind, joined);
  const sideOf = (own: 'from_account' | 'to_account', sign: RawBuilder<unknown>, side: number) => sql`
    select posting.seq * 2 + ${sql.lit(side)} as id, base.account_id, ${sql.ref(own === 'from_account' ? 'to_account' : 'from_account')} as other_id,
        posting.transaction_id, ${sign} as amount
      from base ${look('cross', {
        table: 'posting',
        as: 'posting',
        columns: 'seq, transaction_id, from_account, to_account, amount',
        where: sql`${sql.ref(`posting.${own}`)} = base.account_id and ${ofMember(`posting.${own}`)} and posting.seq > base.folded
          ${through === undefined ? sql`` : sql`and posting.seq <= ${through}`}`,
      })}`;
  return sql`
    insert into account_record
        (id, account_id, member_id, purpose, other_purpose, transaction_id, kind, amount, balance_after, recorded_at, kind_count, kind_sum)
    with asked as materialized (${accounts}),
    newest as materialized (
      select account.id as account_id, account.member_id, account.purpose, ${last(sql`earlier.account_id = account.id`)} as id
        from asked ${look('cross', {
          table: 'account',
          as: 'account',
          columns: 'id, member_id, purpose',
          where: sql`account.id = asked.id and account.member_id is not null and account.purpose <> 'hold'`,
        })}
    ),
    base as materialized (
      select newest.account_id, newest.member_id, newest.purpose, coalesce(newest.id, 0) / 2 as folded,
          coalesce(before.balance_after, 0) as balance, coalesce(before.recorded_at, 0) as recorded_at
        from newest ${look('left', { table: 'account_record', as: 'before', columns: 'balance_after, recorded_at', where: sql`before.id = newest.id` })}
    ),
    half as materialized (${sideOf('from_account', sql`-posting.amount`, 0)} union all ${sideOf('to_account', sql`posting.amount`, 1)}),
    moved as materialized (
      select half.id, half.account_id, half.transaction_id, half.amount, other.purpose as other_purpose, closing.created_at,
          replace(closing.operation, '.', '-') || case
            when other.purpose = 'hold' and half.amount < 0 then '_HOLD'
            when other.purpose = 'hold' then '_RELEASE'
            when half.amount < 0 then '_OUT'
            else '_IN' end as kind
        from half
        ${look('cross', { table: 'ledger_transaction', as: 'closing', columns: 'operation, created_at', where: sql`closing.id = half.transaction_id` })}
        ${look('cross', { table: 'account', as: 'other', columns: 'purpose', where: sql`other.id = half.other_id` })}
    ),
    newest_of_kind as materialized (
      select kinds.account_id, kinds.kind, ${last(sql`earlier.account_id = kinds.account_id and earlier.kind = kinds.kind`)} as id
        from (select distinct account_id, kind from moved) as kinds
    ),
    base_of_kind as materialized (
      select newest_of_kind.account_id, newest_of_kind.kind, coalesce(before.kind_count, 0) as counted, coalesce(before.kind_sum, 0) as summed
        from newest_of_kind
        ${look('left', { table: 'account_record', as: 'before', columns: 'kind_count, kind_sum', where: sql`before.id = newest_of_kind.id` })}
    )
    select moved.id, moved.account_id, base.member_id, base.purpose, moved.other_purpose, moved.transaction_id, moved.kind, moved.amount,
        base.balance + cast(sum(moved.amount) over of_account as bigint),
        ${sql.raw(engine === 'postgres' ? 'greatest' : 'max')}(base.recorded_at, max(moved.created_at) over of_account),
        base_of_kind.counted + count(*) over of_kind,
        base_of_kind.summed + cast(sum(moved.amount) over of_kind as bigint)
      from moved
      join base on base.account_id = moved.account_id
      join base_of_kind on base_of_kind.account_id = moved.account_id and base_of_kind.kind = moved.kind
      where true
      window of_account as (partition by moved.account_id order by moved.id), of_kind as (partition by moved.account_id, moved.kind order by moved.id)
      order by moved.id
    on conflict (id) do nothing`;
}
