import type { Language } from '../../core/http/handler.ts';
import type { Pictures } from '../picture/picture.ts';
import { bannerPath } from './banner.ts';

/** What banners are shown by. */
export interface BannerPictures {
  /** Address of a banner's picture with its words in a language that they are said in; the upright one is for phones. */
  addressOf(id: string, language: Language, form?: 'tall'): string;
}

export const createBannerPictures = ({ pictures }: { readonly pictures: Pictures }): BannerPictures => ({
  addressOf: (id, language, form) => pictures.addressOf(bannerPath(id, language), form),
});
