import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { reversalOperation } from '../../core/ledger/reversals.ts';
import type { Database } from '../../core/store/database.ts';
import type { AccountRecordTable } from './accountRecordTables.ts';

const columns = ['id', 'purpose', 'transaction_id', 'kind', 'amount', 'balance_after', 'recorded_at'] as const;

export type AccountRecord = Pick<Selectable<AccountRecordTable>, (typeof columns)[number]>;

export interface AccountFilter {
  readonly accountId: string;
  readonly kind?: string | undefined;
  /** The first millisecond. */
  readonly from?: number | undefined;
  /** The millisecond after the last one. */
  readonly to?: number | undefined;
}

interface RecordPage {
  readonly records: readonly AccountRecord[];
  readonly hasMore: boolean;
}

/** The accounts of a member that are told of: all but holds. */
export const accountsOf = (db: Kysely<Database>, memberId: string) =>
  db
    .selectFrom('account')
    .select(['id', 'purpose', 'balance'])
    .where('member_id', '=', memberId)
    .where('purpose', '<>', 'hold')
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Which records. Where they are of one kind, `kind` names it: they are read by the index of kinds. */
interface Among {
  readonly condition: RawBuilder<unknown>;
  readonly kind?: string | undefined;
}

/** Some records, newest first, before one of the same member; none before one of somebody else. */
async function pageOf(
  db: Kysely<Database>,
  { condition, kind }: Among,
  memberId: string,
  pageSize: number,
  before?: string,
): Promise<RecordPage> {
  const number = before === undefined ? undefined : /^\d{1,18}$/.test(before) ? BigInt(before) : -1n;
  const last =
    number === undefined
      ? undefined
      : await db
          .selectFrom('account_record')
          .select(['id', 'recorded_at'])
          .where('id', '=', number)
          .where('member_id', '=', memberId)
          .executeTakeFirst();
  if (number !== undefined && !last) return { records: [], hasMore: false };
  const ofMember = db
    .selectFrom('account_record')
    .select(columns)
    .where(sql<boolean>`${condition}`);
  const page = (kind === undefined ? ofMember : ofMember.orderBy('kind', 'desc'))
    .orderBy('recorded_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1);
  const earlier =
    last && kind === undefined
      ? sql<boolean>`(recorded_at, id) < (${last.recorded_at}, ${last.id})`
      : last && sql<boolean>`(kind, recorded_at, id) < (${kind}, ${last.recorded_at}, ${last.id})`;
  const records = await (earlier ? page.where(earlier) : page).execute();
  return { records: records.slice(0, pageSize), hasMore: records.length > pageSize };
}

const firstMoment = 0n;
const lastMoment = 2n ** 63n - 1n;

/**
 * One page of an account's records. Kind and time are asked for as one, as an index has them: of two conditions SQLite would take the time
 * alone, and go through all that happened in a range for the few of a kind.
 */
export function accountPage(
  db: Kysely<Database>,
  memberId: string,
  { accountId, kind, from, to }: AccountFilter,
  pageSize: number,
  before?: string,
): Promise<RecordPage> {
  const [first, end] = [from === undefined ? firstMoment : BigInt(from), to === undefined ? lastMoment : BigInt(to)];
  const between =
    kind === undefined
      ? sql`recorded_at >= ${first} and recorded_at < ${end}`
      : sql`(kind, recorded_at) >= (${kind}, ${first}) and (kind, recorded_at) < (${kind}, ${end})`;
  return pageOf(db, { condition: sql`account_id = ${accountId} and ${between}`, kind }, memberId, pageSize, before);
}

/** One page of a member's gifts and movements of bonus money. */
export const bonusPage = (db: Kysely<Database>, memberId: string, pageSize: number, before?: string): Promise<RecordPage> =>
  pageOf(db, { condition: sql`member_id = ${memberId} and (purpose = 'bonus' or other_purpose = 'bonus')` }, memberId, pageSize, before);

/** How many records of each kind an account has between two moments, and their sums: differences of what stands in the records, so that none are added up. */
export async function kindSums(db: Kysely<Database>, { accountId, from, to }: AccountFilter) {
  // Kind and time as one again: the last record up to there is of the kind, or there is none of it. Of two conditions PostgreSQL would now and then take the time
  // alone, and go through thousands of records for a kind of few.
  const upTo = (column: 'kind_count' | 'kind_sum', moment: number | undefined, none: boolean) =>
    none
      ? sql<bigint>`0`
      : sql<bigint>`coalesce((select case when each.kind = kinds.kind then ${sql.ref(column)} end from account_record as each where each.account_id = ${accountId}
          and (each.kind, each.recorded_at) < (kinds.kind, ${moment === undefined ? lastMoment : BigInt(moment)})
          order by each.kind desc, each.recorded_at desc, each.id desc limit 1), 0)`;
  const next = (after: RawBuilder<unknown>) => sql`(select min(kind) from account_record where account_id = ${accountId} ${after})`;
  const { rows } = await sql<{ kind: string; count: bigint; amount: bigint }>`
    with recursive kinds(kind) as (
      select ${next(sql``)} union all select ${next(sql`and kind > kinds.kind`)} from kinds where kinds.kind is not null
    )
    select kind, ${upTo('kind_count', to, false)} - ${upTo('kind_count', from, from === undefined)} as count,
        ${upTo('kind_sum', to, false)} - ${upTo('kind_sum', from, from === undefined)} as amount
      from kinds where kind is not null order by kind`.execute(db);
  return rows.map(({ kind, count, amount }) => ({ kind, count: BigInt(count), amount: BigInt(amount) }));
}

/** What was taken back on an account, by what had been done in its place: a reversal's own kind does not say. */
export async function reversedSums(db: Kysely<Database>, accountId: string) {
  const rows = await db
    .selectFrom('account_record')
    .innerJoin('ledger_transaction as reversal', 'reversal.id', 'account_record.transaction_id')
    .innerJoin('ledger_transaction as reversed', 'reversed.id', 'reversal.idempotency_key')
    .select(['reversed.operation as kind', sql<bigint>`cast(sum(amount) as bigint)`.as('amount')])
    .where('account_id', '=', accountId)
    .where('kind', 'in', [`${reversalOperation}_IN`, `${reversalOperation}_OUT`])
    .groupBy('reversed.operation')
    .execute();
  return rows.map(({ kind, amount }) => ({ kind, amount: BigInt(amount) }));
}
