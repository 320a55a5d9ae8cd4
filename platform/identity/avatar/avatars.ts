import type { Kysely } from 'kysely';
import { keptDays } from '../../core/content/keptDays.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { opaqueToken } from '../../core/random.ts';
import type { Database } from '../../core/store/database.ts';
import { avatarContext } from './sealedAvatars.ts';
import { lockMemberRow } from '../member/lockMemberRow.ts';

/** Pictures of members' own: what is kept of them, and where they are seen. */
export interface Avatars {
  /** Keeps a picture, base64 of a JPEG, until it is taken or a day is over; answers its id. */
  keep(memberId: string, picture: string): Promise<string>;
  /** Makes a kept picture the member's, deletes those before it, and answers its path; undefined where the member has no such picture that waits. */
  take(db: Kysely<Database>, memberId: string, pictureId: string): Promise<string | undefined>;
  /** Deletes the member's own picture. */
  drop(db: Kysely<Database>, memberId: string): Promise<void>;
  /** Deletes it, and what was sent and not taken yet. */
  dropAll(db: Kysely<Database>, memberId: string): Promise<void>;
  /** Bytes of a picture; undefined where there is none, or not any more. */
  find(id: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

const waits = keptDays.unusedPicture * 24 * 3_600_000;
/** Pictures not taken yet that a member may have; the oldest make room. */
const maxWaiting = 3;

export const avatarPath = (id: string): string => `/avatars/${id}.jpg`;

export function createAvatars({ db, clock, random, secrets }: Pick<PlatformParts, 'db' | 'clock' | 'random' | 'secrets'>): Avatars {
  return {
    async keep(memberId, picture) {
      const [id, now] = [opaqueToken(random), clock.now()];
      const sealed = secrets.seal(avatarContext(id), picture);
      await db.transaction().execute(async (transaction) => {
        // Of two pages of a member one waits.
        await lockMemberRow(transaction, memberId);
        const waiting = await transaction
          .selectFrom('avatar')
          .select(['id', 'uploaded_at'])
          .where('member_id', '=', memberId)
          .where('expires_at', 'is not', null)
          .orderBy('uploaded_at', 'desc')
          .execute();
        const tooMany = waiting.slice(maxWaiting - 1).map(({ id: old }) => old);
        if (tooMany.length > 0) await transaction.deleteFrom('avatar').where('id', 'in', tooMany).execute();
        // Later than those before it, also in one instant: its id says nothing of when it came.
        const after = (waiting[0]?.uploaded_at ?? 0n) + 1n;
        await transaction
          .insertInto('avatar')
          .values({
            id,
            member_id: memberId,
            picture: sealed,
            uploaded_at: after > BigInt(now) ? after : BigInt(now),
            expires_at: BigInt(now + waits),
          })
          .execute();
      });
      return id;
    },
    async take(transaction, memberId, pictureId) {
      const { numUpdatedRows } = await transaction
        .updateTable('avatar')
        .set({ expires_at: null })
        .where('id', '=', pictureId)
        .where('member_id', '=', memberId)
        .where('expires_at', '>', BigInt(clock.now()))
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return undefined;
      await transaction
        .deleteFrom('avatar')
        .where('member_id', '=', memberId)
        .where('expires_at', 'is', null)
        .where('id', '!=', pictureId)
        .execute();
      return avatarPath(pictureId);
    },
    async drop(transaction, memberId) {
      await transaction.deleteFrom('avatar').where('member_id', '=', memberId).where('expires_at', 'is', null).execute();
    },
    async dropAll(transaction, memberId) {
      await transaction.deleteFrom('avatar').where('member_id', '=', memberId).execute();
    },
    async find(id) {
      // One that waits is the member's draft, and shown to nobody.
      const row = await db.selectFrom('avatar').select('picture').where('id', '=', id).where('expires_at', 'is', null).executeTakeFirst();
      return row && new Uint8Array(Buffer.from(secrets.open(avatarContext(id), row.picture), 'base64'));
    },
  };
}
