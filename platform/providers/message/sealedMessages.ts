import type { SealedColumn } from '../../core/secrets/sealedColumn.ts';
import { messageContext } from './sealedMessage.ts';

export const sealedMessages: SealedColumn = {
  context: messageContext,
  after: (db, id, limit) =>
    db.selectFrom('outbox_message').select(['id', 'content as sealed']).where('id', '>', id).orderBy('id').limit(limit).execute(),
  replace: (db, { id, sealed }, content) =>
    db.updateTable('outbox_message').set({ content }).where('id', '=', id).where('content', '=', sealed).execute(),
};
