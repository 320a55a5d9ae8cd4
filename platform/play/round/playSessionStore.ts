import type { Kysely } from 'kysely';
import { newId } from '../../core/newId.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { hashOfToken, opaqueToken } from '../../core/random.ts';
import type { Database } from '../../core/store/database.ts';

const lifetime = 2 * 3_600_000;
/** Milliseconds that one which is over is kept: for as long as its vendor may ask once more for a bet that it staked, and be told that it did. */
export const playSessionRetention = 24 * 3_600_000;

/** An open game page: who plays, and what. */
export interface OpenPlaySession {
  readonly id: string;
  /** The member's session that it was launched from. */
  readonly sessionId: string;
  readonly memberId: string;
  readonly titleCode: string;
  readonly titleVersion: number;
  /** When it is over by itself, in milliseconds since 1970. */
  readonly expiresAt: number;
}

interface PlaySessionOrder {
  readonly memberId: string;
  readonly sessionId: string;
  readonly titleCode: string;
  readonly titleVersion: number;
}

/** Opens a play session below a member's session and answers its bearer credential. */
export async function openPlaySession(
  db: Kysely<Database>,
  { clock, random }: Pick<PlatformParts, 'clock' | 'random'>,
  order: PlaySessionOrder,
): Promise<string> {
  const token = opaqueToken(random);
  const now = clock.now();
  await db
    .insertInto('play_session')
    .values({
      id: newId({ clock, random }),
      token_hash: hashOfToken(token),
      member_id: order.memberId,
      session_id: order.sessionId,
      title_code: order.titleCode,
      title_version: BigInt(order.titleVersion),
      created_at: BigInt(now),
      expires_at: BigInt(now + lifetime),
    })
    .execute();
  return token;
}

/**
 * The play session of a credential, null once it is over by itself, by `now`; whether the member's session above it stands is for `sessions` to
 * say. With 0 one that is over is found too, for as long as its row lies there.
 */
export async function findPlaySession(db: Kysely<Database>, token: string, now: number): Promise<OpenPlaySession | null> {
  const row = await db
    .selectFrom('play_session')
    .select(['id', 'session_id', 'member_id', 'title_code', 'title_version', 'expires_at'])
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', BigInt(now))
    .executeTakeFirst();
  return row
    ? {
        id: row.id,
        sessionId: row.session_id,
        memberId: row.member_id,
        titleCode: row.title_code,
        titleVersion: Number(row.title_version),
        expiresAt: Number(row.expires_at),
      }
    : null;
}
