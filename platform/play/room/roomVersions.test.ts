import { describe, expect, test } from 'vitest';
import { createPlatform } from '../../app.ts';
import { cheapPasswordWork } from '../../testing/cheapPasswordWork.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { testGames } from '../../testing/testGames.ts';
import type { TableRules } from '../family/tableRules.ts';
import { openRoom } from './testing/openRoom.ts';
import { type Name, roomParty } from './testing/roomParty.ts';

describe.each(testEngines())('MON-004 a table that comes with other terms, on %s', (engine) => {
  const { platform, tokenOf, enter, money, all } = roomParty(engine);

  /** A platform over the same store that knows the next version of the game: dearer, and dealt by another rule. */
  function nextPlatform() {
    const games = testGames();
    const title = games.titles.currentOf('ss-three-cards');
    if (!title?.table) throw new Error('there is no table');
    const { rooms, ...rules } = title.table;
    const table: TableRules = {
      ...rules,
      rooms: rooms.map((room) => ({ ...room, ante: '300' })),
      rakePercent: '5',
      deal: (seats) => ({ seats: Array.from({ length: seats }, () => ({ cards: ['A♠'], combination: 'other' })), winner: 1 }),
    };
    const next = { ...title, version: 2, stakes: ['300'], table };
    const { titles } = games;
    const made = createPlatform(platform().parts, {
      passwordWork: cheapPasswordWork(),
      games: {
        ...games,
        titles: {
          ...titles,
          current: titles.current.map((each) => (each.code === next.code ? next : each)),
          currentOf: (code) => (code === next.code ? next : titles.currentOf(code)),
          find: (code, version) => (code === next.code && version === next.version ? next : titles.find(code, version)),
        },
      },
    });
    const fetch = (address: string, init?: RequestInit, peer?: string) =>
      made.answer(new Request(new URL(address, 'http://127.0.0.1:3001'), init), peer);
    return { enter: (name: Name) => openRoom(platform(), tokenOf(name), undefined, { fetch }) };
  }

  test.each(['that nobody sits at', 'that somebody sits at'])(
    'a hand %s is not played by them: who sat there has his ante back',
    async (which) => {
      const before = await enter('linh');
      if (which === 'that somebody sits at') await before.promise();
      else await before.look();
      const next = nextPlatform();
      const minh = await next.enter('minh');
      expect(await minh.look()).toMatchObject({ room: { ante: '300', pot: '600', rake: '30' }, waiting: { seats: [], closesAt: null } });
      expect(await money('linh')).toBe(100_000_000n);
      await minh.promise();
      const huong = await next.enter('huong');
      await huong.promise();
      await minh.show();
      const { last } = (await huong.show()).body;
      expect(last?.hand).toMatchObject({ gameVersion: 2, status: 'DEALT', ante: '300', pot: '600', rake: '30', prize: '570' });
      expect([await money('minh'), await money('huong')]).toEqual([97_000_000n, 102_700_000n]);
    },
  );

  test('a hand whose words are being shown is dealt by the rules that it was staked on', async () => {
    const players = await all(2);
    for (const player of players) await player.promise();
    const next = nextPlatform();
    const [linh, minh] = [await next.enter('linh'), await next.enter('minh')];
    await linh.show('my word');
    const { last } = (await minh.show('my word')).body;
    expect(last?.hand).toMatchObject({ gameVersion: 1, status: 'DEALT', ante: '200', pot: '400', rake: '10' });
    expect(last?.hand.seats.map(({ cards }) => cards.length)).toEqual([3, 3]);
  });

  test('a platform that does not know them yet takes nobody for them, and leaves the hand alone', async () => {
    await (await nextPlatform().enter('linh')).promise();
    const minh = await enter('minh');
    expect((await minh.promise()).body.error).toBe('game_maintenance');
    expect([await money('minh'), (await minh.look()).waiting.seats.length]).toEqual([100_000_000n, 1]);
  });
});
