/** Banner group by screen. The gateway turns them into the operator's names, such as `w_home`. */
export const bannerGroups = {
  '/': 'HOME',
  '/rng': 'RNG',
  '/live': 'LIVE',
  '/fish': 'FISH',
  '/pvp': 'PVP',
  '/sports': 'SPORTS',
  '/esports': 'ESPORTS',
  '/elott': 'LOTTERY',
  '/down': 'DOWNLOAD',
  '/promotions': 'PROMOTIONS',
  '/pointMall': 'POINT_MALL',
  '/help': 'HELP',
  '/register': 'REGISTER',
  '/inhouse': 'IN_HOUSE',
} as const;

export type BannerGroup = (typeof bannerGroups)[keyof typeof bannerGroups];
