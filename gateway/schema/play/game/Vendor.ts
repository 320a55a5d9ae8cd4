import type { AnswerOf } from '#contract/call.ts';
import { gameVendors } from '#contract/play/game.ts';
import { oncePerOperation } from '../../oncePerOperation.ts';
import type { Context } from '../../../context.ts';
import { everybody } from '../../access.ts';
import { builder } from '../../builder.ts';
import { inKeyOrder } from '../../paging/inKeyOrder.ts';
import { withPictures } from '../../pictures.ts';
import { brandOf } from '../../system/site/brand.ts';
import { type Category, GameCategory } from './GameCategory.ts';
import { isHot, shownCode, splitEsports } from './vendorRules.ts';

type Card = AnswerOf<typeof gameVendors>['data']['lanes'][number]['cards'][number];
export interface VendorRecord {
  readonly card: Card;
  /** The lane it is shown in, which is not always where the operator filed it. */
  readonly category: Category;
  readonly code: string;
  readonly name: string;
  readonly logoUrl: string | null;
  readonly hot: boolean;
  readonly gameCount: number;
}

/** Asked at most once per operation, for the lanes and for single vendors alike. */
export const vendorLanesOf = oncePerOperation(async (context: Context) => {
  const [[{ data }, pictureUrl], { languages }] = await Promise.all([
    withPictures(context, context.upstream.call(gameVendors, {})),
    brandOf(context),
  ]);
  return splitEsports(data.lanes).map(({ gameType: category, cards }) => ({
    category,
    vendors: cards.map((card): VendorRecord => ({
      card,
      category,
      code: shownCode(card.vassalage, languages),
      name: card.title,
      logoUrl: pictureUrl(card.imgUrl),
      hot: isHot(card),
      gameCount: card.gameCount,
    })),
  }));
});

const keyOf = ({ card, category }: VendorRecord) => `${category}:${card.vassalage}:${card.nodeId}`;

export const Vendor = builder.loadableNodeRef('Vendor', {
  id: {
    resolve: keyOf,
    description: 'Names the maker within one category: the same maker has another in each.',
  },
  load: async (keys: string[], context: Context) =>
    inKeyOrder(
      keys,
      (await vendorLanesOf(context)).flatMap(({ vendors }) => vendors),
      keyOf,
    ),
});

Vendor.implement({
  description: 'A maker of games, as one category shows it.',
  isTypeOf: (value) => typeof value === 'object' && value !== null && 'card' in value,
  ...everybody,
  fields: (t) => ({
    code: t.exposeString('code', {
      description:
        "Filter of `games`. Empty for the operator's own lottery accounts where the brand offers TY: such a vendor is opened, not filtered by.",
    }),
    name: t.exposeString('name', { description: 'What visitors know the maker by.' }),
    category: t.expose('category', {
      type: GameCategory,
      description: 'The lane it stands in. E-sports books stand in `ESPORTS` even where the operator files them under sports.',
    }),
    logoUrl: t.expose('logoUrl', {
      type: 'SafeUrl',
      nullable: true,
      description: 'Logo on the image host of this visit; `null` where there is none that is safe to load: write the name.',
    }),
    hot: t.exposeBoolean('hot', { description: 'True where the operator promotes the maker.' }),
    gameCount: t.exposeInt('gameCount', { description: 'Games of this maker in this category, those under maintenance included.' }),
  }),
});
