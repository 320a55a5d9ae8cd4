import type { PlatformModule } from '../../core/module.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { ChatLog } from '../chat/chatLog.ts';
import { chatRoomHandlers } from './chatRoomHandlers.ts';
import { chatRoomRoutes } from './chatRoomRoutes.ts';
import { chatRoomTexts } from './chatRoomWords.ts';
import { createRoomReports } from './roomReports.ts';

interface Needs extends PlatformParts {
  readonly chatLog: ChatLog;
}

/** Where members talk to each other. */
export const chatRoomModule = {
  name: 'chatRoom',
  texts: chatRoomTexts,
  services: (needs: Needs) => ({ roomReports: createRoomReports(needs) }),
  handlers: chatRoomHandlers,
  routes: chatRoomRoutes,
} satisfies PlatformModule;
