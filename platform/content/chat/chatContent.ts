import type { SealedColumn } from '../../core/secrets/sealedColumn.ts';
import type { Secrets } from '../../core/secrets/secrets.ts';

/** What an entry says, and who is named as having said it. */
export interface ChatContent {
  readonly name: string;
  readonly text: string;
}

const context = (id: string): string => `chat_message ${id} content`;

export const sealContent = (secrets: Secrets, id: string, { name, text }: ChatContent): string =>
  secrets.seal(context(id), JSON.stringify({ name, text }));

export const openContent = (secrets: Secrets, { id, content }: { readonly id: string; readonly content: string }): ChatContent =>
  JSON.parse(secrets.open(context(id), content)) as ChatContent;

export const sealedChat: SealedColumn = {
  context,
  after: (db, id, limit) =>
    db.selectFrom('chat_message').select(['id', 'content as sealed']).where('id', '>', id).orderBy('id').limit(limit).execute(),
  replace: (db, { id, sealed }, content) =>
    db.updateTable('chat_message').set({ content }).where('id', '=', id).where('content', '=', sealed).execute(),
};
