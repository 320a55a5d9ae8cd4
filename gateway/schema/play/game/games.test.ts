import { afterEach, describe, expect, test } from 'vitest';
import { fakeStatus } from '../../../testing/fakeOperator/fakeBrand.ts';
import { fakeGames } from '../../../testing/fakeOperator/play/fakeGames.ts';
import { openMockGateways } from '../../../testing/openMockGateways.ts';
import { encodeGlobalId } from '../../globalId.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

interface Page {
  readonly games: readonly { readonly id: string; readonly name: string; readonly code: string }[];
  readonly totalCount: number;
  readonly totalPages: number;
  readonly page: number;
}
const pageOf = ({ data }: { data?: unknown }) => (data as { games: Page }).games;
const fields = '{ games { id name code } totalCount totalPages page }';
const slots = fakeGames.filter((game) => game.gameType === 'RNG');

describe('a lobby', () => {
  test('shows 42 games a page from page 1, and every game on one page', async () => {
    const gateway = open();
    const first = pageOf(await gateway.ask(`{ games(category: RNG) ${fields} }`));
    expect([first.page, first.games.length, first.totalPages, first.totalCount]).toEqual([1, 42, 3, slots.length]);
    const others = await Promise.all(
      [2, 3].map(async (page) =>
        pageOf(await gateway.ask(`query ($page: Int!) { games(category: RNG, page: $page) ${fields} }`, { page })),
      ),
    );
    const codes = [first, ...others].flatMap(({ games }) => games.map(({ code }) => code));
    expect(codes).toEqual(slots.map((game) => game.gameCode));
    expect(new Set(others.concat(first).flatMap(({ games }) => games.map(({ id }) => id))).size).toBe(slots.length);
    expect(pageOf(await gateway.ask(`{ games(category: RNG, page: 4) ${fields} }`)).games).toEqual([]);
  });

  test("filters by name, vendor, classification, stake and lines in the operator's words", async () => {
    const gateway = open();
    await gateway.ask(
      '{ games(category: RNG, search: "  Lantern ", vendor: "LTN", classification: "folk", minStake: "0.25", minLines: 20, page: 2, pageSize: 5) { totalCount } }',
      {},
      'EN',
    );
    expect(gateway.upstream.calls.find(({ name }) => name === 'gameList')?.payload).toEqual({
      gameType: 'RNG',
      vassalage: 'LTN',
      gameClassify: 'folk',
      gameName: 'Lantern',
      minBet: '0.25',
      minLineNum: '20',
      pageNo: '2',
      pageSize: '5',
      clientType: '3',
      platform: 'html5-desktop',
    });
  });

  test("is sorted in the operator's words, and not at all where no order is asked for", async () => {
    const gateway = open();
    const sorted = () =>
      gateway.upstream.calls.filter(({ name }) => name === 'gameList').map(({ payload }) => (payload as { sortBy?: string }).sortBy);
    for (const order of ['NAME', 'RETURN', 'SMALLEST_STAKE', null])
      await gateway.ask('query ($order: GameOrder) { games(category: RNG, order: $order) { totalCount } }', { order });
    expect(sorted()).toEqual(['NAME', 'RTP', 'MIN_BET', undefined]);
  });

  test('INJ-001 INJ-002 a search text reaches the operator as one value, whatever is in it', async () => {
    const search = '%\' OR 1=1 --&merchant=x#?/../"';
    const gateway = open();
    expect(
      pageOf(await gateway.ask(`query ($search: String) { games(category: RNG, search: $search) ${fields} }`, { search })).totalCount,
    ).toBe(0);
    expect(gateway.upstream.calls.find(({ name }) => name === 'gameList')?.payload).toMatchObject({ gameName: search });
  });

  test.each([
    ['search', 'x'.repeat(65)],
    ['search', 'a\u0000b'],
    ['search', 'a\r\nHost: evil'],
    ['vendor', 'x'.repeat(33)],
    ['classification', '\u001b[31m'],
  ])('INJ-002 %s %j is refused and asks for nothing', async (argument, value) => {
    const gateway = open();
    const { errors } = await gateway.ask(`query ($value: String) { games(category: RNG, ${argument}: $value) { totalCount } }`, { value });
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['BAD_USER_INPUT']);
    expect(gateway.upstream.calls).toEqual([]);
  });

  test("GM-09 the replaced vendor code filters by the operator's own", async () => {
    const gateway = open();
    await gateway.ask('{ games(category: SPORTS, vendor: "BTISPORTS") { totalCount } }');
    expect(gateway.upstream.calls.find(({ name }) => name === 'gameList')?.payload).toMatchObject({ vassalage: 'BTI' });
  });
});

