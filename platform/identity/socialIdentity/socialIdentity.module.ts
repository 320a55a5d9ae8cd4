import { expiry } from '../../core/jobs/expiry.ts';
import type { PlatformModule } from '../../core/module.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { createSocialIdentities } from './socialIdentities.ts';
import { socialIdentityMigrations } from './socialIdentityMigrations.ts';
import type { SocialIdentityTable, SocialTicketTable } from './socialIdentityTables.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    social_identity: SocialIdentityTable;
    social_ticket: SocialTicketTable;
  }
}

/** Whose identity at a provider is whose account; the calls of its owner are answered by `social`, behind the sessions that they end. */
export const socialIdentityModule = {
  name: 'socialIdentity',
  migrations: socialIdentityMigrations,
  services: (parts: PlatformParts) => ({ socialIdentities: createSocialIdentities(parts) }),
  jobs: (parts: PlatformParts) => [expiry(parts, { table: 'social_ticket', column: 'expires_at' })],
} satisfies PlatformModule;
