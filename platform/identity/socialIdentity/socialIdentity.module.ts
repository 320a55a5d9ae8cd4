import type { PlatformModule } from '../../core/module.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { createSocialIdentities } from './socialIdentities.ts';

/** Whose identity at a provider is whose account. */
export const socialIdentityModule = {
  name: 'socialIdentity',
  services: (parts: PlatformParts) => ({ socialIdentities: createSocialIdentities(parts) }),
} satisfies PlatformModule;
