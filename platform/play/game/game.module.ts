import type { PlatformModule } from '../../core/module.ts';
import { gameHandlers } from './gameHandlers.ts';

/** What can be played. */
export const gameModule = { name: 'game', handlers: gameHandlers } satisfies PlatformModule;
