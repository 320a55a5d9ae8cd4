import type { Brand } from '../../core/brand.ts';
import type { PlatformModule } from '../../core/module.ts';
import { gamePages } from './gamePages.ts';

interface Needs {
  /** Folder of the built game pages. */
  readonly gamesDir: string;
  readonly brand: Brand;
}

/** The pages that games are played on. */
export const gamePagesModule = {
  name: 'gamePages',
  routes: ({ gamesDir, brand }: Needs) => gamePages({ gamesDir, siteOrigin: brand.siteOrigin, brandName: brand.name }),
} satisfies PlatformModule;
