import type { PlatformModule } from '../../core/module.ts';
import { pictureRoutes } from './pictureRoutes.ts';

/** Pictures of games, vendors and banners, and those of the brand. */
export const pictureModule = { name: 'picture', routes: pictureRoutes } satisfies PlatformModule;
