import type { Kysely } from 'kysely';
import type { Checksums } from '../../core/ledger/checksums/checksums.ts';
import { clockSkew } from '../../core/clockSkew.ts';
import { vouched } from '../../core/ledger/checksums/vouched.ts';
import type { Database } from '../../core/store/database.ts';
import { seenChecksum } from './betChecksums.ts';

/** The last bet on a game whose outcome its member has not seen to the end. */
export const unseenBet = (db: Kysely<Database>, memberId: string, gameCode: string): Promise<{ readonly id: string } | undefined> =>
  db
    .selectFrom('bet')
    .select('id')
    .where('member_id', '=', memberId)
    .where('game_code', '=', gameCode)
    .where('seen_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Not outcomes further ahead than clocks may differ: a bet that was seen before it ended would be wrong in the books for good. */
const markSeen = (db: Kysely<Database>, checksums: Checksums, memberId: string, now: number) =>
  db
    .updateTable('bet')
    .set({ seen_at: BigInt(now), checksum: vouched(seenChecksum(checksums, memberId, BigInt(now))) })
    .where('member_id', '=', memberId)
    .where('seen_at', 'is', null)
    .where('settled_at', '<=', BigInt(now + clockSkew));

/** Marks the outcomes of all bets on a game seen: whoever plays again has left the one before. */
export async function markGameSeen(
  db: Kysely<Database>,
  checksums: Checksums,
  memberId: string,
  gameCode: string,
  now: number,
): Promise<void> {
  await markSeen(db, checksums, memberId, now).where('game_code', '=', gameCode).execute();
}

/** False where the member has no such bet. One that was seen before stays as it was. */
export async function markBetSeen(
  db: Kysely<Database>,
  checksums: Checksums,
  memberId: string,
  betId: string,
  now: number,
): Promise<boolean> {
  const known = await db.selectFrom('bet').select('seen_at').where('id', '=', betId).where('member_id', '=', memberId).executeTakeFirst();
  if (known?.seen_at === null) await markSeen(db, checksums, memberId, now).where('id', '=', betId).execute();
  return known !== undefined;
}
