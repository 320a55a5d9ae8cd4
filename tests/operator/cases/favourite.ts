import { calls } from '#contract/calls.ts';
import { caseList, firstGame, newMember } from '../caseList.ts';

const { add, byMembers, cases } = caseList();
export { cases };

byMembers(calls.favouriteIds, calls.favouriteGames);
for (const nodeId of [undefined, 'no-such-game'])
  add(calls.addFavourite, nodeId ?? 'a game', nodeId ? 'game_not_found' : 'answered', async (at, call) => {
    const [{ as }, game] = [await newMember(at), await firstGame(at)];
    return at.call(call, { nodeId: nodeId ?? game.nodeId, vendor: game.vassalage, gameType: game.gameType }, as);
  });
add(calls.removeFavourite, 'one that is none', 'answered', async (at, call) =>
  at.call(call, { nodeId: 'no-such-game' }, (await newMember(at)).as),
);
