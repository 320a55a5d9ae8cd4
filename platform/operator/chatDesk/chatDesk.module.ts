import type { PlatformModule } from '../../core/module.ts';
import { type ChatDeskParts, chatDeskRoutes } from './chatDeskRoutes.ts';
import { chatDeskTexts } from './deskWords.ts';

type Needs = ChatDeskParts & { readonly operatorKey: string | undefined };

/** The desk that answers conversations; served where somebody can prove to belong there. */
export const chatDeskModule = {
  name: 'chatDesk',
  texts: chatDeskTexts,
  routes: ({ operatorKey, ...needs }: Needs) => (operatorKey === undefined ? undefined : chatDeskRoutes(needs)),
} satisfies PlatformModule;
