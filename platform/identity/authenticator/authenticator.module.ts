import type { PlatformModule } from '../../core/module.ts';
import { catalogue } from '../../core/text/catalogue.ts';
import { authenticatorHandlers } from './authenticatorHandlers.ts';
import { createAuthenticators } from './authenticators.ts';
import { authenticatorMigrations } from './authenticatorMigrations.ts';
import type { AuthenticatorTable, RecoveryCodeTable } from './authenticatorTables.ts';
import { sealedAuthenticators } from './sealedAuthenticators.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    authenticator: AuthenticatorTable;
    recovery_code: RecoveryCodeTable;
  }
}

type Needs = Parameters<typeof createAuthenticators>[0];

/** Authenticator apps and their recovery codes. */
export const authenticatorModule = {
  name: 'authenticator',
  texts: catalogue('authenticator', import.meta.url),
  migrations: authenticatorMigrations,
  sealed: [sealedAuthenticators],
  services: (parts: Needs) => ({ authenticators: createAuthenticators(parts) }),
  handlers: authenticatorHandlers,
} satisfies PlatformModule;
