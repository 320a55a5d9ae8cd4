import type { SealedColumn } from '../secrets/sealedColumn.ts';
import { payloadContext } from './jobs.ts';

/** What jobs are given; of one that is done nothing is left. */
export const sealedPayloads: SealedColumn = {
  context: payloadContext,
  after: (db, id, limit) =>
    db
      .selectFrom('job')
      .select(['id', 'payload as sealed'])
      .where('id', '>', id)
      .where('payload', '<>', '')
      .orderBy('id')
      .limit(limit)
      .execute(),
  replace: (db, { id, sealed }, payload) =>
    db.updateTable('job').set({ payload }).where('id', '=', id).where('payload', '=', sealed).execute(),
};
