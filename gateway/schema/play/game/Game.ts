import type { Context } from '../../../context.ts';
import { everybody } from '../../access.ts';
import { builder } from '../../builder.ts';
import { inKeyOrder } from '../../paging/inKeyOrder.ts';
import { brandMoney, Money } from '../../Money.ts';
import { maxIds } from '../../input/nameable.ts';
import { findGames } from './findGames.ts';
import { GameCategory } from './GameCategory.ts';
import type { GameRecord } from './gameRecord.ts';
import type { LaunchKind } from './launchKind.ts';

const LaunchKindEnum = builder.enumType('LaunchKind', {
  description: "What a click on a game's tile opens.",
  values: {
    FRAME: { description: 'The game itself: call `launchGame` and show its address in a frame.' },
    VENDOR_GAMES: { description: 'The tile stands for a vendor: show the list of its games.' },
    LOTTERY: { description: "The lottery screen, with the game's `code` and `playType`." },
    VIETNAM_LOTTERY: { description: "The Vietnamese lottery screen, with the game's `code`." },
    SEA_LOTTERY: { description: 'The South-East Asian lottery, launched directly.' },
  } satisfies Record<LaunchKind, { description: string }>,
});

export const Game = builder.loadableNodeRef('Game', {
  id: {
    resolve: ({ row }: GameRecord) => row.nodeId,
    description: 'Names the game. Opaque; to be given to `launchGame`. Read again by `GET /wps/game/byId`.',
  },
  load: async (keys: string[], context: Context) => inKeyOrder(keys, await findGames(context, keys), ({ row }) => row.nodeId),
  loaderOptions: { maxBatchSize: maxIds },
});

Game.implement({
  description: 'A game as its tile shows it. Reads the same for everybody.',
  isTypeOf: (value) => typeof value === 'object' && value !== null && 'row' in value && 'brand' in value,
  ...everybody,
  fields: (t) => ({
    code: t.exposeString('code', { description: "The vendor's own word for the game; lottery screens take it as `gameCode`." }),
    name: t.exposeString('name', { description: "Title in the language of the request, or the vendor's where there is no translation." }),
    category: t.expose('category', { type: GameCategory, description: 'The lobby whose list holds it.' }),
    classification: t.string({
      description: "The operator's finer sort within the category, a filter of `games`; empty where it has none.",
      resolve: ({ row }) => row.gameClassify,
    }),
    vendorCode: t.exposeString('vendorCode', {
      description:
        "Code of the maker as shown to visitors, a filter of `games`. Empty for the operator's own lottery accounts where the brand offers TY.",
    }),
    vendorName: t.exposeString('vendorName', { description: 'Name of the maker, to be written on the tile.' }),
    imageUrl: t.expose('imageUrl', {
      type: 'SafeUrl',
      nullable: true,
      description: 'Picture on the image host of this visit; `null` where there is none that is safe to load: show the stand-in.',
    }),
    hot: t.exposeBoolean('hot', { description: 'True where the operator promotes the game.' }),
    minStake: t.field({
      type: Money,
      description: 'Smallest total stake of one round.',
      resolve: ({ row, brand }) => brandMoney(row.minBet, brand),
    }),
    maxStake: t.field({
      type: Money,
      description: 'Largest total stake of one round.',
      resolve: ({ row, brand }) => brandMoney(row.maxBet, brand),
    }),
    lines: t.int({ description: 'Pay lines of a slot; 0 where lines mean nothing.', resolve: ({ row }) => row.lineNum }),
    returnToPlayer: t.expose('returnToPlayer', {
      type: 'Decimal',
      nullable: true,
      description:
        'What the game pays back in the long run, in percent of the stakes, cut to four places; `null` where the vendor does not publish it.',
    }),
    underMaintenance: t.exposeBoolean('underMaintenance', {
      description: 'True while it cannot be launched; the tile stays, and says so.',
    }),
    launchKind: t.expose('launchKind', { type: LaunchKindEnum, description: 'What its tile opens: follows from kind and stake account.' }),
    playType: t.exposeString('playType', {
      nullable: true,
      description: 'Play a lottery opens with; `null` where it has no default or is no lottery.',
    }),
  }),
});
