import { expiry } from '../jobs/expiry.ts';
import type { PlatformModule } from '../module.ts';
import type { PlatformParts } from '../parts.ts';
import { createAttempts, longestWindow } from './attempts.ts';
import { limitMigrations } from './limitMigrations.ts';
import type { AttemptTable, SpentChallengeTable } from './limitTables.ts';

declare module '../store/database.ts' {
  interface Database {
    attempt: AttemptTable;
    spent_challenge: SpentChallengeTable;
  }
}

/** How often something may be tried. */
export const limitsModule = {
  name: 'limits',
  migrations: limitMigrations,
  services: (parts: PlatformParts) => ({ attempts: createAttempts(parts) }),
  jobs: (parts: PlatformParts) => [expiry(parts, { table: 'attempt', column: 'at', keptFor: longestWindow })],
} satisfies PlatformModule;
