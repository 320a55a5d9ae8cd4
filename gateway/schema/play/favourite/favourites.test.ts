import { afterEach, describe, expect, test } from 'vitest';
import { openMockGateways } from '../../../testing/openMockGateways.ts';
import { encodeGlobalId } from '../../globalId.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const game = encodeGlobalId('Game', 'xgs-ferry-of-small-lanterns');
const change = `mutation ($input: ChangeFavouriteInput!) {
  changeFavourite(input: $input) { __typename ... on ChangeFavouritePayload { viewer { favouriteGameIds } } ... on Refusal { code } }
}`;
const lists =
  '{ viewer { favouriteGames { totalCount games { id name } } recentGames(category: RNG, pageSize: 2) { page games { id category } } } }';
const set = (gateway: ReturnType<typeof open>, gameId: string, favourite: boolean) =>
  gateway.ask(change, { input: { gameId, favourite } }, 'EN');

describe('favourite games', () => {
  test('GM-04 a game is marked and unmarked, and each answer holds the marks that stand then', async () => {
    const gateway = open({ persona: 'member' });
    expect((await set(gateway, game, true)).data).toMatchObject({ changeFavourite: { viewer: { favouriteGameIds: [game] } } });
    expect((await set(gateway, game, true)).data).toMatchObject({ changeFavourite: { viewer: { favouriteGameIds: [game] } } });
    expect((await gateway.ask(lists)).data).toMatchObject({
      viewer: { favouriteGames: { totalCount: 1, games: [{ id: game, name: 'Ferry of Small Lanterns' }] } },
    });
    expect((await set(gateway, game, false)).data).toMatchObject({ changeFavourite: { viewer: { favouriteGameIds: [] } } });
  });

  test('the operator is told id, maker and kind of the game', async () => {
    const gateway = open({ persona: 'member' });
    await set(gateway, game, true);
    expect(gateway.upstream.calls.find(({ name }) => name === 'addFavourite')?.payload).toEqual({
      nodeId: 'xgs-ferry-of-small-lanterns',
      vendor: 'XGS',
      gameType: 'RNG',
    });
  });

  test('a game that is gone is refused as one, and no id of a game as bad input', async () => {
    const gateway = open({ persona: 'member' });
    const gone = await set(gateway, encodeGlobalId('Game', 'no-such-game'), true);
    expect(gone.data).toMatchObject({ changeFavourite: { __typename: 'GameNotFoundError', code: 'GAME_NOT_FOUND' } });
    expect((await set(gateway, encodeGlobalId('Member', 'm-1001'), true)).errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  });

  test('GM-04 the games played last are paged, in one lobby or in all', async () => {
    const gateway = open({ persona: 'member' });
    const { data } = await gateway.ask(lists);
    expect(data).toMatchObject({ viewer: { recentGames: { page: 1, games: [{ category: 'RNG' }, { category: 'RNG' }] } } });
    const { errors } = await gateway.ask('{ viewer { recentGames(pageSize: 101) { totalCount } } }');
    expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  });
});
