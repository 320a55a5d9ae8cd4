import { createTitleRegistry } from '../../play/games/slot/titleRegistry.ts';
import { createPictures } from '../art/createPictures.ts';
import { seedBanners } from '../banners.ts';
import { seedVendors } from '../vendors.ts';
import { featuredTitles } from './featuredTitles.ts';
import { seedTitles } from './seedTitles.ts';

/** The demonstration brand's games, as the game calls and the slot take them. Works out every return, so make it once. */
export function demonstrationGames() {
  const titles = createTitleRegistry(seedTitles);
  const pictures = createPictures({ titles, vendors: seedVendors, banners: seedBanners });
  return { titles, vendors: seedVendors, featured: featuredTitles, pictures };
}
