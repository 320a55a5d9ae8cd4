import { deposit } from '#contract/money/deposit.ts';
import { gameVendors, launchGame } from '#contract/play/game.ts';
import { freePlayLogin } from '#contract/identity/session.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkBooks } from '../../core/books/checkBooks.ts';
import { parseAmount } from '../../core/ledger/amount.ts';
import { embeddedStudio } from '../../providers/embedded/embeddedStudio.ts';
import { GameVendorFailure, type GameVendor, type VendorBet, type VendorBetName } from '../../providers/vendor/gameVendor.ts';
import { type Ask, httpGameVendor } from '../../providers/vendor/httpGameVendor.ts';
import { openVendorServer, type VendorFault, type VendorServer } from '../../providers/testing/vendorServer.ts';
import { modules } from '../../modules.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { registered } from '../../testing/registration.ts';
import { openStudioPage, type StudioPage } from './testing/openStudioPage.ts';

let clock: MovableClock;
let platform: TestPlatform;
let server: VendorServer;
let token: string;
/** Set to break what the stand-in hears from the house. */
let between: Ask | undefined;
beforeEach(async () => {
  clock = movableClock();
  between = undefined;
  const straight: Ask = (address, init) => platform.fetch(address, init);
  platform = await openPlatform({ clock, extras: { outbox: true, ask: (address, init) => (between ?? straight)(address, init) } });
  server = await openVendorServer(clock);
  token = await registered(platform, 'linh');
  await platform.call(deposit, { methodId: 'play-money', amount: '500000' }, { token, key: 'fund-linh' });
});
afterEach(async () => {
  expect(await checkBooks({ ...platform.parts, vouched: modules.vouched })).toEqual([]);
  await platform.close();
  await server.close();
});

const money = async () => {
  const { id } = await platform.parts.db.selectFrom('member').select('id').where('username', '=', 'linh').executeTakeFirstOrThrow();
  return (await platform.parts.ledger.balance(id)).amount;
};
const bets = () => platform.parts.db.selectFrom('bet').select(['status', 'stake', 'payout']).orderBy('id').execute();
const open = (): Promise<StudioPage> => openStudioPage(platform, clock, token);

