import type { PlatformModule } from '../../core/module.ts';
import { outboxTexts } from './outboxTexts.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import { outboxRoutes } from './outboxRoutes.ts';

interface Needs extends PlatformParts {
  readonly texts: Texts;
  /** Whether the page is served. It shows personal data: for trying out alone. */
  readonly outbox: boolean;
}

/** What the embedded providers sent. */
export const outboxModule = {
  name: 'outbox',
  texts: outboxTexts,
  routes: (needs: Needs) => (needs.outbox ? outboxRoutes(needs) : undefined),
} satisfies PlatformModule;
