import type { Context } from '../../../context.ts';
import { builder } from '../../builder.ts';
import { pageCost } from '../../complexity.ts';
import { mapErrors, sessionErrorMap } from '../../refusals/errorMap.ts';
import { Member } from '../../identity/member/Member.ts';
import { pageNumber, pageSize } from '../../paging/pageSize.ts';
import { GameCategory } from './GameCategory.ts';
import { GamePage } from './GamePage.ts';
import { type GameRow, toGameRecords } from './gameRecord.ts';

/** What the operator is asked for one page of a member's own games. */
interface OwnGamesPayload {
  readonly gameType?: GameRow['gameType'];
  readonly pageNo: number;
  readonly pageSize: number;
}

interface OwnGamesAnswer {
  readonly games: GameRow[];
  readonly totalElements: number;
  readonly totalPages: number;
}

/** A field of the member that answers a page of games which are its own in some way. */
export function ownGamesField(
  name: string,
  description: string,
  ask: (context: Context, payload: OwnGamesPayload) => Promise<OwnGamesAnswer>,
): void {
  builder.objectField(Member, name, (t) =>
    t.field({
      type: GamePage,
      nullable: true,
      authScopes: { realMember: true },
      description,
      complexity: ({ pageSize: size }) => pageCost(size),
      args: {
        category: t.arg({ type: GameCategory, required: false, description: 'Those of one lobby alone; left out for all.' }),
        page: t.arg.int({ defaultValue: 1, description: 'Counted from 1 to at most 10000; behind the last page there are no games.' }),
        pageSize: t.arg.int({ defaultValue: 42, description: 'From 1 to 100 games; others are refused with code `BAD_USER_INPUT`.' }),
      },
      resolve: async (_viewer, { category, page, pageSize: size }, context) => {
        const payload = {
          ...(category != null && { gameType: category }),
          pageNo: pageNumber(page),
          pageSize: pageSize(size, 'pageSize'),
        };
        const answer = ask(context, payload).catch(mapErrors(context.session, sessionErrorMap));
        const { records, totalElements, totalPages } = await toGameRecords(context, answer);
        return { records, total: totalElements, totalPages, page };
      },
    }),
  );
}