describe('MC-03 the vendor for trying out', () => {
  test('plays a turn of the wheel by the wallet: what it shows is what was posted', async () => {
    const page = await open();
    expect(page).toMatchObject({
      balance: '501000',
      currencySymbol: '₫',
      name: 'The Fair Wheel',
      exactReturn: '95.0000000',
      isTrial: false,
    });
    let expected = await money();
    for (let count = 0; count < 12; count += 1) {
      const { status, body } = await page.turn('2000');
      expect(status).toBe(200);
      expect(parseAmount(body.payout)).toBe(20_000_000n * BigInt(page.pockets[body.pocket] ?? '-1'));
      expected += parseAmount(body.payout) - 20_000_000n;
      expect([parseAmount(body.balance), await money()]).toEqual([expected, expected]);
    }
    expect(parseAmount(await page.balanceNow())).toBe(expected);
    expect(new Set((await bets()).map(({ status }) => status))).toEqual(new Set(['SETTLED']));
  });

  test('PP-29 a turn that is asked for again is the same turn', async () => {
    const page = await open();
    const reference = '018f0000-0000-7000-8000-000000000001';
    const answers = [];
    for (let count = 0; count < 3; count += 1) answers.push((await page.turn('2000', reference)).body);
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await bets()).toHaveLength(1);
  });

  test.each(['bet', 'settle'])('a lost answer to %s is made up for by asking again', async (lost) => {
    const page = await open();
    const reference = '018f0000-0000-7000-8000-000000000002';
    between = async (address, init) => {
      const response = await platform.fetch(address, init);
      return address.endsWith(`/seamless/${lost}`) ? Promise.reject(new Error('reset')) : response;
    };
    expect((await page.turn('2000', reference)).status).toBe(503);
    between = undefined;
    const { status, body } = await page.turn('2000', reference);
    expect([status, await bets()]).toMatchObject([200, [{ status: 'SETTLED', payout: parseAmount(body.payout) }]]);
  });

  test('PP-28 a turn that its page gave up in between is ended when the house asks', async () => {
    const page = await open();
    await platform.jobWork.schedule();
    const before = await money();
    const isLost = (address: string) => /\/seamless\/(settle|rollback)$/.test(address);
    between = (address, init) => (isLost(address) ? Promise.reject(new Error('reset')) : platform.fetch(address, init));
    await page.turn('2000');
    expect(await bets()).toMatchObject([{ status: 'PLACED' }]);
    clock.forward(21 * 60_000);
    await platform.settled();
    const [bet] = await bets();
    expect(bet?.status).toBe('SETTLED');
    expect(await money()).toBe(before - 20_000_000n + (bet?.payout ?? -1n));
  });

  test('what the wallet refuses is told to the page, and no turn follows', async () => {
    const page = await open();
    expect(await page.turn('1500.5')).toMatchObject({ status: 200 });
    expect(await page.turn('100001')).toMatchObject({ status: 409, body: { error: 'amount_out_of_range' } });
    expect(await bets()).toHaveLength(1);
    await platform.parts.db
      .updateTable('member_session')
      .set({ revoked_at: BigInt(clock.now()) })
      .execute();
    expect(await page.turn()).toMatchObject({ status: 409, body: { error: 'session_over' } });
  });

  test('stands in the lobby under a vendor of its own, and without stand-ins is neither shown nor served', async () => {
    const shown = async (at: TestPlatform) =>
      (await at.call(gameVendors, {})).value.data.lanes.flatMap(({ cards }) => cards.map(({ vassalage }) => vassalage));
    expect(await shown(platform)).toContain('CPH');
    const bare = await openPlatform();
    expect(await shown(bare)).not.toContain('CPH');
    expect((await bare.fetch('/studio/play')).status).toBe(404);
    const own = await registered(bare, 'linh');
    const order = {
      nodeId: 'cph-fair-wheel',
      vassalage: 'CPH',
      username: 'x',
      token: own,
      merchantCode: 'SAMPAN',
      language: 'EN' as const,
    };
    expect(await bare.call(launchGame, order, { token: own })).toMatchObject({ code: 'game_not_found' });
    await bare.close();
    expect((await platform.fetch('http://evil.example/studio/play')).status).toBe(404);
  });
});

interface Opened {
  readonly vendor: GameVendor;
  /** Has one bet in the vendor's books that was paid, and one that came to nothing. */
  play(): Promise<{ readonly paid: VendorBetName; readonly payout: string; readonly given: VendorBetName }>;
}
const openers: Readonly<Record<string, () => Opened>> = {
  embedded: () => ({
    vendor: httpGameVendor(clock, embeddedStudio(platform.parts), { ask: (address, init) => platform.fetch(address, init) }),
    async play() {
      const page = await open();
      const { body } = await page.turn('1000');
      await page.turn('100001', '018f0000-0000-7000-8000-000000000003');
      const { player } = await platform.parts.db.selectFrom('studio_session').select('player').executeTakeFirstOrThrow();
      return {
        paid: { player, reference: body.reference },
        payout: body.payout,
        given: { player, reference: '018f0000-0000-7000-8000-000000000003' },
      };
    },
  }),
  http: () => ({
    vendor: httpGameVendor(clock, { code: 'CPH', takesTrials: false, ...server }),
    async play() {
      const [paid, given] = ['r-1', 'r-2'].map((reference) => ({ player: 'p-1', reference })) as [VendorBetName, VendorBetName];
      server.write(paid, { status: 'SETTLED', payout: '2000' });
      server.write(given, { status: 'ROLLED_BACK' });
      return { paid, payout: '2000', given };
    },
  }),
};

