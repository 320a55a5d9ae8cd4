import type { PlatformModule } from '../../core/module.ts';
import { catalogue } from '../../core/text/catalogue.ts';
import { gameHandlers } from './gameHandlers.ts';

/** What can be played. */
export const gameModule = { name: 'game', texts: catalogue('game', import.meta.url), handlers: gameHandlers } satisfies PlatformModule;
