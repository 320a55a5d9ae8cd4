import { type Banner, bannerPath } from '../../content/banner/banner.ts';
import type { Pictures } from '../../content/picture/picture.ts';
import type { Handlers } from '../../core/http/handler.ts';
import { languagesOf, readIn } from '../../core/text/textIn.ts';
import type { Promotion } from './promotion.ts';

interface PromotionParts {
  readonly pictures: Pictures;
  readonly banners: readonly Banner[];
  readonly promotions: readonly Promotion[];
}

export const promotionHandlers = ({ pictures, banners, promotions }: PromotionParts): Pick<Handlers, 'promotions'> => ({
  async promotions({ category }, { language }) {
    return {
      promotions: promotions
        .filter((each) => each.category === category)
        .flatMap(({ id, words, banner }) => {
          const picture = banners.find((each) => each.id === banner);
          const painted = picture && readIn(languagesOf(picture.words), language);
          const wording = readIn(languagesOf(words), language);
          const said = wording && words[wording];
          return painted && said ? [{ id, category, ...said, imgUrl: pictures.addressOf(bannerPath(banner, painted)) }] : [];
        }),
    };
  },
});
