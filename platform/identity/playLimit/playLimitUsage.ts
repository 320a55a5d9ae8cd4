import { type Kysely, type RawBuilder, sql } from 'kysely';
import { businessDay } from '../../core/businessDay.ts';
import type { Database } from '../../core/store/database.ts';
import { periodStart, timeCovered } from './playLimitRules.ts';
import type { LimitName } from './playLimitStore.ts';

const inTenThousandths = (milliseconds: number): bigint => BigInt(Math.floor(milliseconds / 6));

/** As text: a sum of integers is a number of another size on each engine. */
const total = (sum: RawBuilder<unknown>) => sql<string>`cast(coalesce(sum(${sum}), 0) as text)`.as('total');

/** Bets of the day on which the period began, and the sums of the days after it: this is asked before every round, of members with any number of bets. */
const bets = (db: Kysely<Database>, memberId: string, since: number, timeZone: string, sum: RawBuilder<bigint>) => {
  const day = businessDay(since, timeZone);
  // Given back, it was never staked.
  const counted = sql<boolean>`member_id = ${memberId} and status not in ('VOID', 'CANCELLED')`;
  const first = db
    .selectFrom('bet')
    .select(sum.as('amount'))
    .where(counted)
    .where('business_day', '=', day)
    .where('placed_at', '>=', BigInt(since));
  const later = db.selectFrom('bet_day').select(sum.as('amount')).where(counted).where('business_day', '>', day);
  return db
    .selectFrom(first.unionAll(later).as('placed'))
    .select(total(sql.ref('amount')))
    .executeTakeFirstOrThrow();
};

/**
 * Deposits gross: what is withdrawn gives no room back. One that is paid counts for what was credited, which the house may have put right; one
 * on its way for what was asked for. By which way does not matter.
 */
const deposits = (db: Kysely<Database>, memberId: string, since: number) =>
  db
    .selectFrom('deposit')
    .select(total(sql`coalesce(credited, amount)`))
    .where('member_id', '=', memberId)
    .where(({ or, and, eb }) => or([eb('closed_at', 'is', null), and([eb('status', '=', 'PAID'), eb('closed_at', '>=', BigInt(since))])]))
    .executeTakeFirstOrThrow();

async function sessionTime(db: Kysely<Database>, memberId: string, since: number, now: number): Promise<bigint> {
  const rows = await db
    .selectFrom('member_session')
    .select(['created_at', 'last_seen_at', 'revoked_at'])
    .where('member_id', '=', memberId)
    .where('last_seen_at', '>=', BigInt(since))
    .execute();
  // `last_seen_at` is written once a minute: a session that was seen within the last one counts as running now, and one that was ended within
  // the next one ran until then. Ended later, by a new password on another device, it had been left long before.
  const spans = rows.map(({ created_at, last_seen_at, revoked_at }) => {
    const seen = Number(last_seen_at);
    const isOpen = revoked_at === null && now - seen < 60_000;
    return { from: Number(created_at), to: isOpen ? now : Math.min(Number(revoked_at ?? seen), seen + 60_000, now) };
  });
  return inTenThousandths(timeCovered(spans, since));
}

/** How much of a limit a member has used up in the period that ends `now`, in ten-thousandths of the currency's unit, or of a minute. */
export async function usageOf(
  db: Kysely<Database>,
  { kind, period }: LimitName,
  memberId: string,
  now: number,
  timeZone: string,
): Promise<bigint> {
  const since = periodStart(period, now, timeZone);
  switch (kind) {
    case 'DEPOSIT':
      return BigInt((await deposits(db, memberId, since)).total);
    case 'STAKE':
      return BigInt((await bets(db, memberId, since, timeZone, sql.ref('stake'))).total);
    case 'LOSS':
      return BigInt((await bets(db, memberId, since, timeZone, sql`stake - payout`)).total);
    case 'SESSION':
      return sessionTime(db, memberId, since, now);
  }
}
