import type { PlatformModule } from '../../core/module.ts';
import { catalogue } from '../../core/text/catalogue.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { createAffiliates } from './affiliates.ts';
import { agentHandlers } from './agentHandlers.ts';

/** Agents, and the codes that members register by. */
export const agentModule = {
  name: 'agent',
  texts: catalogue('agent', import.meta.url),
  services: (parts: PlatformParts) => ({ affiliates: createAffiliates(parts) }),
  handlers: agentHandlers,
} satisfies PlatformModule;
