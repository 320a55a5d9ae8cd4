import { expiry } from '../../core/jobs/expiry.ts';
import type { PlatformModule } from '../../core/module.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { socialTexts } from './socialTexts.ts';
import type { EmbeddedIdentity } from '../../providers/embedded/embeddedIdentity.ts';
import { identityRoutes, type IdentityRouteParts } from './identityRoutes.ts';
import { socialHandlers, type SocialParts } from './socialHandlers.ts';
import { socialIdentityHandlers, type SocialIdentityParts } from './socialIdentityHandlers.ts';
import { socialMigrations } from './socialMigrations.ts';
import type { SocialStateTable } from './socialTables.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    social_state: SocialStateTable;
  }
}

interface Needs extends IdentityRouteParts {
  /** Those of this machine, for trying out. */
  readonly embeddedIdentities: readonly EmbeddedIdentity[];
}

/**
 * Signing in by a provider that says who somebody is, and what an owner sees and does of such ways in. Sessions tie identities to accounts, by
 * `socialIdentity`, which therefore stands before them; to untie one ends sessions and tells their owner, so that call is answered here, behind them.
 */
export const socialModule = {
  name: 'social',
  texts: socialTexts,
  migrations: socialMigrations,
  handlers: (needs: SocialParts & SocialIdentityParts) => ({ ...socialHandlers(needs), ...socialIdentityHandlers(needs) }),
  routes: (needs: Needs) => (needs.embeddedIdentities.length > 0 ? identityRoutes(needs.embeddedIdentities, needs) : undefined),
  jobs: (parts: PlatformParts) => [expiry(parts, { table: 'social_state', column: 'expires_at' })],
} satisfies PlatformModule;
