import type { SealedColumn } from '../../core/secrets/sealedColumn.ts';

export const contentContext = (id: string): string => `feedback ${id} content`;
export const pictureContext = (id: string): string => `feedback_picture ${id} picture`;

export const sealedFeedback: SealedColumn = {
  context: contentContext,
  after: (db, id, limit) =>
    db.selectFrom('feedback').select(['id', 'content as sealed']).where('id', '>', id).orderBy('id').limit(limit).execute(),
  replace: (db, { id, sealed }, content) =>
    db.updateTable('feedback').set({ content }).where('id', '=', id).where('content', '=', sealed).execute(),
};

/** Pictures are large: few at a time, whatever the limit. */
const atOnce = 10;

export const sealedPictures: SealedColumn = {
  context: pictureContext,
  after: (db, id, limit) =>
    db
      .selectFrom('feedback_picture')
      .select(['id', 'picture as sealed'])
      .where('id', '>', id)
      .orderBy('id')
      .limit(Math.min(limit, atOnce))
      .execute(),
  replace: (db, { id, sealed }, picture) =>
    db.updateTable('feedback_picture').set({ picture }).where('id', '=', id).where('picture', '=', sealed).execute(),
};
