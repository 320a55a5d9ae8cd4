import type { PlatformModule } from '../../core/module.ts';
import { winnerHandlers } from './winnerHandlers.ts';

/** Who has won lately, told to everybody. */
export const winnerModule = { name: 'winner', handlers: winnerHandlers } satisfies PlatformModule;
