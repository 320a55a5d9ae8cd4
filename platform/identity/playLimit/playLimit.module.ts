import type { PlatformModule } from '../../core/module.ts';
import { playLimitHandlers } from './playLimitHandlers.ts';
import { playLimitMigrations } from './playLimitMigrations.ts';
import { createPlayLimits } from './playLimits.ts';
import type { PlayCareTable, PlayLimitTable } from './playLimitTables.ts';
import { playLimitTexts } from './playLimitTexts.ts';
import type { PlatformParts } from '../../core/parts.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    play_limit: PlayLimitTable;
    play_care: PlayCareTable;
  }
}

/** What members set for their own protection: limits of money and time, breaks, and being asked how it goes. */
export const playLimitModule = {
  name: 'playLimit',
  texts: playLimitTexts,
  migrations: playLimitMigrations,
  services: (parts: PlatformParts) => ({ playLimits: createPlayLimits(parts) }),
  handlers: playLimitHandlers,
} satisfies PlatformModule;
