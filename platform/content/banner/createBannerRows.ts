import type { AnswerOf } from '#contract/call.ts';
import type { notices } from '#contract/content/announcement.ts';
import type { Language } from '../../core/http/handler.ts';
import type { Texts } from '../../core/text/texts.ts';
import { languagesOf, readIn } from '../../core/text/textIn.ts';
import { bannerTexts } from './bannerTexts.ts';
import type { BannerPictures } from './bannerPictures.ts';
import type { Banners } from './createBanners.ts';

/** The banners as they are told to gateways. */
export interface BannerRows {
  /** Those of every screen, worded in a language or what it falls back on. */
  in(language: Language): Promise<AnswerOf<typeof notices>['banners']>;
}

interface BannerRowParts {
  readonly bannerPictures: BannerPictures;
  readonly shownBanners: Banners;
  readonly texts: Texts;
}

export const createBannerRows = ({ bannerPictures, shownBanners, texts }: BannerRowParts): BannerRows => ({
  async in(language) {
    return (await shownBanners.list()).flatMap(({ id, group, focus, tallFocus, words, link }) => {
      const wording = readIn(languagesOf(words), language);
      const said = wording && words[wording];
      const url = wording && bannerPictures.addressOf(id, wording);
      if (!said || url === undefined) return [];
      return [
        {
          bannerId: id,
          url,
          tallUrl: bannerPictures.addressOf(id, wording, 'tall'),
          focus,
          tallFocus,
          title: texts.of(bannerTexts, wording)('read', { ...said }),
          groupName: group,
          ...(link === undefined ? {} : { linkageType: link.startsWith('/') ? ('ROUTE' as const) : ('EXTERNAL' as const), linkUrl: link }),
        },
      ];
    });
  },
});
