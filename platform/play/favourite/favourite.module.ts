import type { PlatformModule } from '../../core/module.ts';
import { catalogue } from '../../core/text/catalogue.ts';
import { favouriteHandlers } from './favouriteHandlers.ts';
import { favouriteMigrations } from './favouriteMigrations.ts';
import type { FavouriteGameTable } from './favouriteTables.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    favourite_game: FavouriteGameTable;
  }
}

/** The games that a member has marked. */
export const favouriteModule = {
  name: 'favourite',
  migrations: favouriteMigrations,
  texts: catalogue('favourite', import.meta.url),
  handlers: favouriteHandlers,
} satisfies PlatformModule;
