import type { PlatformModule } from '../../core/module.ts';
import { chatRoomHandlers } from './chatRoomHandlers.ts';
import { chatRoomRoutes } from './chatRoomRoutes.ts';
import { chatRoomTexts } from './chatRoomWords.ts';

/** Where members talk to each other. */
export const chatRoomModule = {
  name: 'chatRoom',
  texts: chatRoomTexts,
  handlers: chatRoomHandlers,
  routes: chatRoomRoutes,
} satisfies PlatformModule;
