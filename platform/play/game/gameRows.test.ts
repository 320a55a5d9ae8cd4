import { balance } from '#contract/money/wallet.ts';
import { gameList, gamesById, gameVendors, launchGame } from '#contract/play/game.ts';
import { popularGames } from '#contract/play/popularGames.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { platformTexts } from '../../platformTexts.ts';
import { createVendors } from '../vendor/createVendors.ts';
import { currentCatalogue } from './currentCatalogue.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';
import { testFolder } from '../../testing/testBrand.ts';
import { offeredTitles, testGames } from '../../testing/testGames.ts';
import { createTitleRegistry } from '../family/titleRegistry.ts';
import { openTable } from '../games/testing/openTable.ts';

const oar = 'xgs-silver-oar';
/** Of a studio that the house of these tests does not have. */
const foreign = 'crp-squall-at-the-inlet';

const rngWithout = (vendor: string): number =>
  offeredTitles(({ category, vendorCode }) => category === 'RNG' && vendorCode !== vendor).length;

describe.each(testEngines())('vendors and games as rows on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let token: string;
  beforeEach(async () => {
    clock = movableClock();
    const vendors = testFolder().vendors.filter(({ code }) => code !== 'CRP');
    platform = await openPlatform({ engine, clock, extras: { games: { ...testGames(), vendors } } });
    token = await registered(platform, 'linh');
  });
  afterEach(() => platform.close());

  const listed = async (query: object = {}) =>
    (await platform.call(gameList, { gameType: 'RNG', pageSize: 100, ...query }, { language: 'EN' })).value.games;
  const byId = async (...ids: string[]) => (await platform.call(gamesById, { nodeIds: ids.join(',') })).value.games;
  const cards = async () => (await platform.call(gameVendors, {})).value.data.lanes[0]?.cards ?? [];
  const launch = (nodeId: string) =>
    platform.call(
      launchGame,
      { nodeId, vassalage: nodeId.slice(0, 3).toUpperCase(), username: 'linh', token, merchantCode: 'SAMPAN', language: 'EN' },
      { token },
    );
  const setGame = (code: string, row: { offering?: 'OPEN' | 'MAINTENANCE' | 'WITHDRAWN'; featured?: bigint | null; position?: bigint }) =>
    platform.parts.db.updateTable('game').set(row).where('code', '=', code).execute();
  const setVendor = (code: string, row: { offering?: 'MAINTENANCE' | 'WITHDRAWN'; name?: string; hue?: bigint; hot?: bigint }) =>
    platform.parts.db.updateTable('vendor').set(row).where('code', '=', code).execute();
  const soon = () => clock.forward(1_000);
  const openRound = async (nodeId = oar) => {
    const table = openTable(platform);
    const { session } = await table.open(token, nodeId);
    const spin = () => {
      clock.forward(2_500);
      return table.spin(session);
    };
    return { ...table, spin };
  };

  test('games of a studio that the brand lacks are listed, found, launched and told of nowhere', async () => {
    expect((await listed()).map(({ nodeId }) => nodeId)).toHaveLength(rngWithout('CRP'));
    expect(await byId(foreign, oar)).toMatchObject([{ nodeId: oar }]);
    expect((await cards()).map(({ vassalage }) => vassalage)).not.toContain('CRP');
    expect(await launch(foreign)).toMatchObject({ success: false, code: 'game_not_found' });
    expect((await launch(oar)).success).toBe(true);
    expect((await platform.fetch(`/games/slot/titles/${foreign}/1`)).status).toBe(404);
    expect((await platform.fetch(`/games/slot/titles/${oar}/1`)).status).toBe(200);
    for (const path of [`/art/games/${foreign}.svg`, '/art/vendors/CRP.svg'])
      expect([path, (await platform.fetch(path)).status]).toEqual([path, 404]);
  });

  test('a studio that is written into the store brings its games, with their pictures, within a second', async () => {
    await byId(foreign);
    const row = { code: 'CRP', name: 'Carp & Co', hue: 12n, hot: 0n, in_house: 0n, offering: 'OPEN' as const, position: 99n };
    await platform.parts.db.insertInto('vendor').values(row).execute();
    expect(await byId(foreign)).toEqual([]);
    soon();
    expect(await byId(foreign)).toMatchObject([{ nodeId: foreign, vendorName: 'Carp & Co' }]);
    expect((await cards()).at(-1)).toMatchObject({ vassalage: 'CRP', gameCount: 7 });
    expect((await platform.fetch(`/art/games/${foreign}.svg`)).status).toBe(200);
  });

  test('name, hue and order of rows show within a second', async () => {
    const [before] = await byId(oar);
    await setVendor('XGS', { name: 'Reed Works', hue: 300n, hot: 0n });
    await setGame(oar, { position: -1n, featured: -1n });
    soon();
    const [after] = await byId(oar);
    expect(after).toMatchObject({ vendorName: 'Reed Works', isHot: 1 });
    expect([before?.vendorName, before?.isHot]).toEqual(['Xuồng Games', 0]);
    expect(after?.imgUrl).not.toBe(before?.imgUrl);
    expect((await listed())[0]?.nodeId).toBe(oar);
    expect((await cards())[0]).toMatchObject({ title: 'Reed Works', isHot: 0 });
    expect((await platform.call(popularGames, { count: 1 })).value.games[0]?.nodeId).toBe(oar);
  });

  test('GM-02 eight of the games that are offered are hot, however many of those put forward are withdrawn', async () => {
    const hot = async () => (await listed({ isHot: 1 })).map(({ nodeId }) => nodeId);
    const before = await hot();
    expect(before).toHaveLength(8);
    await setGame(before[0] ?? '', { offering: 'WITHDRAWN' });
    soon();
    const after = await hot();
    expect([after.length, after.includes(before[0] ?? '')]).toEqual([8, false]);
  });

  test('a game under maintenance is shown as such, and takes no stake; what was played is answered again', async () => {
    const { spin } = await openRound();
    expect((await spin()).status).toBe(200);
    const money = (await platform.call(balance, {}, { token })).value;
    await setGame(oar, { offering: 'MAINTENANCE' });
    soon();
    expect(await byId(oar)).toMatchObject([{ maintenance: true }]);
    expect(await launch(oar)).toMatchObject({ success: false, code: 'game_maintenance' });
    expect(await spin()).toMatchObject({ status: 409, body: { error: 'game_maintenance' } });
    expect((await platform.call(balance, {}, { token })).value).toEqual(money);
    expect((await platform.call(popularGames, { count: 20 })).value.games.map(({ nodeId }) => nodeId)).not.toContain(oar);
    await setGame(oar, { offering: 'OPEN' });
    soon();
    expect((await spin()).status).toBe(200);
  });

  test('a round that was played before its game closed is answered again', async () => {
    const table = openTable(platform);
    const { session } = await table.open(token, oar);
    const key = '00000000-0000-4000-8000-000000000001';
    const play = (by = key) =>
      platform.fetch('/games/slot/rounds', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${session}`, 'idempotency-key': by },
        body: JSON.stringify({ stake: '200' }),
      });
    const first = (await (await play()).json()) as { round: unknown };
    await setGame(oar, { offering: 'WITHDRAWN' });
    soon();
    expect(await (await play()).json()).toMatchObject({ round: first.round });
    expect(await (await play(key.replace(/1$/, '2'))).json()).toMatchObject({ error: 'game_withdrawn' });
  });

  test.each(['game', 'vendor'] as const)('what is withdrawn by its %s is shown nowhere, and can still be checked', async (by) => {
    const launched = await openTable(platform).launch(token, oar);
    await (by === 'game' ? setGame(oar, { offering: 'WITHDRAWN' }) : setVendor('XGS', { offering: 'WITHDRAWN' }));
    soon();
    expect(await byId(oar)).toEqual([]);
    expect((await listed()).map(({ nodeId }) => nodeId)).not.toContain(oar);
    expect(await launch(oar)).toMatchObject({ success: false, code: 'game_not_found' });
    const opened = await openTable(platform).post('/games/slot/session', { launch: launched });
    expect(opened).toMatchObject({ status: 409, body: { error: 'game_withdrawn' } });
    expect((await platform.fetch(`/games/slot/titles/${oar}/1`)).status).toBe(200);
  });

  test('what was taken away is not written again by another process; what its version brings is', async () => {
    await byId(oar);
    await platform.parts.db.deleteFrom('game').where('code', '=', oar).execute();
    await platform.parts.db.deleteFrom('vendor').where('code', '=', 'MKG').execute();
    const { titles, ...games } = testGames();
    const fresh = titles.current.slice(0, 1).map((title) => ({ ...title, code: 'xgs-brand-new' }));
    const given = {
      ...platform.parts,
      ...games,
      texts: platformTexts(),
      gameVendors: new Map(),
      titles: createTitleRegistry([{ name: 'slot', titles: [...titles.current, ...fresh] }]),
    };
    const catalogue = await currentCatalogue({ ...given, vendorRows: createVendors(given) })();
    const codes = catalogue.list({ gameType: 'RNG' }, 'EN').map(({ code }) => code);
    expect(codes).not.toContain(oar);
    expect(codes).toContain('xgs-brand-new');
    // A studio is gone; of another one game is, and one is new.
    expect(codes).toHaveLength(rngWithout('MKG'));
    expect(catalogue.lanes()[0]?.cards.map(({ vassalage }) => vassalage)).not.toContain('MKG');
  });
});
