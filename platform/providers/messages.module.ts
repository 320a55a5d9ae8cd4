import type { PlatformModule } from '../core/module.ts';
import { messageMigrations } from './messageMigrations.ts';
import type { OutboxMessageTable, OutgoingMessageTable } from './messageTables.ts';
import { sealedMessages } from './sealedMessages.ts';

declare module '../core/store/database.ts' {
  interface Database {
    outbox_message: OutboxMessageTable;
    outgoing_message: OutgoingMessageTable;
  }
}

/** Messages that embedded providers took, and those that wait to be carried out of the house. */
export const messagesModule = { name: 'messages', migrations: messageMigrations, sealed: sealedMessages } satisfies PlatformModule;
