import type { PlatformModule } from '../../core/module.ts';
import { betHandlers } from './betHandlers.ts';

/** What was staked, and what came of it. */
export const betModule = { name: 'bet', handlers: betHandlers } satisfies PlatformModule;
