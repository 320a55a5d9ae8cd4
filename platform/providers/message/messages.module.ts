import type { PlatformModule } from '../../core/module.ts';
import { messageMigrations } from './messageMigrations.ts';
import type { OutboxMessageTable } from './messageTables.ts';
import { sealedMessages } from './sealedMessages.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    outbox_message: OutboxMessageTable;
  }
}

/** Messages that embedded providers took. */
export const messagesModule = { name: 'messages', migrations: messageMigrations, sealed: [sealedMessages] } satisfies PlatformModule;
