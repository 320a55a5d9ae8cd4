import { expiry } from '../../core/jobs/expiry.ts';
import type { PlatformModule } from '../../core/module.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { createMemberMessages } from './createMemberMessages.ts';
import { messageHandlers } from './messageHandlers.ts';
import { messageMigrations } from './messageMigrations.ts';
import type { MessageTable } from './messageTable.ts';
import { messageTexts } from './messageTexts.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    message: MessageTable;
  }
}

/** Milliseconds that a message is kept, read or not: a year. */
const keptFor = 365 * 86_400_000;

/** What the platform tells a member on the site itself. */
export const messageModule = {
  name: 'message',
  texts: messageTexts,
  migrations: messageMigrations,
  events: { message: ({ memberId }) => ({ memberId }) },
  services: (parts: PlatformParts) => ({ memberMessages: createMemberMessages(parts) }),
  handlers: messageHandlers,
  jobs: (parts: PlatformParts) => [expiry(parts, { table: 'message', column: 'sent_at', keptFor })],
} satisfies PlatformModule;
