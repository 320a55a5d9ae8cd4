import { recentGames } from '#contract/play/recentGames.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';
import { writeBets } from '../bet/testing/writeBets.ts';

describe.each(testEngines())('recent games on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let token: string;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    token = await registered(platform, 'linh');
  });
  afterEach(() => platform.close());

  test('GM-04 recent games are those of the bets, each once', async () => {
    expect((await platform.call(recentGames, {}, { token })).value).toEqual({ list: [], totalElements: 0, totalPages: 0 });
    await writeBets(platform, 'linh', 3);
    const { list, totalElements } = (await platform.call(recentGames, {}, { token, language: 'EN' })).value;
    expect([list.map(({ gameName }) => gameName), totalElements]).toEqual([['The Silver Oar'], 1]);
    // It is the house's own, so that it stands in both of its lobbies and in no other.
    const of = async (gameType: 'INHOUSE' | 'FISH') => (await platform.call(recentGames, { gameType }, { token })).value.totalElements;
    expect([await of('INHOUSE'), await of('FISH')]).toEqual([1, 0]);
  });

  test('GM-04 the game played last comes first, a page at a time, and nobody sees what another has played', async () => {
    await registered(platform, 'minh');
    for (const gameCode of ['xgs-twelve-landings', 'xgs-ferry-of-small-lanterns', 'xgs-silver-oar', 'xgs-ferry-of-small-lanterns']) {
      clock.forward(1_000);
      await writeBets(platform, 'linh', 1, { gameCode });
    }
    await writeBets(platform, 'minh', 1, { gameCode: 'xgs-full-moon-tide' });
    const page = async (pageNo: number) => {
      const { list, ...counted } = (await platform.call(recentGames, { pageSize: 2, pageNo }, { token })).value;
      return { ...counted, games: list.map(({ nodeId }) => nodeId) };
    };
    const counted = { totalElements: 3, totalPages: 2 };
    expect(await page(1)).toEqual({ ...counted, games: ['xgs-ferry-of-small-lanterns', 'xgs-silver-oar'] });
    expect(await page(2)).toEqual({ ...counted, games: ['xgs-twelve-landings'] });
  });
});
