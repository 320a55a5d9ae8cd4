import { expiry } from '../../core/jobs/expiry.ts';
import type { PlatformModule } from '../../core/module.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { launchHandlers } from './launchHandlers.ts';
import { launchRetention } from './launchTokens.ts';
import { playSessionRetention } from './playSessionStore.ts';
import { playRoutes } from './playRoutes.ts';
import { roundMigrations } from './roundMigrations.ts';
import type { LaunchTokenTable, PlaySessionTable, SeedPairTable, SeededRoundTable } from './roundTables.ts';
import { vouchedRounds } from './vouchedRounds.ts';
import { vouchedSeedPairs } from './vouchedSeedPairs.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    launch_token: LaunchTokenTable;
    play_session: PlaySessionTable;
    seed_pair: SeedPairTable;
    seeded_round: SeededRoundTable;
  }
}

/** Rounds of games that are drawn from seeds: how a game is entered, the seeds, and what was drawn for which bet. */
export const roundModule = {
  name: 'round',
  migrations: roundMigrations,
  vouched: [vouchedRounds, vouchedSeedPairs],
  handlers: launchHandlers,
  routes: playRoutes,
  jobs: (parts: PlatformParts) => [
    expiry(parts, { table: 'launch_token', column: 'expires_at', keptFor: launchRetention }),
    expiry(parts, { table: 'play_session', column: 'expires_at', keptFor: playSessionRetention }),
  ],
} satisfies PlatformModule;
