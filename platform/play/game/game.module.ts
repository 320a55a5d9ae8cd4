import type { PlatformModule } from '../../core/module.ts';
import type { Texts } from '../../core/text/texts.ts';
import { type CatalogueParts, createCatalogue } from './catalogue.ts';
import { gameHandlers } from './gameHandlers.ts';
import { gameTexts } from './gameTexts.ts';

/** What can be played. */
export const gameModule = {
  name: 'game',
  texts: gameTexts,
  services: (parts: CatalogueParts & { readonly texts: Texts }) => ({ catalogue: createCatalogue(parts) }),
  handlers: gameHandlers,
} satisfies PlatformModule;
