import type { Kysely } from 'kysely';
import type { PlatformParts } from '../../core/parts.ts';
import { hashOfToken, opaqueToken } from '../../core/random.ts';
import type { Database } from '../../core/store/database.ts';

/** From the launch to the game page's first call. */
const launchLifetime = 60_000;

/** Used and lapsed tokens stay this long, so that a replay can still be told from a guess. */
export const launchRetention = 24 * 3_600_000;

export interface LaunchOrder {
  readonly memberId: string;
  readonly sessionId: string;
  readonly nodeId: string;
  readonly language: string;
}

/** Writes a single-use token down and answers it; only its hash is stored. */
export async function issueLaunchToken(
  { db, clock, random }: Pick<PlatformParts, 'db' | 'clock' | 'random'>,
  order: LaunchOrder,
): Promise<string> {
  const token = opaqueToken(random);
  const now = clock.now();
  await db
    .insertInto('launch_token')
    .values({
      token_hash: hashOfToken(token),
      member_id: order.memberId,
      session_id: order.sessionId,
      node_id: order.nodeId,
      language: order.language,
      created_at: BigInt(now),
      expires_at: BigInt(now + launchLifetime),
      used_at: null,
    })
    .execute();
  return token;
}

/** Uses a token up. Null where it is unknown, lapsed, or was used before. */
export async function redeemLaunchToken(db: Kysely<Database>, token: string, now: number): Promise<LaunchOrder | null> {
  const row = await db
    .updateTable('launch_token')
    .set({ used_at: BigInt(now) })
    .where('token_hash', '=', hashOfToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', BigInt(now))
    .returningAll()
    .executeTakeFirst();
  return row ? { memberId: row.member_id, sessionId: row.session_id, nodeId: row.node_id, language: row.language } : null;
}
