import { recentGames } from '#contract/play/recentGames.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';
import { writeBets } from '../bet/testing/writeBets.ts';

describe.each(testEngines())('recent games on %s', (engine) => {
  let platform: TestPlatform;
  let token: string;
  beforeEach(async () => {
    platform = await openPlatform({ engine });
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
});
