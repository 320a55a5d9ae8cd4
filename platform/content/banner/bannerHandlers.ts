import type { Handlers } from '../../core/http/handler.ts';
import type { Pictures } from '../picture/picture.ts';
import { bannerPath, seedBanners, wordingOf } from '../../seed/banners.ts';

/** What the brand has to say to everybody: the banners of every group, worded in the request's language. */
export const bannerHandlers = ({ pictures }: { readonly pictures: Pictures }): Pick<Handlers, 'notices'> => ({
  async notices({ types }, { language }) {
    const wording = wordingOf(language);
    const wanted = types.split(',').map((type) => type.trim());
    if (!wanted.includes('B')) return { banners: [] };
    return {
      banners: seedBanners.map((banner) => {
        const { title, line } = banner.words[wording];
        return {
          bannerId: banner.id,
          url: pictures.addressOf(bannerPath(banner, wording)),
          tallUrl: pictures.addressOf(bannerPath(banner, wording), 'tall'),
          title: `${title}. ${line}`,
          groupName: banner.group,
          ...(banner.link === undefined ? {} : { linkageType: 'ROUTE' as const, linkUrl: banner.link }),
        };
      }),
    };
  },
});
