import type { PlatformModule } from '../../core/module.ts';
import { slotRoutes } from './playRoutes.ts';
import { slotMigrations } from './roundMigrations.ts';
import type { LaunchTokenTable, PlaySessionTable, SeedPairTable, SeededRoundTable } from './roundTables.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    launch_token: LaunchTokenTable;
    play_session: PlaySessionTable;
    seed_pair: SeedPairTable;
    seeded_round: SeededRoundTable;
  }
}

/** Slots: their rounds and the seeds that they are drawn from. */
export const slotModule = { name: 'slot', migrations: slotMigrations, routes: slotRoutes } satisfies PlatformModule;
