import type { PlatformModule } from '../../core/module.ts';
import { referralHandlers } from './referralHandlers.ts';
import { referralMigrations } from './referralMigrations.ts';

/** Members who bring others. */
export const referralModule = {
  name: 'referral',
  migrations: referralMigrations,
  handlers: referralHandlers,
} satisfies PlatformModule;
