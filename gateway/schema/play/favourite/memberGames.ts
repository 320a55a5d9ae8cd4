import { favouriteGames, favouriteIds, recentGames } from '#contract/play/favourite.ts';
import type { AnswerOf } from '#contract/call.ts';
import type { Context } from '../../../context.ts';
import { builder } from '../../builder.ts';
import { pageCost } from '../../complexity.ts';
import { mapErrors, sessionErrorMap } from '../../errorMap.ts';
import { encodeGlobalId } from '../../globalId.ts';
import { Member } from '../../identity/member/Member.ts';
import { pageNumber, pageSize } from '../../pageSize.ts';
import { GameCategory } from '../game/GameCategory.ts';
import { GamePage, type GamePageRecord } from '../game/GamePage.ts';
import { type GameRow, toGameRecords } from '../game/gameRecord.ts';

interface Asked {
  readonly category?: GameRow['gameType'] | null | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const payloadOf = ({ category, page, pageSize: size }: Asked) => ({
  ...(category != null && { gameType: category }),
  pageNo: pageNumber(page),
  pageSize: pageSize(size, 'pageSize'),
});

async function pageOf(
  context: Context,
  page: number,
  answer: Promise<{ games: GameRow[]; totalElements: number; totalPages: number }>,
): Promise<GamePageRecord> {
  const { records, totalElements, totalPages } = await toGameRecords(context, answer);
  return { records, total: totalElements, totalPages, page };
}

const favourites = ({ content, ...rest }: AnswerOf<typeof favouriteGames>) => ({ games: content, ...rest });
const recent = ({ list, ...rest }: AnswerOf<typeof recentGames>) => ({ games: list, ...rest });

builder.objectFields(Member, (t) => {
  const pages = {
    category: t.arg({ type: GameCategory, required: false, description: 'Those of one lobby alone; left out for all.' }),
    page: t.arg.int({ defaultValue: 1, description: 'Counted from 1 to at most 10000; behind the last page there are no games.' }),
    pageSize: t.arg.int({ defaultValue: 42, description: 'From 1 to 100 games; others are refused with code `BAD_USER_INPUT`.' }),
  };
  return {
    favouriteGameIds: t.field({
      type: ['ID'],
      nullable: true,
      authScopes: { realMember: true },
      description:
        'Ids of the games that the member has marked, the last one first; at most 200, some of them perhaps no longer offered. For marking tiles, which read the same for everybody. `GET /wps/game/favorite/ids`. `null` where the operator could not be asked.',
      resolve: async (_viewer, _args, { upstream, session }) => {
        const { nodeIds } = await upstream.call(favouriteIds, {}).catch(mapErrors(session, sessionErrorMap));
        return nodeIds.map((nodeId) => encodeGlobalId('Game', nodeId));
      },
    }),
    favouriteGames: t.field({
      type: GamePage,
      nullable: true,
      authScopes: { realMember: true },
      description:
        'The games that the member has marked, the last one first. `GET /wps/game/favorite/list`. `null` where the operator could not be asked.',
      complexity: ({ pageSize: size }) => pageCost(size),
      args: pages,
      resolve: (_viewer, args, context) =>
        pageOf(
          context,
          args.page,
          context.upstream.call(favouriteGames, payloadOf(args)).then(favourites).catch(mapErrors(context.session, sessionErrorMap)),
        ),
    }),
    recentGames: t.field({
      type: GamePage,
      nullable: true,
      authScopes: { realMember: true },
      description:
        'The games that the member has played, the last one first, each once. `GET /wps/game/recent/list`. `null` where the operator could not be asked.',
      complexity: ({ pageSize: size }) => pageCost(size),
      args: pages,
      resolve: (_viewer, args, context) =>
        pageOf(
          context,
          args.page,
          context.upstream.call(recentGames, payloadOf(args)).then(recent).catch(mapErrors(context.session, sessionErrorMap)),
        ),
    }),
  };
});
