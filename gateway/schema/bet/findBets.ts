import type { AnswerOf } from '#contract/call.ts';
import { betRecords } from '#contract/wps/betRecord.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../inKeyOrder.ts';
import { largestPage } from '../pageSize.ts';
import { refusedAs } from '../refusedAs.ts';
import { type Brand, brandOf } from '../site/brand.ts';

export type BetRow = AnswerOf<typeof betRecords>['records'][number];

/** The operator only hands out the bets of the token's own member, so whoever asked is the owner. */
export interface BetRecord {
  readonly bet: BetRow;
  readonly ownerId: string;
  readonly brand: Brand;
}

/** How many full pages of the record are searched for one bet: 500 bets back. */
const searchedPages = 5;

/** Reads the record from its newest end until every wanted bet was met. */
async function search({ upstream, session }: Context, ids: readonly string[]): Promise<Map<string, BetRow>> {
  const missing = new Set(ids);
  const found = new Map<string, BetRow>();
  let behind: { beforeRecordId?: string } = {};
  for (let page = 1; page <= searchedPages && missing.size > 0; page += 1) {
    const { records, hasMore } = await upstream.call(betRecords, { pageSize: largestPage, ...behind }).catch(refusedAs(session));
    for (const bet of records) if (missing.delete(bet.recordId)) found.set(bet.recordId, bet);
    const last = records.at(-1);
    if (!hasMore || last === undefined) break;
    behind = { beforeRecordId: last.recordId };
  }
  return found;
}

/** The operator has no call for one bet, so the member's own record is searched. In the order of `ids`. */
export async function findBets(ids: readonly string[], context: Context): Promise<(BetRecord | Error)[]> {
  const owner = context.session.current;
  if (owner === undefined) return ids.map(notFound);
  const [found, brand] = await Promise.all([search(context, ids), brandOf(context)]);
  return ids.map((id) => {
    const bet = found.get(id);
    return bet === undefined ? notFound() : { bet, ownerId: owner.memberId, brand };
  });
}
