import type { PlatformModule } from '../../core/module.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { outboxRoutes } from './outboxRoutes.ts';

interface Needs extends PlatformParts {
  /** Whether the page is served. It shows personal data: for trying out alone. */
  readonly outbox: boolean;
}

/** What the embedded providers sent. */
export const outboxModule = {
  name: 'outbox',
  routes: (needs: Needs) => (needs.outbox ? outboxRoutes(needs) : undefined),
} satisfies PlatformModule;
