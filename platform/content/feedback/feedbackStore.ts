import type { Kysely } from 'kysely';
import type { Database } from '../../core/store/database.ts';
import { forUpdate } from '../../core/store/forUpdate.ts';

interface NewPicture {
  readonly id: string;
  readonly memberId: string;
  readonly picture: string;
  readonly uploadedAt: number;
  readonly expiresAt: number;
  /** Pictures without a feedback that a member may have; the oldest make room. */
  readonly most: number;
}

/** Keeps a picture for a feedback to come. Of two pages of a member one waits. */
export const keepPicture = (db: Kysely<Database>, given: NewPicture): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await forUpdate(transaction.selectFrom('member').select('id').where('id', '=', given.memberId)).executeTakeFirst();
    await transaction
      .insertInto('feedback_picture')
      .values({
        id: given.id,
        member_id: given.memberId,
        picture: given.picture,
        feedback_id: null,
        uploaded_at: BigInt(given.uploadedAt),
        expires_at: BigInt(given.expiresAt),
      })
      .execute();
    const waiting = await transaction
      .selectFrom('feedback_picture')
      .select('id')
      .where('member_id', '=', given.memberId)
      .where('feedback_id', 'is', null)
      .orderBy('uploaded_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const tooMany = waiting.slice(given.most).map(({ id }) => id);
    if (tooMany.length > 0) await transaction.deleteFrom('feedback_picture').where('id', 'in', tooMany).execute();
  });

/** Ties pictures to a feedback; answers whether each of them was the member's, waiting, and not too old. */
export async function takePictures(
  transaction: Kysely<Database>,
  given: { readonly ids: readonly string[]; readonly memberId: string; readonly feedbackId: string; readonly now: number },
): Promise<boolean> {
  if (given.ids.length === 0) return true;
  const { numUpdatedRows } = await transaction
    .updateTable('feedback_picture')
    .set({ feedback_id: given.feedbackId, expires_at: null })
    .where('id', 'in', given.ids)
    .where('member_id', '=', given.memberId)
    .where('feedback_id', 'is', null)
    .where('expires_at', '>', BigInt(given.now))
    .executeTakeFirst();
  return Number(numUpdatedRows) === given.ids.length;
}
