import type { SealedColumn } from '../../core/secrets/sealedColumn.ts';
import { operatorTotpContext } from './operators.ts';

/** The secrets that authenticator apps of operators share with us. */
export const sealedOperators: SealedColumn = {
  context: operatorTotpContext,
  after: async (db, id, limit) => {
    const rows = await db
      .selectFrom('operator')
      .select(['id', 'totp_secret'])
      .where('id', '>', id)
      .where('totp_secret', 'is not', null)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.flatMap((row) => (row.totp_secret === null ? [] : [{ id: row.id, sealed: row.totp_secret }]));
  },
  replace: (db, { id, sealed }, secret) =>
    db.updateTable('operator').set({ totp_secret: secret }).where('id', '=', id).where('totp_secret', '=', sealed).execute(),
};
