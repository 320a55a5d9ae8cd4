import { favouriteGames, favouriteIds } from '#contract/play/favourite.ts';
import { builder } from '../../builder.ts';
import { mapErrors, sessionErrorMap } from '../../refusals/errorMap.ts';
import { encodeGlobalId } from '../../globalId.ts';
import { Member } from '../../identity/member/Member.ts';
import { ownGamesField } from '../game/ownGames.ts';

builder.objectField(Member, 'favouriteGameIds', (t) =>
  t.field({
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
);

ownGamesField(
  'favouriteGames',
  'The games that the member has marked, the last one first. `GET /wps/game/favorite/list`. `null` where the operator could not be asked.',
  async ({ upstream }, payload) => {
    const { content, ...counted } = await upstream.call(favouriteGames, payload);
    return { games: content, ...counted };
  },
);
