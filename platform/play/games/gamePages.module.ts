import type { PlatformModule } from '../../core/module.ts';
import { gamePages } from './gamePages.ts';
import { gamePagesTexts } from './gamePagesTexts.ts';

/** The pages that games are played on. */
export const gamePagesModule = { name: 'gamePages', texts: gamePagesTexts, routes: gamePages } satisfies PlatformModule;
