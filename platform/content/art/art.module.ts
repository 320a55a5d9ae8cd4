import type { PlatformModule } from '../../core/module.ts';
import { artRoutes } from './artRoutes.ts';

/** Pictures of games, vendors and banners, and those of the brand. */
export const artModule = { name: 'art', routes: artRoutes } satisfies PlatformModule;
