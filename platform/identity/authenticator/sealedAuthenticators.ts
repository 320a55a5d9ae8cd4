import type { SealedColumn } from '../../core/secrets/sealedColumn.ts';
import { authenticatorContext } from './authenticators.ts';

/** The secrets that authenticator apps share with us. */
export const sealedAuthenticators: SealedColumn = {
  context: authenticatorContext,
  after: (db, id, limit) =>
    db
      .selectFrom('authenticator')
      .select(['member_id as id', 'secret as sealed'])
      .where('member_id', '>', id)
      .orderBy('member_id')
      .limit(limit)
      .execute(),
  replace: (db, { id, sealed }, secret) =>
    db.updateTable('authenticator').set({ secret }).where('member_id', '=', id).where('secret', '=', sealed).execute(),
};