describe('a game', () => {
  const everything =
    'id code name category classification vendorCode vendorName imageUrl hot minStake { amount currency symbol } maxStake { amount } lines returnToPlayer underMaintenance launchKind playType';

  test("UP-03 is told in the site's words, with its picture on a host of the operator's list", async () => {
    const { data } = await open().ask(`{ games(category: RNG, pageSize: 1) { games { ${everything} } } }`);
    expect((data as { games: { games: unknown[] } }).games.games[0]).toEqual({
      id: encodeGlobalId('Game', 'xgs-ferry-of-small-lanterns'),
      code: 'xgs-ferry-of-small-lanterns',
      name: 'Ferry of Small Lanterns',
      category: 'RNG',
      classification: 'classic',
      vendorCode: 'XGS',
      vendorName: 'Skiff Games',
      imageUrl: expect.stringMatching(/^https:\/\/img[12]\.example\/art\/games\/xgs-ferry-of-small-lanterns\.svg\?v=\w+$/),
      hot: true,
      minStake: { amount: '0.1', currency: 'PLAY', symbol: '₫' },
      maxStake: { amount: '100' },
      lines: 10,
      returnToPlayer: '95.1031',
      underMaintenance: false,
      launchKind: 'FRAME',
      playType: null,
    });
  });

  test('GM-05 GM-09 lotteries of the operator open their screens and hide its account codes', async () => {
    const { data } = await open().ask(
      '{ lott: games(category: LOTT) { games { vendorCode launchKind playType } } elott: games(category: ELOTT, pageSize: 1) { games { launchKind } } sports: games(category: SPORTS) { games { vendorCode launchKind } } }',
    );
    expect(data).toEqual({
      lott: {
        games: [
          ...Array(2).fill({ vendorCode: '', launchKind: 'SEA_LOTTERY', playType: 'STANDARD' }),
          ...Array(2).fill({ vendorCode: '', launchKind: 'VIETNAM_LOTTERY', playType: 'STANDARD' }),
        ],
      },
      elott: { games: [{ launchKind: 'LOTTERY' }] },
      sports: {
        games: [
          { vendorCode: 'BTISPORTS', launchKind: 'VENDOR_GAMES' },
          { vendorCode: 'IMES', launchKind: 'VENDOR_GAMES' },
        ],
      },
    });
  });

  test('a picture that is not safe, or on a host that is not allowed, leaves the game without one', async () => {
    const [game] = slots;
    if (!game) throw new Error('no game');
    const games = ['javascript:alert(1)', '//evil.example/x.svg', 'https://evil.example/x.svg', ''].map((imgUrl) => ({ ...game, imgUrl }));
    const { data, errors } = await open({ overrides: { popularGames: () => ({ games }) } }).ask('{ popularGames { name imageUrl } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ popularGames: Array(4).fill({ name: game.gameName, imageUrl: null }) });
  });

  test('twenty popular games come in the order of the operator', async () => {
    const gateway = open();
    const { data } = await gateway.ask('{ popularGames { code } }');
    expect((data as { popularGames: unknown[] }).popularGames).toHaveLength(20);
    expect(gateway.upstream.calls.find(({ name }) => name === 'popularGames')?.payload).toMatchObject({
      count: '20',
      prizeMode: 'SEA',
      device: 'WEB',
    });
  });

  test('is read again by its id: many ids cost one call, and a game that is gone nulls itself alone', async () => {
    const gateway = open();
    const ids = ['xgs-rng-2', 'ltn-live-3', 'xgs-rng-9999'].map((nodeId) => encodeGlobalId('Game', nodeId));
    const { data, errors } = await gateway.ask(
      'query ($a: ID!, $b: ID!, $c: ID!) { a: node(id: $a) { ... on Game { code } } b: node(id: $b) { ... on Game { code } } c: node(id: $c) { ... on Game { code } } }',
      { a: ids[0], b: ids[1], c: ids[2] },
    );
    expect(data).toEqual({ a: { code: 'xgs-rng-2' }, b: { code: 'ltn-live-3' }, c: null });
    expect(errors?.map(({ path, extensions }) => [path?.[0], extensions?.['code']])).toEqual([['c', 'NOT_FOUND']]);
    expect([gateway.upstream.count('gamesById'), gateway.upstream.count('gameList')]).toEqual([1, 0]);
  });
});

describe('categories', () => {
  test('GM-02 GM-03 GM-09 hold their makers, e-sports apart, with the codes that visitors see', async () => {
    const { data } = await open().ask('{ gameCategories { category vendors { code name hot } } }');
    const lanes = (data as { gameCategories: { category: string; vendors: { code: string }[] }[] }).gameCategories;
    expect(lanes.map(({ category, vendors }) => [category, vendors.map(({ code }) => code)])).toEqual([
      ['RNG', ['XGS', 'LTN', 'HSN']],
      ['LIVE', ['LTN']],
      ['SPORTS', ['BTISPORTS']],
      ['ESPORTS', ['IMES']],
      ['FISH', ['CRP']],
      ['INHOUSE', ['SS']],
      ['PVP', ['SS']],
      ['LOTT', ['', '']],
      ['ELOTT', ['']],
    ]);
  });

  test("GM-09 where TY is not offered the operator's codes stay", async () => {
    const status = {
      ...fakeStatus,
      info: { ...fakeStatus.info, whitelabel: { ...fakeStatus.info.whitelabel, languages: ['EN' as const] } },
    };
    const { data } = await open({ overrides: { systemStatus: () => status } }).ask('{ gameCategories { category vendors { code } } }');
    const codes = (data as { gameCategories: { vendors: { code: string }[] }[] }).gameCategories.flatMap(({ vendors }) =>
      vendors.map(({ code }) => code),
    );
    expect(codes).toEqual(expect.arrayContaining(['BTI', 'TCG_SEA', 'TCG_LOTTO_VN', 'TCG_FAST']));
  });

  test('GM-02 the hot list keeps what the operator promotes', async () => {
    const { data } = await open().ask('{ gameCategories { category vendors(hotOnly: true) { name hot } } }');
    const vendors = (data as { gameCategories: { vendors: { hot: boolean }[] }[] }).gameCategories.flatMap((lane) => lane.vendors);
    expect(vendors.length).toBeGreaterThan(0);
    expect(vendors.every(({ hot }) => hot)).toBe(true);
  });

  test('a maker is read again by its id, as the category that it stands in', async () => {
    const gateway = open();
    const { data } = await gateway.ask('{ gameCategories { category vendors { id name } } }');
    const esports = (data as { gameCategories: { category: string; vendors: { id: string }[] }[] }).gameCategories.find(
      ({ category }) => category === 'ESPORTS',
    );
    expect(
      (await gateway.ask('query ($id: ID!) { node(id: $id) { ... on Vendor { name category } } }', { id: esports?.vendors[0]?.id })).data,
    ).toEqual({ node: { name: 'Pixel League', category: 'ESPORTS' } });
  });
});
