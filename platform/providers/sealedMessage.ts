import type { Secrets } from '../core/secrets/secrets.ts';

/** What a message says, and to whom. */
export interface MessageContent {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** Tables that messages lie in. */
export type MessageTable = 'outbox_message' | 'outgoing_message';

/** What binds a sealed message to its row. */
export const messageContext = (table: MessageTable, id: string): string => `${table} ${id} content`;

/** As the column `content` keeps it: codes and links must not be read from a stolen table, nor who they went to. */
export const sealMessage = (secrets: Secrets, table: MessageTable, id: string, { recipient, subject, body }: MessageContent): string =>
  secrets.seal(messageContext(table, id), JSON.stringify({ recipient, subject, body }));

export const openMessage = (
  secrets: Secrets,
  table: MessageTable,
  { id, content }: { readonly id: string; readonly content: string },
): MessageContent => JSON.parse(secrets.open(messageContext(table, id), content)) as MessageContent;
