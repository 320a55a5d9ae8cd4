import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { SessionMember } from '../handler.ts';
import { newId } from '../newId.ts';
import type { PlatformParts } from '../parts.ts';
import { opaqueToken } from '../random.ts';
import type { Database } from '../store/database.ts';

/** Sessions die a day after they were opened, whatever happened in between. */
export const sessionLifetime = 24 * 3_600_000;
/** Ended ones are kept a week, to answer who was logged in from where. */
const keptAfterEnd = 7 * 24 * 3_600_000;

export interface Sessions {
  /** Writes a session for `token` to `db`, a transaction where the caller has one. */
  open(db: Kysely<Database>, memberId: string, address: string, token: string): Promise<void>;
  /** The token itself is kept nowhere: only who gets this answer has it. */
  newToken(): string;
  /** The member a token belongs to; undefined for an unknown, expired or voided one. */
  find(token: string): Promise<SessionMember | undefined>;
  /** Voids one session at once. */
  revoke(sessionId: string): Promise<void>;
}

/** Tokens are 256 random bits, so a plain hash is enough to make a stolen table useless. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export function createSessions(parts: Pick<PlatformParts, 'db' | 'clock' | 'random'>): Sessions {
  const { clock } = parts;
  return {
    newToken: () => opaqueToken(parts.random),
    async open(db, memberId, address, token) {
      const now = clock.now();
      await db.deleteFrom('member_session').where('expires_at', '<', BigInt(now - keptAfterEnd)).execute();
      await db
        .insertInto('member_session')
        .values({
          id: newId(parts),
          member_id: memberId,
          token_hash: hashOf(token),
          address,
          created_at: BigInt(now),
          expires_at: BigInt(now + sessionLifetime),
          revoked_at: null,
        })
        .execute();
    },
    async find(token) {
      const row = await parts.db
        .selectFrom('member_session')
        .innerJoin('member', 'member.id', 'member_session.member_id')
        .select(['member_session.id as sessionId', 'member.id as memberId', 'username as account', 'type', 'currency'])
        .where('token_hash', '=', hashOf(token))
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', BigInt(clock.now()))
        .where('status', '=', 'ACTIVE')
        .executeTakeFirst();
      return row && { ...row, type: Number(row.type) };
    },
    async revoke(sessionId) {
      await parts.db
        .updateTable('member_session')
        .set({ revoked_at: BigInt(clock.now()) })
        .where('id', '=', sessionId)
        .where('revoked_at', 'is', null)
        .execute();
    },
  };
}
