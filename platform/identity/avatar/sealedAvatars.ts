import type { SealedColumn } from '../../core/secrets/sealedColumn.ts';

export const avatarContext = (id: string): string => `avatar ${id} picture`;

/** Pictures are large: few at a time, whatever the limit. */
const atOnce = 50;

export const sealedAvatars: SealedColumn = {
  context: avatarContext,
  after: (db, id, limit) =>
    db.selectFrom('avatar').select(['id', 'picture as sealed']).where('id', '>', id).orderBy('id').limit(Math.min(limit, atOnce)).execute(),
  replace: (db, { id, sealed }, picture) =>
    db.updateTable('avatar').set({ picture }).where('id', '=', id).where('picture', '=', sealed).execute(),
};
