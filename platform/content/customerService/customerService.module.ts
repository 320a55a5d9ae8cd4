import type { PlatformModule } from '../../core/module.ts';
import { customerServiceTexts } from './customerServiceTexts.ts';
import { customerServiceHandlers } from './customerServiceHandlers.ts';
import { customerServiceRoutes } from './customerServiceRoutes.ts';

/** How the house is reached. */
export const customerServiceModule = {
  name: 'customerService',
  texts: customerServiceTexts,
  handlers: customerServiceHandlers,
  routes: customerServiceRoutes,
} satisfies PlatformModule;
