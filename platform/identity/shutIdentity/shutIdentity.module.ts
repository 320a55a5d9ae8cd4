import type { PlatformModule } from '../../core/module.ts';
import { createShutIdentities } from './shutIdentities.ts';

/** What is whose who has excluded themselves. */
export const shutIdentityModule = {
  name: 'shutIdentity',
  services: (needs: Parameters<typeof createShutIdentities>[0]) => ({ shutIdentities: createShutIdentities(needs) }),
} satisfies PlatformModule;
