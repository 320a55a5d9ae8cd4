import type { Kysely } from 'kysely';
import type { PlatformParts } from '../../core/parts.ts';
import { opaqueToken } from '../../core/random.ts';
import type { Database } from '../../core/store/database.ts';

/** What a vendor calls a member; given out when the member first opens a game of it. */
export async function playerOf(
  db: Kysely<Database>,
  { clock, random }: Pick<PlatformParts, 'clock' | 'random'>,
  vendorCode: string,
  memberId: string,
): Promise<string> {
  await db
    .insertInto('vendor_player')
    .values({ id: opaqueToken(random, 144), vendor_code: vendorCode, member_id: memberId, created_at: BigInt(clock.now()) })
    .onConflict((conflict) => conflict.columns(['vendor_code', 'member_id']).doNothing())
    .execute();
  const { id } = await db
    .selectFrom('vendor_player')
    .select('id')
    .where('vendor_code', '=', vendorCode)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return id;
}

/** The member whom a vendor calls so; undefined where it has no such player. */
export async function memberOfPlayer(db: Kysely<Database>, vendorCode: string, player: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('vendor_player')
    .select('member_id')
    .where('vendor_code', '=', vendorCode)
    .where('id', '=', player)
    .executeTakeFirst();
  return row?.member_id;
}
