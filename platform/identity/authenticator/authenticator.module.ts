import type { PlatformModule } from '../../core/module.ts';
import { catalogue } from '../../core/text/catalogue.ts';
import { authenticatorHandlers } from './authenticatorHandlers.ts';
import { createAuthenticators } from './authenticators.ts';

type Needs = Parameters<typeof createAuthenticators>[0];

/** Authenticator apps and their recovery codes. */
export const authenticatorModule = {
  name: 'authenticator',
  texts: catalogue('authenticator', import.meta.url),
  services: (parts: Needs) => ({ authenticators: createAuthenticators(parts) }),
  handlers: authenticatorHandlers,
} satisfies PlatformModule;
