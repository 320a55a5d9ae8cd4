import type { PlatformModule } from '../../core/module.ts';
import { createExcludedIdentities } from './excludedIdentities.ts';

/** What is whose who has excluded themselves. */
export const excludedIdentityModule = {
  name: 'excludedIdentity',
  services: (needs: Parameters<typeof createExcludedIdentities>[0]) => ({ excludedIdentities: createExcludedIdentities(needs) }),
} satisfies PlatformModule;
