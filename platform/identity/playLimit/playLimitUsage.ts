import { sql, type Kysely } from 'kysely';
import type { Database } from '../../core/store/database.ts';
import { timeCovered } from './playLimitRules.ts';
import type { LimitKind } from './playLimitTables.ts';

const inTenThousandths = (milliseconds: number): bigint => BigInt(Math.floor(milliseconds / 6));

/** As text: a sum of integers is a number of another size on each engine. */
const total = (sum: ReturnType<typeof sql>) => sql<string>`cast(coalesce(sum(${sum}), 0) as text)`.as('total');

const bets = (db: Kysely<Database>, memberId: string, since: number, sum: ReturnType<typeof sql>) =>
  db
    .selectFrom('bet')
    .select(total(sum))
    .where('member_id', '=', memberId)
    .where('placed_at', '>=', BigInt(since))
    // Given back, it was never staked.
    .where('status', 'not in', ['VOID', 'CANCELLED'])
    .executeTakeFirstOrThrow();

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
  // `last_seen_at` is written once a minute: a session that was seen within the last one counts as running now.
  const spans = rows.map(({ created_at, last_seen_at, revoked_at }) => {
    const seen = Number(last_seen_at);
    const isOpen = revoked_at === null && now - seen < 60_000;
    return { from: Number(created_at), to: isOpen ? now : Math.min(Number(revoked_at ?? seen), now) };
  });
  return inTenThousandths(timeCovered(spans, since));
}

/** How much of something a member has used up since a moment, in ten-thousandths of the currency's unit, or of a minute. */
export async function usedSince(db: Kysely<Database>, kind: LimitKind, memberId: string, since: number, now: number): Promise<bigint> {
  switch (kind) {
    case 'DEPOSIT':
      return BigInt((await deposits(db, memberId, since)).total);
    case 'STAKE':
      return BigInt((await bets(db, memberId, since, sql.ref('stake'))).total);
    case 'LOSS':
      return BigInt((await bets(db, memberId, since, sql`stake - payout`)).total);
    case 'SESSION':
      return sessionTime(db, memberId, since, now);
  }
}
