import { type Kysely, sql } from 'kysely';
import { pageSize } from '../../core/books/inPages.ts';
import type { VouchedRows } from '../../core/books/vouchedRows.ts';
import type { Database } from '../../core/store/database.ts';

interface MemberDay {
  readonly member_id: string;
  readonly business_day: string;
}

interface BetDayKey extends MemberDay {
  readonly category: string;
  readonly vendor_code: string;
  readonly status: string;
}

/** The primary key of a day's sums, as a finding names them. */
export const betDayId = (key: BetDayKey): string => [key.member_id, key.business_day, key.category, key.vendor_code, key.status].join(' ');

const daysAfter = (db: Kysely<Database>, { member_id: memberId, business_day: day }: MemberDay) =>
  db
    .selectFrom('bet_day')
    .select(({ fn }) => ['member_id', 'business_day', fn.countAll<bigint>().as('rows')])
    .where(sql<boolean>`(member_id, business_day) > (${memberId}, ${day})`)
    .groupBy(['member_id', 'business_day'])
    .orderBy('member_id')
    .orderBy('business_day')
    .limit(pageSize)
    .execute();

/** What of a day is not the sum of its bets; one statement, so that no bet comes in between. */
const wrongSums = async (db: Kysely<Database>, { member_id: memberId, business_day: day }: MemberDay) =>
  (
    await sql<BetDayKey>`
      select member_id, business_day, category, vendor_code, status from (
        select member_id, business_day, category, vendor_code, status, bets, stake, valid_bet, payout
          from bet_day where member_id = ${memberId} and business_day = ${day}
        union all
        select member_id, business_day, category, vendor_code, status, -1, -stake, -valid_bet, -payout
          from bet where member_id = ${memberId} and business_day = ${day}
      ) as counted
      group by member_id, business_day, category, vendor_code, status
      having sum(bets) <> 0 or sum(stake) <> 0 or sum(valid_bet) <> 0 or sum(payout) <> 0`.execute(db)
  ).rows;

/** Every day's sums against the bets of that day. A bet whose day has no row at all is missed by the bet. */
export const vouchedBetDays: VouchedRows = {
  async check({ db }, progress) {
    for (let last: MemberDay | undefined = { member_id: '', business_day: '' }; last;) {
      const days: readonly (MemberDay & { readonly rows: bigint })[] = await daysAfter(db, last);
      for (const day of days) {
        for (const key of await wrongSums(db, day)) progress.found('bet_day', betDayId(key), 'it is not the sum of its bets');
        await progress.passed(Number(day.rows));
      }
      last = days.length < pageSize ? undefined : days.at(-1);
    }
  },
};
