import type { Language } from '../../core/http/handler.ts';

/** What stands on a banner's picture. */
export interface BannerWords {
  readonly title: string;
  readonly line: string;
}

/** A picture with words at the top of a screen. */
export interface Banner {
  readonly id: string;
  /** The operator's name of the screen it stands on. */
  readonly group: string;
  /** What is drawn behind the words. */
  readonly scene: string;
  readonly words: Readonly<Partial<Record<Language, BannerWords>>>;
  /** Path in the site that a click leads to; without one the banner is a picture only. */
  readonly link?: string | undefined;
}

/** Path of a banner's picture with its words in a language that they are said in; the upright one for phones has `shape=tall` in its query. */
export const bannerPath = (id: string, language: Language): string => `/art/banners/${id}.${language}.svg`;
