import type { SealedColumn } from '../core/secrets/sealedColumn.ts';
import { messageContext, type MessageTable } from './sealedMessage.ts';

const messages = (table: MessageTable): SealedColumn => ({
  context: (id) => messageContext(table, id),
  after: (db, id, limit) =>
    db.selectFrom(table).select(['id', 'content as sealed']).where('id', '>', id).orderBy('id').limit(limit).execute(),
  replace: (db, { id, sealed }, content) =>
    db.updateTable(table).set({ content }).where('id', '=', id).where('content', '=', sealed).execute(),
});

/** What messages say, and to whom. */
export const sealedMessages: readonly SealedColumn[] = [messages('outbox_message'), messages('outgoing_message')];
