import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../core/store/database.ts';
import type { BetTable } from './betTables.ts';

const columns = ['id', 'game_code', 'vendor_code', 'category', 'stake', 'payout', 'currency', 'status', 'placed_at'] as const;

export type Bet = Pick<Selectable<BetTable>, (typeof columns)[number]>;

export interface BetPage {
  readonly bets: readonly Bet[];
  /** All bets of the member, not only this page's. */
  readonly total: number;
  readonly hasMore: boolean;
}

/** One page of a member's own bets, newest first: ids are UUIDv7, so their order is that of time. */
export async function betsOf(db: Kysely<Database>, memberId: string, pageSize: number, before?: string): Promise<BetPage> {
  const own = db.selectFrom('bet').where('member_id', '=', memberId);
  const page = own
    .select(columns)
    .orderBy('id', 'desc')
    .limit(pageSize + 1);
  const bets = await (before === undefined ? page : page.where('id', '<', before)).execute();
  const { total } = await own.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  return { bets: bets.slice(0, pageSize), total: Number(total), hasMore: bets.length > pageSize };
}

/** Those of a member's own bets that have these ids, in any order. */
export const betsById = (db: Kysely<Database>, memberId: string, ids: readonly string[]): Promise<Bet[]> =>
  db.selectFrom('bet').select(columns).where('member_id', '=', memberId).where('id', 'in', ids).execute();
