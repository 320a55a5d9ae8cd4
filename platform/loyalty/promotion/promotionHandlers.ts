import type { AnswerOf } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { ScenePictures } from '../../content/picture/picture.ts';
import type { Handlers, Language } from '../../core/http/handler.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { languagesOf, readIn } from '../../core/text/textIn.ts';
import type { GiftClaims } from '../giftClaim/giftClaims.ts';
import type { Promotions } from './createPromotions.ts';
import type { Promotion } from './promotion.ts';
import { writtenStatuses } from './promotionStore.ts';
import { memberStatuses, publicStatus } from './promotionRules.ts';

interface PromotionParts extends PlatformParts {
  readonly giftClaims: GiftClaims;
  readonly pictures: ScenePictures;
  readonly offeredPromotions: Promotions;
}

type Row = AnswerOf<Calls['promotions']>['promotions'][number];

export function promotionHandlers({
  db,
  clock,
  giftClaims,
  pictures,
  offeredPromotions,
}: PromotionParts): Pick<Handlers, 'availablePromotions' | 'promotionStatuses' | 'promotions' | 'promotionsById'> {
  /** Nothing for a promotion that nobody has said anything of. */
  const shown = ({ words, ...promotion }: Promotion, language: Language): Row[] => {
    const wording = readIn(languagesOf(words), language);
    const said = wording && words[wording];
    if (!said) return [];
    const status = publicStatus({ words, ...promotion }, clock.now());
    const { terms, ...texts } = said;
    return [
      {
        id: promotion.id,
        category: promotion.category,
        ...texts,
        content: terms,
        imgUrl: pictures.addressOfScene(promotion.scene),
        ...(status !== undefined && { activityStatus: status }),
        ...(promotion.startsAt !== undefined && { startTime: promotion.startsAt }),
        ...(promotion.endsAt !== undefined && { endTime: promotion.endsAt }),
      },
    ];
  };
  const statusNow = (promotion: Promotion) => publicStatus(promotion, clock.now());

  return {
    async promotions({ category }, { language }) {
      const rows = (await offeredPromotions.list()).filter(
        (each) => (category === undefined || each.category === category) && statusNow(each) !== 'close',
      );
      return { promotions: rows.flatMap((each) => shown(each, language)) };
    },

    async promotionsById({ ids }, { language }) {
      const wanted = new Set(ids.split(','));
      return { promotions: (await offeredPromotions.list()).filter(({ id }) => wanted.has(id)).flatMap((each) => shown(each, language)) };
    },

    async availablePromotions() {
      const running = (await offeredPromotions.list()).filter((each) => statusNow(each) === undefined);
      return {
        availablePromo: { REFERRAL: { enabled: running.some(({ category }) => category === 'referral') } },
        availablePromoCount: running.length,
      };
    },

    async promotionStatuses(_payload, { member }) {
      const [promotions, written, hadGift] = await Promise.all([
        offeredPromotions.list(),
        writtenStatuses(db, member.memberId),
        giftClaims.isGiven(member.memberId),
      ]);
      return { statuses: memberStatuses(promotions, written, hadGift) };
    },
  };
}
