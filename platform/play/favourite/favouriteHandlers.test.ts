import { addFavourite, favouriteGames, favouriteIds, removeFavourite } from '#contract/play/favourite.ts';
import { gameList } from '#contract/play/game.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';

describe.each(testEngines())('favourite games on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let token: string;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    token = await registered(platform, 'linh');
  });
  afterEach(() => platform.close());

  const someGames = async (count: number) =>
    (await platform.call(gameList, { gameType: 'RNG', pageSize: count }, { language: 'EN' })).value.games;
  const mark = async (nodeId: string, as = token) => {
    clock.forward(1_000);
    return platform.call(addFavourite, { nodeId, vendor: 'XGS', gameType: 'RNG' }, { token: as });
  };
  const marked = async (as = token) => (await platform.call(favouriteIds, {}, { token: as })).value.nodeIds;

  test('GM-04 favourites come the one added last first, each once, a page at a time, in the language of the request', async () => {
    const [first, second, third] = await someGames(3);
    for (const game of [first, second, third, first]) expect((await mark(game?.nodeId ?? '')).success).toBe(true);
    expect(await marked()).toEqual([third?.nodeId, second?.nodeId, first?.nodeId]);
    const page = (await platform.call(favouriteGames, { pageSize: 2, pageNo: 2 }, { token, language: 'EN' })).value;
    expect(page).toEqual({ content: [first], totalElements: 3, totalPages: 2 });
  });

  test('GM-04 a favourite is taken away by its id alone; one that is none changes nothing', async () => {
    const [first, second] = await someGames(2);
    await mark(first?.nodeId ?? '');
    await mark(second?.nodeId ?? '');
    for (const nodeId of [first?.nodeId ?? '', 'no-such-game'])
      expect((await platform.call(removeFavourite, { nodeId }, { token })).success).toBe(true);
    expect(await marked()).toEqual([second?.nodeId]);
  });

  test('GM-04 nobody sees or changes the favourites of another', async () => {
    const other = await registered(platform, 'minh');
    const [game] = await someGames(1);
    await mark(game?.nodeId ?? '');
    expect(await marked(other)).toEqual([]);
    await platform.call(removeFavourite, { nodeId: game?.nodeId ?? '' }, { token: other });
    expect(await marked()).toEqual([game?.nodeId]);
  });

  test('the 200th is kept and the 201st refused, and one that is kept can be marked again', async () => {
    const [game] = await someGames(1);
    const member = await platform.parts.db.selectFrom('member').select('id').executeTakeFirstOrThrow();
    const before = (count: number) =>
      platform.parts.db
        .insertInto('favourite_game')
        .values(Array.from({ length: count }, (_, index) => ({ member_id: member.id, node_id: `gone-${count}-${index}`, added_at: 1n })))
        .execute();
    await before(199);
    expect((await mark(game?.nodeId ?? '')).success).toBe(true);
    expect((await mark(game?.nodeId ?? '')).success).toBe(true);
    const [, another] = await someGames(2);
    expect(await mark(another?.nodeId ?? '')).toMatchObject({ success: false, code: 'favorites_full' });
    expect(await marked()).toHaveLength(200);
    // What is no longer offered is no game of a list.
    expect((await platform.call(favouriteGames, {}, { token })).value).toMatchObject({ totalElements: 1, totalPages: 1 });
  });

  test('of many pages that mark at once none goes past the limit', async () => {
    const member = await platform.parts.db.selectFrom('member').select('id').executeTakeFirstOrThrow();
    const before = Array.from({ length: 198 }, (_, index) => ({ member_id: member.id, node_id: `gone-${index}`, added_at: 1n }));
    await platform.parts.db.insertInto('favourite_game').values(before).execute();
    const answers = await Promise.all((await someGames(10)).map(({ nodeId }) => mark(nodeId)));
    expect(answers.filter(({ success }) => success)).toHaveLength(2);
    expect(await marked()).toHaveLength(200);
  });

  test('a game that there is not is refused', async () => {
    expect(await mark('no-such-game')).toMatchObject({ success: false, code: 'game_not_found' });
    expect(await marked()).toEqual([]);
  });
});
