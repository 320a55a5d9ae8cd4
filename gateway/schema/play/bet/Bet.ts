import type { Context } from '../../../context.ts';
import { builder } from '../../builder.ts';
import { encodeGlobalId } from '../../globalId.ts';
import { Game } from '../game/Game.ts';
import { GameCategory } from '../game/GameCategory.ts';
import { shownCode } from '../game/vendorRules.ts';
import { isNotFound } from '../../paging/inKeyOrder.ts';
import { Money, money } from '../../Money.ts';
import { maxIds } from '../../input/nameable.ts';
import { type BetRecord, type BetRow, findBets } from './findBets.ts';

export const BetStatus = builder.enumType('BetStatus', {
  description: 'How far the bet has come. Only `PLACED` ever changes.',
  values: {
    PLACED: { description: 'The stake is taken; what it wins is not decided.' },
    SETTLED: { description: 'Decided and paid; `win` is final.' },
    VOID: { description: 'Its event did not count; the stake went back.' },
    CANCELLED: { description: 'Taken back before it was decided; the stake went back.' },
  } satisfies Record<BetRow['status'], { description: string }>,
});

export const Bet = builder.loadableNodeRef('Bet', {
  id: {
    resolve: ({ bet }: BetRecord) => bet.recordId,
    description:
      'Names the record. `node` answers it for its owner alone, and `NOT_FOUND` otherwise. Read again by `GET /wps/member/betRecords/byId`.',
  },
  load: (ids: string[], context: Context) => findBets(ids, context),
  loaderOptions: { maxBatchSize: maxIds },
});

Bet.implement({
  description: 'A bet or a round of a game, as the betting record shows it to the member who placed it.',
  isTypeOf: (value) => typeof value === 'object' && value !== null && 'bet' in value,
  authScopes: ({ ownerId }) => ({ self: ownerId }),
  fields: (t) => ({
    reference: t.string({
      description: 'The number of its record in plain, to be quoted to customer service.',
      resolve: ({ bet }) => bet.recordId,
    }),
    gameName: t.string({
      description: 'Title of the game, in the language of the request.',
      resolve: ({ bet }) => bet.gameName,
    }),
    gameId: t.id({
      description: 'The `id` of the `Game` it was placed on: to open it again. `node` answers `NOT_FOUND` once the game is withdrawn.',
      resolve: ({ bet }) => encodeGlobalId('Game', bet.nodeId),
    }),
    gameWithdrawn: t.boolean({
      description: 'Whether its game is not offered any more, so that it cannot be opened; false where the operator could not be asked.',
      resolve: ({ bet }, _args, context) =>
        Game.getDataloader(context)
          .load(bet.nodeId)
          .then(() => false, isNotFound),
    }),
    vendorCode: t.string({
      description: 'Code of the maker as shown to visitors, like `Game.vendorCode`.',
      resolve: ({ bet, brand }) => shownCode(bet.vassalage, brand.languages),
    }),
    vendorName: t.string({
      description: 'What the maker is called; its code where the operator knows no name.',
      resolve: ({ bet }) => bet.vassalageName,
    }),
    category: t.field({ type: GameCategory, description: 'The kind of play it was.', resolve: ({ bet }) => bet.gameType }),
    stake: t.field({
      type: Money,
      description: 'What was put in; zero for a free round.',
      resolve: ({ bet, brand }) => money(bet.betAmount, bet.currency, brand),
    }),
    win: t.field({
      type: Money,
      description: 'What was paid out, stake included; zero while `PLACED`.',
      resolve: ({ bet, brand }) => money(bet.winAmount, bet.currency, brand),
    }),
    status: t.field({ type: BetStatus, description: 'Whether it is decided, and how it ended.', resolve: ({ bet }) => bet.status }),
    roundId: t.string({
      nullable: true,
      description: 'What `roundVerifier` is given to show how it came about; `null` for what was not drawn from seeds.',
      resolve: ({ bet }) => bet.roundId ?? null,
    }),
    placedAt: t.field({
      type: 'DateTime',
      description: "When the operator accepted it, by the operator's clock.",
      resolve: ({ bet }) => new Date(bet.betTime),
    }),
  }),
});
