import { recentGames } from '#contract/play/recentGames.ts';
import { ownGamesField } from './ownGames.ts';

ownGamesField(
  'recentGames',
  'The games that the member has played, the last one first, each once. `GET /wps/game/recent/list`. `null` where the operator could not be asked.',
  async ({ upstream }, payload) => {
    const { list, ...counted } = await upstream.call(recentGames, payload);
    return { games: list, ...counted };
  },
);
