import type { PlatformModule } from '../../core/module.ts';
import { siteTexts } from './siteTexts.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { createSiteAccess } from './siteAccess.ts';
import { siteHandlers } from './siteHandlers.ts';

/** The site as its visitors find it, and who may come in. */
export const siteModule = {
  name: 'site',
  texts: siteTexts,
  services: ({ brand }: PlatformParts) => ({ siteAccess: createSiteAccess(brand.access) }),
  handlers: siteHandlers,
} satisfies PlatformModule;
