import type { PlatformModule } from '../../core/module.ts';
import { createAuthenticators } from './authenticators.ts';
import { authenticatorTexts } from './authenticatorTexts.ts';
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
  texts: authenticatorTexts,
  migrations: authenticatorMigrations,
  sealed: [sealedAuthenticators],
  services: (parts: Needs) => ({ authenticators: createAuthenticators(parts) }),
} satisfies PlatformModule;
