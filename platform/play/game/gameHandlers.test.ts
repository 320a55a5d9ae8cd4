import type { PayloadOf } from '#contract/call.ts';
import { popularGames } from '#contract/play/popularGames.ts';
import { betRecords } from '#contract/play/bet.ts';
import { gameList, gamesById, gameVendors, launchGame } from '#contract/play/game.ts';
import { freePlayLogin } from '#contract/identity/session.ts';
import { balance } from '#contract/money/wallet.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Language } from '../../core/http/handler.ts';
import type { PlaySession } from '../games/slot/slotRound.ts';
import { openTable } from '../games/testing/openTable.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';
import { offeredTitles } from '../../testing/testGames.ts';

/** Games of the category that is asked for where none is named. */
const rng = offeredTitles(({ category }) => category === 'RNG').length;

describe.each(testEngines())('the game calls on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
  });
  afterEach(() => platform.close());

  const list = async (query: Partial<PayloadOf<typeof gameList>> = {}, language: Language = 'TY') =>
    (await platform.call(gameList, { gameType: 'RNG', ...query }, { language })).value;

  test('GM-01 a category comes 42 games a page, with the number of pages', async () => {
    const [first, second, third] = [await list(), await list({ pageNo: 2 }), await list({ pageNo: 3 })];
    expect([first.games.length, second.games.length, third.games.length]).toEqual([42, rng - 42, 0]);
    expect([first, second, third].map(({ total, totalPages }) => [total, totalPages])).toEqual([
      [rng, 2],
      [rng, 2],
      [rng, 2],
    ]);
    expect(new Set([...first.games, ...second.games].map((game) => game.nodeId)).size).toBe(rng);
    expect(new Set(first.games.slice(0, 9).map((game) => game.vassalage)).size).toBe(9);
  });

  test('games are found by their ids, in the language asked for; an id of none is left out', async () => {
    const [first, second] = (await list()).games;
    const found = async (nodeIds: string, language: Language) => (await platform.call(gamesById, { nodeIds }, { language })).value.games;
    expect(await found(`${second?.nodeId},no-such-game,${first?.nodeId},${first?.nodeId}`, 'TY')).toEqual([second, first]);
    expect((await found(first?.nodeId ?? '', 'EN'))[0]?.gameName).not.toBe(first?.gameName);
  });

  test('a category is sorted by name in the language asked for, by return or by smallest stake, over all of its pages', async () => {
    const all = async (sortBy: 'NAME' | 'RTP' | 'MIN_BET', language: Language = 'TY') =>
      [await list({ sortBy }, language), await list({ sortBy, pageNo: 2 }, language)].flatMap(({ games }) => games);
    const returns = (await all('RTP')).map(({ rtp }) => Number(rtp));
    expect(returns).toEqual(returns.toSorted((one, other) => other - one));
    const stakes = (await all('MIN_BET')).map(({ minBet }) => Number(minBet));
    expect(stakes).toEqual(stakes.toSorted((one, other) => one - other));
    for (const [language, locale] of [
      ['TY', 'vi-VN'],
      ['EN', 'en-GB'],
    ] as const) {
      const found = (await all('NAME', language)).map(({ gameName }) => gameName);
      expect(found).toEqual(found.toSorted(new Intl.Collator(locale).compare));
      expect(found).toHaveLength(rng);
    }
  });

  test('GM-01 filters by vendor, classification, lines and the stake to start from', async () => {
    const vendor = await list({ vassalage: 'MKG' });
    expect([vendor.total, new Set(vendor.games.map((game) => game.vassalage))]).toEqual([7, new Set(['MKG'])]);
    const folk = await list({ gameClassify: 'folk', pageSize: 100 });
    expect(folk.total).toBeGreaterThan(5);
    expect(folk.games.every((game) => game.gameClassify === 'folk')).toBe(true);
    expect([(await list({ minLineNum: 10 })).total, (await list({ minLineNum: 11 })).total]).toEqual([
      offeredTitles(({ lineCount }) => lineCount >= 10).length,
      0,
    ]);
    const cheap = await list({ minBet: '20', pageSize: 100 });
    expect(cheap.games.every((game) => game.minBet === '20')).toBe(true);
    expect((await list({ minBet: '50' })).total).toBe(
      offeredTitles(({ category, stakes: [smallest] }) => category === 'RNG' && Number(smallest) <= 50).length,
    );
    expect(cheap.total).toBeLessThan(rng);
    expect((await list({ minBet: '19.9999' })).total).toBe(0);
  });

  test('a row names the game in the language asked for, with its exact return and its picture', async () => {
    const rows = async (language: Language) => (await list({ gameName: 'silver oar' }, language)).games;
    expect(await rows('TY')).toEqual([
      {
        nodeId: 'xgs-silver-oar',
        gameId: 'xgs-silver-oar',
        gameCode: 'xgs-silver-oar',
        gameName: 'Mái Chèo Bạc',
        vassalage: 'XGS',
        vendorName: 'Xuồng Games',
        gameType: 'RNG',
        gameClassify: 'classic',
        isHot: 0,
        imgUrl: expect.stringMatching(/^\/art\/games\/xgs-silver-oar\.svg\?v=[\w-]{11}$/),
        minBet: '20',
        maxBet: '50000',
        lineNum: 10,
        rtp: '95.1234765',
        maintenance: false,
      },
    ]);
    expect((await rows('VI'))[0]?.gameName).toBe('Mái Chèo Bạc');
    expect((await rows('TH'))[0]?.gameName).toBe('พายเงิน');
    for (const language of ['TY', 'EN'] as const) {
      const [row] = await rows(language);
      const { status, headers } = await platform.fetch(row?.imgUrl ?? '');
      expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
    expect((await rows('EN'))[0]?.imgUrl).toMatch(/\?lang=EN&v=[\w-]{11}$/);
    const { games } = await list({ pageSize: 100 });
    expect(games.filter(({ lineNum }) => lineNum > 0).every(({ rtp }) => /^95\.[01]\d{6}$/.test(rtp ?? ''))).toBe(true);
    const returns = offeredTitles(({ category }) => category === 'RNG').map(({ exactReturn }) => exactReturn);
    expect(games.map(({ rtp }) => rtp).toSorted()).toEqual(returns.toSorted());
  });

  test('GM-02 lanes hold vendor cards, and a category without vendors has no lane', async () => {
    const { data } = (await platform.call(gameVendors, {}, { language: 'TY' })).value;
    expect(data.lanes.map((lane) => [lane.gameType, lane.cards.map((card) => card.vassalage)])).toEqual([
      ['RNG', ['XGS', 'SS', 'LTN', 'NGT', 'MKG', 'TRG', 'HSN', 'DLT', 'CRP']],
      ['PVP', ['SS']],
      ['INHOUSE', ['XGS', 'SS']],
    ]);
    expect(data.lanes[0]?.cards[3]).toEqual({
      vassalage: 'NGT',
      title: 'Nine Gates',
      isHot: 0,
      gameClassify: 'slot',
      gameType: 'RNG',
      nodeId: 'NGT',
      isGame: 'VASSALAGE',
      imgUrl: expect.stringMatching(/^\/art\/vendors\/NGT\.svg\?v=[\w-]{11}$/),
      gameCount: 7,
    });
    expect(data.lanes[0]?.cards.filter((card) => card.isHot === 1).map((card) => card.vassalage)).toEqual([
      'XGS',
      'SS',
      'LTN',
      'MKG',
      'HSN',
    ]);
  });

  test('the in-house category lists the operator’s own games, and categories without games none', async () => {
    const inHouse = await list({ gameType: 'INHOUSE' });
    const own = offeredTitles(({ vendorCode }) => ['XGS', 'SS'].includes(vendorCode));
    expect([inHouse.total, new Set(inHouse.games.map((game) => game.vassalage))]).toEqual([own.length, new Set(['XGS', 'SS'])]);
    expect(await list({ gameType: 'FISH' })).toEqual({ games: [], total: 0, totalPages: 0 });
  });

  const popular = async (count: number) => (await platform.call(popularGames, { count })).value.games.map((game) => game.nodeId);
  const order = {
    nodeId: 'xgs-silver-oar',
    vassalage: 'XGS',
    username: 'linh',
    token: '',
    merchantCode: 'SAMPAN',
    language: 'EN' as Language,
  };

  const table = () => openTable(platform);
  const open = (token: string, nodeId: string) => table().open(token, nodeId);
  const spin = async ({ session }: PlaySession) => {
    clock.forward(2_500);
    return (await table().spin(session)).body;
  };

  test('popular games are those played most in the last seven days, then those put forward', async () => {
    const [first, second] = await popular(20);
    expect(await popular(20)).toHaveLength(20);
    expect(first).toBe('xgs-ferry-of-small-lanterns');
    const token = await registered(platform, 'linh');
    await spin(await open(token, 'trg-drum-that-calls-rain'));
    const squall = await open(token, 'crp-squall-at-the-inlet');
    await spin(squall);
    await spin(squall);
    expect((await popular(20)).slice(0, 4)).toEqual(['crp-squall-at-the-inlet', 'trg-drum-that-calls-rain', first, second]);
    expect(await popular(1)).toEqual(['crp-squall-at-the-inlet']);
    expect(new Set(await popular(100)).size).toBe(offeredTitles().length);
    clock.forward(7 * 24 * 3_600_000 + 1);
    expect((await popular(20)).slice(0, 2)).toEqual([first, second]);
  });

  test('RO-02 what trial accounts play makes no game popular', async () => {
    const before = await popular(20);
    const { token } = (await platform.call(freePlayLogin, { os: 'Linux' })).value;
    await spin(await open(token, 'trg-drum-that-calls-rain'));
    expect(await platform.parts.db.selectFrom('bet').select('currency').execute()).toEqual([{ currency: 'DEMO' }]);
    expect(await popular(20)).toEqual(before);
  });

  test('a round played in the game is in the member’s betting record, and its money in the balance', async () => {
    const token = await registered(platform, 'linh');
    const { round, balance: left } = await spin(await open(token, 'xgs-silver-oar'));
    const { records } = (await platform.call(betRecords, {}, { token, language: 'EN' })).value;
    expect(records).toEqual([
      {
        recordId: round.id,
        roundId: round.id,
        nodeId: 'xgs-silver-oar',
        gameName: 'The Silver Oar',
        gameType: 'RNG',
        vassalage: 'XGS',
        vassalageName: 'Xuồng Games',
        betAmount: '200',
        winAmount: round.win,
        currency: 'PLAY',
        status: 'SETTLED',
        betTime: clock.now(),
      },
    ]);
    expect((await platform.call(balance, {}, { token })).value).toEqual({ sumBalance: left, currency: 'PLAY' });
  });

  test('GM-08 the launch payload as specified is answered by an address whose token opens that game once', async () => {
    const token = await registered(platform, 'linh');
    const { value } = await platform.call(launchGame, { ...order, gameId: 'xgs-silver-oar' }, { token });
    const [, launch] = /^\/games\/slot\/\?launch=([\w-]{43})&lang=EN$/.exec(value.game_url ?? '') ?? [];
    const { post } = table();
    expect(await post('/games/slot/session', { launch })).toMatchObject({
      status: 200,
      body: { titleCode: 'xgs-silver-oar', language: 'EN', balance: '1000' },
    });
    expect(await post('/games/slot/session', { launch })).toEqual({ status: 401, body: { error: 'launch_expired' } });
  });

  test('a trial account may launch, a guest may not', async () => {
    const token = await registered(platform, 'linh');
    await platform.parts.db.updateTable('member').set({ type: 4n }).execute();
    expect(await platform.call(launchGame, order, { token })).toMatchObject({ success: true });
    expect(await platform.call(launchGame, order)).toMatchObject({ success: false, status: 401 });
  });

  test.each([
    ['an unknown game', { nodeId: 'xgs-nothing' }],
    ['another vendor’s game', { vassalage: 'SS' }],
    ['one game under another’s id', { gameId: 'xgs-twelve-landings' }],
  ])('%s is not found', async (_case, wrong) => {
    const token = await registered(platform, 'linh');
    expect(await platform.call(launchGame, { ...order, ...wrong }, { token })).toMatchObject({ success: false, code: 'game_not_found' });
    expect(await platform.parts.db.selectFrom('launch_token').selectAll().execute()).toEqual([]);
  });
});
