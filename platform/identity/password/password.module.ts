import type { PlatformModule } from '../../core/module.ts';
import { passwordTexts } from './passwordTexts.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { passwordHandlers } from './passwordHandlers.ts';
import { recoveryJobs } from './recoveryJobs.ts';
import { createRecoveryLinks } from './recoveryLinks.ts';
import { passwordMigrations } from './passwordMigrations.ts';
import type { RecoveryLinkTable } from './passwordTables.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    recovery_link: RecoveryLinkTable;
  }
}

/** Changing a password, and the ways back in without it. */
export const passwordModule = {
  name: 'password',
  texts: passwordTexts,
  migrations: passwordMigrations,
  services: (parts: PlatformParts) => ({ recoveryLinks: createRecoveryLinks(parts) }),
  handlers: passwordHandlers,
  jobs: recoveryJobs,
} satisfies PlatformModule;
