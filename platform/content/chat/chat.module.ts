import { expiry } from '../../core/jobs/expiry.ts';
import type { Log } from '../../core/log.ts';
import type { PlatformModule } from '../../core/module.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Sessions } from '../../identity/session/sessions.ts';
import { sealedChat } from './chatContent.ts';
import { createChatLog } from './chatLog.ts';
import { chatMigrations } from './chatMigrations.ts';
import { chatRetention } from './chatRetention.ts';
import { createChatSeats } from './chatSeats.ts';
import { createChatStreams } from './chatStreams.ts';
import type { ChatMessageTable, ChatReaderTable, ChatReportTable, ChatSeatTable, ChatThreadTable, ChatTicketTable } from './chatTables.ts';
import { createChatThreads } from './chatThreads.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    chat_thread: ChatThreadTable;
    chat_message: ChatMessageTable;
    chat_seat: ChatSeatTable;
    chat_ticket: ChatTicketTable;
    chat_reader: ChatReaderTable;
    chat_report: ChatReportTable;
  }
}

interface Needs extends PlatformParts {
  readonly sessions: Sessions;
  readonly log: Log;
  readonly stopping: AbortSignal;
}

/** What people write to each other, and who may read it where. */
export const chatModule = {
  name: 'chat',
  migrations: chatMigrations,
  sealed: [sealedChat],
  services(needs: Needs) {
    const chatLog = createChatLog(needs);
    return {
      chatLog,
      chatThreads: createChatThreads(needs),
      chatSeats: createChatSeats(needs),
      chatStreams: createChatStreams({ ...needs, chatLog }),
    };
  },
  jobs: (parts: PlatformParts) => [
    expiry(parts, { table: 'chat_ticket', column: 'expires_at' }),
    expiry(parts, { table: 'chat_seat', column: 'expires_at' }),
    chatRetention(parts),
  ],
} satisfies PlatformModule;
