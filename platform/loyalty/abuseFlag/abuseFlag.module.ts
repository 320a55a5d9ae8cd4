import type { PlatformModule } from '../../core/module.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { abuseFlagMigrations } from './abuseFlagMigrations.ts';
import { createAbuseFlags } from './abuseFlags.ts';
import type { AbuseFlagTable } from './abuseFlagTables.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    abuse_flag: AbuseFlagTable;
  }
}

/** What looks like one person with several accounts. */
export const abuseFlagModule = {
  name: 'abuseFlag',
  migrations: abuseFlagMigrations,
  services: (parts: PlatformParts) => ({ abuseFlags: createAbuseFlags(parts) }),
} satisfies PlatformModule;
