import type { Handlers } from '../../core/http/handler.ts';
import type { Texts } from '../../core/text/texts.ts';
import { languagesOf, readIn } from '../../core/text/textIn.ts';
import type { BannerPictures } from './bannerPictures.ts';
import type { Banners } from './createBanners.ts';
import { bannerTexts } from './bannerTexts.ts';

interface BannerParts {
  readonly bannerPictures: BannerPictures;
  readonly shownBanners: Banners;
  readonly texts: Texts;
}

/** What the brand has to say to everybody: the banners of every group, worded in the request's language. */
export const bannerHandlers = ({ bannerPictures, shownBanners, texts }: BannerParts): Pick<Handlers, 'notices'> => ({
  async notices({ types }, { language }) {
    const wanted = types.split(',').map((type) => type.trim());
    if (!wanted.includes('B')) return { banners: [] };
    return {
      banners: (await shownBanners.list()).flatMap(({ id, group, words, link }) => {
        const wording = readIn(languagesOf(words), language);
        const said = wording && words[wording];
        if (!said) return [];
        return [
          {
            bannerId: id,
            url: bannerPictures.addressOf(id, wording),
            tallUrl: bannerPictures.addressOf(id, wording, 'tall'),
            title: texts.of(bannerTexts, wording)('read', { ...said }),
            groupName: group,
            ...(link === undefined ? {} : { linkageType: 'ROUTE' as const, linkUrl: link }),
          },
        ];
      }),
    };
  },
});
