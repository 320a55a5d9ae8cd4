import type { PlatformModule } from '../../core/module.ts';
import { bannerHandlers } from './bannerHandlers.ts';
import { bannerMigrations } from './bannerMigrations.ts';
import type { BannerTable } from './bannerTable.ts';
import { createBannerPictures } from './bannerPictures.ts';
import { bannerTexts } from './bannerTexts.ts';
import { createBanners } from './createBanners.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    banner: BannerTable;
  }
}

type Needs = Parameters<typeof createBannerPictures>[0] & Parameters<typeof createBanners>[0];

/** What the site puts forward. */
export const bannerModule = {
  name: 'banner',
  texts: bannerTexts,
  migrations: bannerMigrations,
  services: (parts: Needs) => ({ shownBanners: createBanners(parts), bannerPictures: createBannerPictures(parts) }),
  handlers: bannerHandlers,
} satisfies PlatformModule;
