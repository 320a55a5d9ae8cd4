import type { PlatformParts } from '../../core/parts.ts';
import type { PlatformModule } from '../../core/module.ts';
import type { PlayLimits } from '../../identity/playLimit/playLimits.ts';
import { betHandlers } from './betHandlers.ts';
import { betMigrations } from './betMigrations.ts';
import { createLaterBets } from './laterBets.ts';
import type { BetDayTable, BetTable } from './betTables.ts';
import { visitHandlers } from './visitHandlers.ts';
import { vouchedBetDays } from './vouchedBetDays.ts';
import { vouchedBets } from './vouchedBets.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    bet: BetTable;
    bet_day: BetDayTable;
  }
}

/** What was staked, and what came of it. */
export const betModule = {
  name: 'bet',
  migrations: betMigrations,
  vouched: [vouchedBets, vouchedBetDays],
  services: (parts: PlatformParts & { readonly playLimits: PlayLimits }) => ({ laterBets: createLaterBets(parts) }),
  handlers: (parts: Parameters<typeof betHandlers>[0] & Parameters<typeof visitHandlers>[0]) => ({
    ...betHandlers(parts),
    ...visitHandlers(parts),
  }),
} satisfies PlatformModule;
