import { platformKeyContext } from './payloadEncryption.ts';
import type { SealedColumn } from './sealedColumn.ts';

/** The platform's own keys. */
export const sealedPlatformKeys: SealedColumn = {
  context: platformKeyContext,
  after: (db, id, limit) =>
    db.selectFrom('platform_key').select(['id', 'private_jwk as sealed']).where('id', '>', id).orderBy('id').limit(limit).execute(),
  replace: (db, { id, sealed }, jwk) =>
    db.updateTable('platform_key').set({ private_jwk: jwk }).where('id', '=', id).where('private_jwk', '=', sealed).execute(),
};
