import type { PlatformModule } from '../../core/module.ts';
import type { Texts } from '../../core/text/texts.ts';
import { bannerMigrations } from './bannerMigrations.ts';
import type { BannerTable } from './bannerTable.ts';
import { createBannerPictures } from './bannerPictures.ts';
import { createBannerRows } from './createBannerRows.ts';
import { bannerTexts } from './bannerTexts.ts';
import { createBanners } from './createBanners.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    banner: BannerTable;
  }
}

type Needs = Parameters<typeof createBannerPictures>[0] & Parameters<typeof createBanners>[0] & { readonly texts: Texts };

function bannerServices(parts: Needs) {
  const [shownBanners, bannerPictures] = [createBanners(parts), createBannerPictures(parts)];
  return { shownBanners, bannerPictures, bannerRows: createBannerRows({ ...parts, shownBanners, bannerPictures }) };
}

/** What the site puts forward. */
export const bannerModule = {
  name: 'banner',
  texts: bannerTexts,
  migrations: bannerMigrations,
  services: bannerServices,
} satisfies PlatformModule;