describe.each(Object.keys(openers))('MC-03 the %s vendor', (name) => {
  const at = (): Opened => openers[name]?.() ?? expect.fail('there is no such vendor');

  test('is opened at an address of its own, with the token, the game and the language', () => {
    const url = new URL(at().vendor.gameUrl({ token: 'a-token', gameCode: 'cph-fair-wheel', language: 'TH' }));
    expect(url.pathname).toMatch(/\/play$/);
    expect(Object.fromEntries(url.searchParams)).toEqual({ token: 'a-token', game: 'cph-fair-wheel', lang: 'TH' });
  });

  test('tells what has become of a bet, the same whenever it is asked', async () => {
    const { vendor, play } = at();
    const { paid, payout, given } = await play();
    const expected: readonly [VendorBetName, VendorBet][] = [
      [paid, { status: 'SETTLED', payout }],
      [given, { status: 'ROLLED_BACK' }],
      [{ ...paid, reference: 'never' }, { status: 'UNKNOWN' }],
      [{ ...paid, player: 'somebody-else' }, { status: 'UNKNOWN' }],
    ];
    for (const [asked, bet] of [...expected, ...expected]) expect(await vendor.betOf(asked)).toEqual(bet);
  });

  test('tells nobody who does not sign', async () => {
    const { vendor } = at();
    const forged = httpGameVendor(
      clock,
      {
        code: 'CPH',
        url: vendor.gameUrl({ token: '', gameCode: '', language: 'EN' }).replace(/\/play.*/, ''),
        key: 'another key that is long enough, too',
        takesTrials: false,
      },
      name === 'embedded' ? { ask: (address, init) => platform.fetch(address, init) } : {},
    );
    await expect(forged.betOf({ player: 'p-1', reference: 'r-1' })).rejects.toBeInstanceOf(GameVendorFailure);
  });
});

describe('a vendor over HTTP', () => {
  const faults: readonly [string, VendorFault][] = [
    ['UPF-001 resets the connection', 'reset'],
    ['UPF-001 never answers', 'silent'],
    ['UPF-002 answers without end', 'endless'],
    ['UPF-002 answers a page', { raw: '<html>' }],
    ['UPF-002 answers another shape', { raw: '{"status":"SETTLED"}' }],
    ['UPF-002 answers an amount that is none', { raw: '{"status":"SETTLED","payout":"1e9"}' }],
    ['UPF-003 redirects', { status: 302 }],
    ['UPF-003 is down', { status: 503 }],
  ];
  test.each(faults)('that %s is a failure that names neither player nor bet', async (_, fault) => {
    server.answerBy(fault);
    const vendor = httpGameVendor(clock, { code: 'CPH', takesTrials: false, ...server }, { limit: fault === 'silent' ? 200 : 10_000 });
    const failure = await vendor.betOf({ player: 'p-1', reference: 'r-1' }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(GameVendorFailure);
    expect(String(failure)).not.toMatch(/p-1|r-1/);
  });
});

test('PP-25 a trial plays the stand-in with funds of its own, by the same wheel, and is told so', async () => {
  const trial = (await platform.call(freePlayLogin, { os: 'Linux' })).value.token;
  const page = await openStudioPage(platform, clock, trial);
  expect(page).toMatchObject({ isTrial: true, balance: '10000000', currencySymbol: 'DEMO', exactReturn: '95.0000000' });
  expect((await page.turn('1000')).status).toBe(200);
  expect((await bets())[0]).toMatchObject({ status: 'SETTLED', stake: 10_000_000n });
});

test('PP-25 a vendor that takes no trials is told of none', async () => {
  const named = new Map([['CPH', httpGameVendor(clock, { code: 'CPH', takesTrials: false, ...server })]]);
  const strict = await openPlatform({ clock, extras: { providers: { gameVendors: named } } });
  const trial = (await strict.call(freePlayLogin, { os: 'Linux' })).value.token;
  const order = {
    nodeId: 'cph-fair-wheel',
    vassalage: 'CPH',
    username: 'x',
    token: trial,
    merchantCode: 'SAMPAN',
    language: 'EN' as const,
  };
  expect(await strict.call(launchGame, order, { token: trial })).toMatchObject({ code: 'in_need_true_account' });
  await strict.close();
});
