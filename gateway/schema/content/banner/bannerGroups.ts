import type { BannerGroupName } from '#contract/content/banner.ts';

/** The operator's name for the banners of each place. */
export const bannerGroups = {
  HOME: 'w_home',
  RNG: 'w_rng',
  LIVE: 'w_live',
  FISH: 'w_fish',
  PVP: 'w_pvp',
  SPORTS: 'w_sports',
  ESPORTS: 'w_esports',
  LOTTERY: 'w_lott',
  DOWNLOAD: 'w_down',
  PROMOTIONS: 'w_promotion',
  POINT_MALL: 'w_shop',
  HELP: 'w_help',
  REGISTER: 'w_reg',
  IN_HOUSE: 'w_inhouse',
} as const satisfies Record<string, BannerGroupName>;

export type BannerGroup = keyof typeof bannerGroups;
