import { CallRefusal, type Handlers } from '../../core/http/handler.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { ChatSeats } from '../chat/chatSeats.ts';
import type { ChatThreads } from '../chat/chatThreads.ts';
import { unreadCount } from './roomReaders.ts';

/** White-label module that the room hangs on. */
const chatModule = 'CBS3';

interface Needs extends PlatformParts {
  readonly chatSeats: ChatSeats;
  readonly chatThreads: ChatThreads;
}

/** The way into the room, and what went unread in it. */
export function chatRoomHandlers({ brand, chatSeats, chatThreads, db }: Needs): Pick<Handlers, 'chatUrl' | 'chatMessageCount'> {
  const isOn = brand.modules.includes(chatModule);
  return {
    async chatUrl({ title, language, headerColor }, { member }) {
      const origin = brand.origins[0];
      if (!isOn || origin === undefined) throw new CallRefusal('function_not_enabled');
      await chatThreads.roomEnd();
      const ticket = await chatSeats.issueTicket('room', { ...member, vip: false });
      return { chatUrl: `${origin}/chat/room?${new URLSearchParams({ lang: language, title, headerColor, ticket })}` };
    },
    chatMessageCount: async (_payload, { member }) => ({ unReadCount: isOn ? await unreadCount(db, member.memberId) : 0 }),
  };
}
