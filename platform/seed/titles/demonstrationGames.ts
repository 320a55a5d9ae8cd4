import { createTitleRegistry } from '../../play/games/slot/titleRegistry.ts';
import { seedVendors } from '../vendors.ts';
import { featuredTitles } from './featuredTitles.ts';
import { seedTitles } from './seedTitles.ts';

/** The demonstration brand's games, as the game calls and the slot take them. Works out every return, so make it once. */
export const demonstrationGames = () => ({ titles: createTitleRegistry(seedTitles), vendors: seedVendors, featured: featuredTitles });
