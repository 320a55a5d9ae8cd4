import { calls } from '#contract/calls.ts';
import { caseList, firstGame, newMember, newTrial, valueOf } from '../caseList.ts';

const { add, cases } = caseList();
export { cases };

add(calls.gameVendors, 'of everybody', 'answered', (at, call) => at.call(call, {}));
add(calls.gameList, 'a page of slots', 'answered', (at, call) => at.call(call, { gameType: 'RNG' }));
add(calls.gameList, 'of a kind that nobody knows', 'invalid_payload', (at, call) => at.call(call, { gameType: 'NONE' as 'RNG' }));
add(calls.gameList, 'by their return', 'answered', (at, call) => at.call(call, { gameType: 'RNG', sortBy: 'RTP' }));
add(calls.gamesById, 'one there is, one there is not', 'answered', async (at, call) =>
  at.call(call, { nodeIds: `${(await firstGame(at)).nodeId},no-such-game` }),
);
add(calls.gamesById, 'no ids', 'invalid_payload', (at, call) => at.call(call, { nodeIds: '' }));
for (const [title, comesTo, change] of [
  ['a game', 'answered', {}],
  ['a game there is not', 'game_not_found', { nodeId: 'no-such-game', gameId: 'no-such-game' }],
  ['a game by the id of another one', 'game_not_found', { gameId: 'no-such-game' }],
  ['a game of another vendor', 'game_not_found', { vassalage: 'NONE' }],
] as const)
  add(calls.launchGame, title, comesTo, async (at, call) => {
    const [{ username, token, as }, { nodeId, gameId, vassalage }] = [await newMember(at), await firstGame(at)];
    return at.call(call, { nodeId, gameId, vassalage, username, token, merchantCode: 'SAMPAN', language: 'EN', ...change }, as);
  });
add(calls.launchGame, 'during a break', 'play_paused', async (at, call) => {
  const [{ username, token, as }, { nodeId, gameId, vassalage }] = [await newMember(at), await firstGame(at)];
  valueOf(await at.call(calls.takeTimeOut, { length: 'DAY' }, as));
  return at.call(call, { nodeId, gameId, vassalage, username, token, merchantCode: 'SAMPAN', language: 'EN' }, as);
});
add(calls.launchGame, 'the game of a room, by a trial', 'in_need_true_account', async (at, call) => {
  const [room] = valueOf(await at.call(calls.pvpRooms, {})).rooms;
  if (room === undefined) throw new Error('there are no rooms');
  const { nodeId, gameId, vassalage } = room.game;
  const token = await newTrial(at);
  return at.call(call, { nodeId, gameId, vassalage, username: 'x', token, merchantCode: 'SAMPAN', language: 'EN' }, { token });
});
