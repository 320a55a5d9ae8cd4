import type { BannerGroupName, PictureFocus } from '#contract/content/banner.ts';
import type { Language } from '../../core/http/handler.ts';

/** What stands on a banner's picture. */
export interface BannerWords {
  readonly title: string;
  readonly line: string;
}

/** What the pictures that are drawn here keep in sight: words stand on the left of the wide one, and on top of the upright one. */
export const drawnFocus = { focus: 'LEFT', tallFocus: 'TOP' } as const satisfies { readonly [which: string]: PictureFocus };

/** Characters: what a picture has room for. */
export const longestBannerWords = { title: 40, line: 90 } satisfies Record<keyof BannerWords, number>;

/** Paths of the screens that banners stand on, by the operator's names of them. */
export const bannerScreens: Readonly<Record<BannerGroupName, string>> = {
  w_home: '/',
  w_rng: '/rng',
  w_live: '/live',
  w_fish: '/fish',
  w_pvp: '/pvp',
  w_sports: '/sports',
  w_esports: '/esports',
  w_lott: '/elott',
  w_down: '/down',
  w_promotion: '/promotions',
  w_shop: '/pointMall',
  w_help: '/help',
  w_reg: '/register',
  w_inhouse: '/inhouse',
};

/** A picture with words at the top of a screen. */
export interface Banner {
  readonly id: string;
  /** The operator's name of the screen it stands on. */
  readonly group: string;
  /** What is drawn behind the words. */
  readonly scene: string;
  /** What stays in sight of its wide picture. */
  readonly focus: PictureFocus;
  /** What stays in sight of its upright one. */
  readonly tallFocus: PictureFocus;
  readonly words: Readonly<Partial<Record<Language, BannerWords>>>;
  /** A path of the site, or an absolute address, that a click leads to; without one the banner is a picture only. */
  readonly link?: string | undefined;
}

/** Path of a banner's picture with its words in a language that they are said in; the upright one for phones has `shape=tall` in its query. */
export const bannerPath = (id: string, language: Language): string => `/art/banners/${id}.${language}.svg`;
