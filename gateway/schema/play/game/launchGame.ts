import { launchGame } from '#contract/play/game.ts';
import { pvpLaunch } from '#contract/play/room.ts';
import { BadInput } from '../../input/badInput.ts';
import { builder } from '../../builder.ts';
import { Game } from './Game.ts';
import type { GameRecord } from './gameRecord.ts';
import { PlayPausedError } from '../../identity/playLimit/playPaused.ts';
import { keyIn } from '../../globalId.ts';
import { mapErrors } from '../../refusals/errorMap.ts';
import { NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError } from '../../refusals/refusals.ts';
import { safeAbsoluteUrl } from '../../scalars/safeUrl.ts';
import { requireGame } from './requireGame.ts';
import { GameMaintenanceError, GameNotFoundError, GameVendorError, launchErrorMap } from './launchRefusals.ts';

const LaunchGamePayload = builder.objectRef<{ url: string; game: GameRecord }>('LaunchGamePayload').implement({
  description: 'A round can begin: where to load it, and what to write above it.',
  authScopes: { member: true },
  fields: (t) => ({
    url: t.expose('url', {
      type: 'SafeUrl',
      description:
        "Address for the frame, on a launch host and never on the site's own. It carries a single-use ticket that dies after 60 seconds: load it at once, keep it nowhere.",
    }),
    game: t.field({ type: Game, description: 'What was opened, for the title round the frame.', resolve: ({ game }) => game }),
  }),
});

const LaunchGameInput = builder.inputType('LaunchGameInput', {
  description: 'Which game to open. Member, brand and language follow from the request and cannot be given.',
  fields: (t) => ({
    gameId: t.id({ description: 'The `id` on the tile; an id that is of no game is refused with code `BAD_USER_INPUT`.' }),
    roomId: t.id({
      required: false,
      description:
        'The `id` of one of its rooms, where members play against each other; left out, the game is opened as its own tile opens it. Names up to 64 characters.',
    }),
  }),
});

const longestRoomId = 64;

/** Undefined where no room is named. */
function roomIn(given: string | null | undefined): string | undefined {
  if (given == null) return undefined;
  const id = String(given);
  if (id === '' || id.length > longestRoomId || /\p{Cc}/u.test(id)) throw new BadInput('`roomId` must be the id of a room.');
  return id;
}

builder.mutationField('launchGame', (t) =>
  t.field({
    type: LaunchGamePayload,
    description:
      'Opens a game for the signed-in member. `POST /wps/game/launchGame`; in a room, `GET /wps/game/pvp/launch`. Moves no money by itself; the operator decides whether a trial account may play.',
    authScopes: { member: true },
    errors: {
      types: [
        NotSignedInError,
        PasswordChangeRequiredError,
        GameNotFoundError,
        GameMaintenanceError,
        GameVendorError,
        PlayPausedError,
        RealAccountNeededError,
      ],
    },
    args: { input: t.arg({ type: LaunchGameInput, description: 'Names what to open; all else follows from the session.' }) },
    resolve: async (_root, { input }, context) => {
      const { upstream, session, language } = context;
      const member = session.current;
      if (member === undefined) throw new NotSignedInError();
      const game = await requireGame(context, keyIn('Game', input.gameId));
      const { gameId, nodeId, vassalage } = game.row;
      const payload = {
        gameId,
        nodeId,
        vassalage,
        username: member.account,
        token: member.token,
        merchantCode: upstream.merchant,
        language,
      };
      const roomId = roomIn(input.roomId);
      const path = await (
        roomId === undefined
          ? upstream.call(launchGame, payload).then((answer) => answer.game_url ?? answer.game_url2)
          : upstream.call(pvpLaunch, { roomId }).then(({ content }) => content)
      ).catch(mapErrors(session, launchErrorMap));
      const url = path === undefined ? null : safeAbsoluteUrl(await upstream.launchUrl(path));
      if (url === null) throw new Error('the operator answered a launch with an address that is not safe to open');
      return { url, game };
    },
  }),
);
