import type { PlatformModule } from '../../core/module.ts';
import { siteTexts } from './siteTexts.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { createSiteAccess } from './siteAccess.ts';
import { siteHandlers } from './siteHandlers.ts';
import { siteMigrations } from './siteMigrations.ts';
import type { StoreBrandTable } from './storeBrand.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    store_brand: StoreBrandTable;
  }
}

/** The site as its visitors find it, and who may come in. */
export const siteModule = {
  name: 'site',
  texts: siteTexts,
  migrations: siteMigrations,
  services: ({ brand }: PlatformParts) => ({ siteAccess: createSiteAccess(brand.access) }),
  handlers: siteHandlers,
} satisfies PlatformModule;
