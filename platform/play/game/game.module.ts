import type { PlatformModule } from '../../core/module.ts';
import { currentCatalogue, type CurrentCatalogueParts } from './currentCatalogue.ts';
import { gameHandlers } from './gameHandlers.ts';
import { gameMigrations } from './gameMigrations.ts';
import type { GameTable } from './gameTable.ts';
import { gameTexts } from './gameTexts.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    game: GameTable;
  }
}

/** What can be played. */
export const gameModule = {
  name: 'game',
  texts: gameTexts,
  migrations: gameMigrations,
  services: (parts: CurrentCatalogueParts) => ({ currentCatalogue: currentCatalogue(parts) }),
  handlers: gameHandlers,
} satisfies PlatformModule;
