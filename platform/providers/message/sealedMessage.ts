import type { Secrets } from '../../core/secrets/secrets.ts';

/** What a message says, and to whom. */
export interface MessageContent {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** What binds a sealed message to its row. */
export const messageContext = (id: string): string => `outbox_message ${id} content`;

/** As the column `content` keeps it: codes and links must not be read from a stolen table, nor who they went to. */
export const sealMessage = (secrets: Secrets, id: string, { recipient, subject, body }: MessageContent): string =>
  secrets.seal(messageContext(id), JSON.stringify({ recipient, subject, body }));

export const openMessage = (secrets: Secrets, { id, content }: { readonly id: string; readonly content: string }): MessageContent =>
  JSON.parse(secrets.open(messageContext(id), content)) as MessageContent;
