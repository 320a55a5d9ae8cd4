import { addFavourite, removeFavourite } from '#contract/play/favourite.ts';
import { builder } from '../../builder.ts';
import { type ErrorMap, mapErrors, sessionErrorMap } from '../../refusals/errorMap.ts';
import { callKeyIn } from '../../globalId.ts';
import { Member } from '../../identity/member/Member.ts';
import { requireViewer, type Viewer } from '../../identity/member/viewer.ts';
import { NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError, Refusal } from '../../refusals/refusals.ts';
import { refusalType } from '../../refusals/refusalType.ts';
import { GameNotFoundError } from '../game/launchRefusals.ts';
import { requireGame } from '../game/requireGame.ts';

class FavouritesFullError extends Refusal {
  constructor() {
    super('FAVOURITES_FULL');
  }
}
refusalType(
  FavouritesFullError,
  'FavouritesFullError',
  'The member has marked 200 games, which is the most the operator keeps. Code `FAVOURITES_FULL`.',
);

const errorMap: ErrorMap = {
  game_not_found: () => new GameNotFoundError(),
  favorites_full: () => new FavouritesFullError(),
  ...sessionErrorMap,
};

const ChangeFavouritePayload = builder.objectRef<{ viewer: Viewer }>('ChangeFavouritePayload').implement({
  description: "The change stands. Also where it changed nothing, because the game was marked, or wasn't, before.",
  authScopes: { member: true },
  fields: (t) => ({
    viewer: t.expose('viewer', { type: Member, description: 'Read `favouriteGameIds` here, so that every tile shows what stands now.' }),
  }),
});

const ChangeFavouriteInput = builder.inputType('ChangeFavouriteInput', {
  description: 'Which game, and what it is to be.',
  fields: (t) => ({
    gameId: t.id({ description: 'The `id` on the tile; an id that is of no game is refused with code `BAD_USER_INPUT`.' }),
    favourite: t.boolean({ description: 'True marks it, false takes the mark away.' }),
  }),
});

builder.mutationField('changeFavourite', (t) =>
  t.field({
    type: ChangeFavouritePayload,
    description:
      "Marks a game as one of the member's favourites, or takes the mark away. `POST /wps/game/favorite/add` and `POST /wps/game/favorite/remove`.",
    authScopes: { realMember: true },
    errors: { types: [NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError, GameNotFoundError, FavouritesFullError] },
    args: { input: t.arg({ type: ChangeFavouriteInput, description: 'The game and its new state.' }) },
    resolve: async (_root, { input }, context) => {
      const { upstream, session } = context;
      const nodeId = callKeyIn('Game', input.gameId);
      if (input.favourite) {
        const { vassalage: vendor, gameType } = (await requireGame(context, nodeId)).row;
        await upstream.call(addFavourite, { nodeId, vendor, gameType }).catch(mapErrors(session, errorMap));
      } else await upstream.call(removeFavourite, { nodeId }).catch(mapErrors(session, errorMap));
      return { viewer: requireViewer(context) };
    },
  }),
);
