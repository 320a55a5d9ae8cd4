import type { Language } from '../../core/http/handler.ts';
import type { Pictures } from '../picture/picture.ts';
import { bannerPath } from './banner.ts';

/** What banners are shown by. */
export interface BannerPictures {
  /**
   * Address of a banner's picture with its words in a language that they are said in; the upright one is for phones. Undefined where it hangs no more:
   * the banner was taken away, or its words in that language, since the row was read.
   */
  addressOf(id: string, language: Language, form?: 'tall'): string | undefined;
}

export const createBannerPictures = ({ pictures }: { readonly pictures: Pictures }): BannerPictures => ({
  addressOf(id, language, form) {
    const path = bannerPath(id, language);
    return pictures.at(path) === undefined ? undefined : pictures.addressOf(path, form);
  },
});
