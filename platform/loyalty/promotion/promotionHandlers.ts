import type { Handlers } from '../../core/http/handler.ts';
import type { Pictures } from '../../content/picture/picture.ts';
import { bannerPath, seedBanners, wordingOf } from '../../seed/banners.ts';
import { seedPromotions } from '../../seed/promotions.ts';

export const promotionHandlers = ({ pictures }: { readonly pictures: Pictures }): Pick<Handlers, 'promotions'> => ({
  async promotions({ category }, { language }) {
    const wording = wordingOf(language);
    return {
      promotions: seedPromotions
        .filter((each) => each.category === category)
        .flatMap(({ id, words, banner }) => {
          const picture = seedBanners.find((each) => each.id === banner);
          return picture ? [{ id, category, ...words[wording], imgUrl: pictures.addressOf(bannerPath(picture, wording)) }] : [];
        }),
    };
  },
});
