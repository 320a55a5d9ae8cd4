import type { BannerPictures } from '../../content/banner/bannerPictures.ts';
import type { Banners } from '../../content/banner/createBanners.ts';
import type { Handlers } from '../../core/http/handler.ts';
import { languagesOf, readIn } from '../../core/text/textIn.ts';
import type { Promotions } from './createPromotions.ts';

interface PromotionParts {
  readonly bannerPictures: BannerPictures;
  readonly shownBanners: Banners;
  readonly offeredPromotions: Promotions;
}

export const promotionHandlers = ({ bannerPictures, shownBanners, offeredPromotions }: PromotionParts): Pick<Handlers, 'promotions'> => ({
  async promotions({ category }, { language }) {
    const [banners, promotions] = await Promise.all([shownBanners.list(), offeredPromotions.list()]);
    return {
      promotions: promotions
        .filter((each) => each.category === category)
        .flatMap(({ id, words, banner }) => {
          const picture = banners.find((each) => each.id === banner);
          const painted = picture && readIn(languagesOf(picture.words), language);
          const wording = readIn(languagesOf(words), language);
          const said = wording && words[wording];
          return painted && said ? [{ id, category, ...said, imgUrl: bannerPictures.addressOf(banner, painted) }] : [];
        }),
    };
  },
});
