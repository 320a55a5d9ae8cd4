import type { PlatformModule } from '../../core/module.ts';
import { gameHandlers } from './gameHandlers.ts';
import { gameTexts } from './gameTexts.ts';

/** What can be played. */
export const gameModule = { name: 'game', texts: gameTexts, handlers: gameHandlers } satisfies PlatformModule;
