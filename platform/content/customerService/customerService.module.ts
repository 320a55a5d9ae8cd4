import { Hono } from 'hono';
import type { PlatformEnvironment } from '../../core/http/platformEnvironment.ts';
import type { PlatformModule } from '../../core/module.ts';
import { serviceChatRoutes } from './chatRoutes.ts';
import { customerServiceTexts } from './customerServiceTexts.ts';
import { customerServiceHandlers } from './customerServiceHandlers.ts';
import { customerServiceRoutes } from './customerServiceRoutes.ts';

type Needs = Parameters<typeof customerServiceRoutes>[0] &
  Parameters<typeof serviceChatRoutes>[0] & { readonly operatorKey: string | undefined };

/** How the house is reached: the live chat where somebody can answer it, and a letter anyway. */
function routes(needs: Needs): Hono<PlatformEnvironment> {
  const app = new Hono<PlatformEnvironment>();
  if (needs.operatorKey !== undefined) app.route('/', serviceChatRoutes(needs));
  return app.route('/', customerServiceRoutes(needs));
}

export const customerServiceModule = {
  name: 'customerService',
  texts: customerServiceTexts,
  handlers: customerServiceHandlers,
  routes,
} satisfies PlatformModule;
