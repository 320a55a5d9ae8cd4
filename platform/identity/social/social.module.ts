import type { PlatformModule } from '../../core/module.ts';
import type { EmbeddedIdentity } from '../../providers/embeddedIdentity.ts';
import { identityRoutes } from './identityRoutes.ts';
import { socialHandlers } from './socialHandlers.ts';

interface Needs {
  /** Those of this machine, for trying out. */
  readonly embeddedIdentities: readonly EmbeddedIdentity[];
}

/** Signing in by a provider that says who somebody is. */
export const socialModule = {
  name: 'social',
  handlers: socialHandlers,
  routes: ({ embeddedIdentities }: Needs) => (embeddedIdentities.length > 0 ? identityRoutes(embeddedIdentities) : undefined),
} satisfies PlatformModule;
