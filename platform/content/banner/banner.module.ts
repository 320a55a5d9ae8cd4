import type { PlatformModule } from '../../core/module.ts';
import { bannerHandlers } from './bannerHandlers.ts';
import { bannerMigrations } from './bannerMigrations.ts';
import type { BannerTable } from './bannerTable.ts';
import { bannerTexts } from './bannerTexts.ts';
import { createBanners } from './createBanners.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    banner: BannerTable;
  }
}

/** What the site puts forward. */
export const bannerModule = {
  name: 'banner',
  texts: bannerTexts,
  migrations: bannerMigrations,
  services: (parts: Parameters<typeof createBanners>[0]) => ({ shownBanners: createBanners(parts) }),
  handlers: bannerHandlers,
} satisfies PlatformModule;
