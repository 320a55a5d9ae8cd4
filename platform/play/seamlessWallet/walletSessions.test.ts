import { unfinishedRounds } from '#contract/play/bet.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPlatform } from '../../app.ts';
import type { BrandAccess } from '../../core/brand.ts';
import { createMaintenance } from '../../core/ledger/maintenance/maintenance.ts';
import { signCall } from '../../providers/vendor/vendorSignature.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { testGames } from '../../testing/testGames.ts';
import { openWallet, type OpenWallet } from './testing/openWallet.ts';
import type { WalletSession } from './walletSessions.ts';

const minute = 60_000;

describe.each(testEngines())('who may play at a vendor, and when, on %s', (engine) => {
  const maintenance = createMaintenance();
  let at: OpenWallet;
  let token: string;
  let session: WalletSession;
  beforeEach(async () => {
    at = await openWallet(engine, testGames(), maintenance);
    token = await at.member('linh', '50000');
    session = await at.open(token);
  });
  afterEach(async () => {
    maintenance.end('books');
    expect(await at.close()).toEqual([]);
  });
  const refused = (status: number, error: string) => ({ status, body: { error } });
  const money = async () => at.money(await at.memberId('linh'));
  const setExpiry = (time: number) =>
    at.platform.parts.db
      .updateTable('play_session')
      .set({ expires_at: BigInt(time) })
      .execute();

  /** Calls of the same store, as a platform serves it that was started with other access. */
  const callsWith = (access: Partial<BrandAccess>) => {
    const { parts } = at.platform;
    const brand = { ...parts.brand, access: { maintenance: false, deniedCountries: [], networks: [], ...access } };
    const gameVendors = new Map([[at.vendor.code, at.vendor]]);
    const other = createPlatform({ ...parts, brand }, { games: testGames(), providers: { gameVendors } });
    return async (name: string, payload: object) => {
      const body = JSON.stringify(payload);
      const headers = { 'content-type': 'application/json', ...signCall(at.vendor.code, at.vendor.key, at.clock, name, body) };
      const answer = await other.answer(new Request(`http://127.0.0.1:3001/seamless/${name}`, { method: 'POST', headers, body }));
      return { status: answer.status, body: (await answer.json()) as object };
    };
  };
  const cameFrom = (address: string) => at.platform.parts.db.updateTable('member_session').set({ address }).execute();

  test('an open game is over when its two hours are, though its member is logged in: it stakes nothing, and opens anew', async () => {
    await setExpiry(at.clock.now() + 5_000);
    for (const call of ['balance', 'visit']) expect((await at.call(call, { session: session.session })).status).toBe(200);
    expect(await at.bet(session)).toMatchObject(refused(409, 'session_over'));
    for (const call of ['balance', 'visit'])
      expect(await at.call(call, { session: session.session })).toMatchObject(refused(409, 'session_over'));
    expect(await at.bet(await at.open(token))).toMatchObject({ status: 200, body: { balance: '50000' } });
  });

  test('PP-32 what the vendor asks for by itself keeps nobody logged in; what the player does there does', async () => {
    const { session: open } = session;
    for (let minutes = 0; minutes < 40; minutes += 10) {
      expect((await at.bet(session)).status).toBe(200);
      at.clock.forward(10 * minute);
    }
    for (let minutes = 0; minutes < 20; minutes += 10) {
      await at.call('balance', { session: open });
      await at.call('visit', { session: open });
      at.clock.forward(10 * minute);
    }
    expect(await at.call('balance', { session: open })).toMatchObject(refused(409, 'session_over'));
  });

  test.each<[string, string, Partial<BrandAccess>]>([
    ['ST-02', 'is under maintenance', { maintenance: true }],
    [
      'ST-03',
      'is closed to where he logged in from',
      { deniedCountries: ['ZZ'], networks: [{ network: '198.51.100.0/24', country: 'ZZ' }] },
    ],
    ['ST-03', 'is closed to some, and nobody knows where he is', { deniedCountries: ['ZZ'], networks: [] }],
  ])('%s a site that %s takes no stake by a vendor either, and pays what was staked before', async (_id, what, access) => {
    await cameFrom(what.includes('nobody knows') ? '' : '198.51.100.7');
    const launched = await at.launch(token);
    await at.bet(session, 'before', '1000');
    at.clock.forward(5_000);
    const call = callsWith(access);
    const asked = { session: session.session, reference: 'after', amount: '1000', currency: 'PLAY' };
    expect(await call('session', { token: launched })).toMatchObject(refused(403, 'site_closed'));
    expect(await call('bet', asked)).toMatchObject(refused(403, 'site_closed'));
    // It was taken while the site was open, and is told so.
    expect(await call('bet', { ...asked, reference: 'before' })).toMatchObject({ status: 200, body: { balance: '50000' } });
    expect(await call('settle', { player: session.player, reference: 'before', payout: '3000', currency: 'PLAY' })).toMatchObject({
      status: 200,
      body: { balance: '53000' },
    });
  });

  test('ST-03 a site that is closed to some takes stakes of all others', async () => {
    await cameFrom('203.0.113.7');
    const call = callsWith({ deniedCountries: ['ZZ'], networks: [{ network: '198.51.100.0/24', country: 'ZZ' }] });
    const asked = { session: session.session, reference: 'r-1', amount: '1000', currency: 'PLAY' };
    expect(await call('bet', asked)).toMatchObject({ status: 200, body: { balance: '50000' } });
  });

  test('GM-12 a game that went under maintenance on the way to it does not open, and the way to it stays good', async () => {
    const launched = await at.launch(token);
    const offer = async (offering: 'MAINTENANCE' | 'OPEN') => {
      await at.platform.parts.db.updateTable('game').set({ offering }).where('code', '=', 'cph-fair-wheel').execute();
      at.clock.forward(2_000);
    };
    await offer('MAINTENANCE');
    expect(await at.call('session', { token: launched })).toMatchObject(refused(409, 'game_maintenance'));
    await offer('OPEN');
    expect((await at.call('session', { token: launched })).status).toBe(200);
  });

  test('while no money moves every call that would is told so, and when to ask again; asked again it is done, once', async () => {
    await at.bet(session, 'before', '1000');
    const before = await money();
    const settle = { player: session.player, reference: 'before', payout: '3000', currency: 'PLAY' };
    maintenance.begin('books');
    const told = { status: 503, body: { error: 'money_maintenance', retryAfter: 60_000 } };
    expect(await at.bet(session, 'after', '1000')).toEqual(told);
    expect(await at.call('settle', settle)).toEqual(told);
    expect(await at.call('rollback', { player: session.player, reference: 'never' })).toEqual(told);
    const body = JSON.stringify(settle);
    const headers = { 'content-type': 'application/json', ...signCall(at.vendor.code, at.vendor.key, at.clock, 'settle', body) };
    const answer = await at.platform.fetch('/seamless/settle', { method: 'POST', headers, body });
    expect([answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual(['60', 'no-store']);
    expect(await money()).toBe(before);
    maintenance.end('books');
    expect((await at.bet(session, 'after', '1000')).status).toBe(200);
    expect((await at.call('settle', settle)).status).toBe(200);
    expect(await money()).toBe(before + 2_000n * 10_000n);
  });

  test('PP-28 an outcome that the vendor told by itself was shown there: it is not listed as interrupted', async () => {
    const listed = async () => (await at.platform.call(unfinishedRounds, {}, { token, language: 'EN' })).value.records.length;
    await at.bet(session, 'r-1', '1000');
    await at.call('settle', { player: session.player, reference: 'r-1', payout: '3000', currency: 'PLAY' });
    expect(await listed()).toBe(0);
  });

  test('of a player whom the vendor does not have nothing is taken back, and nothing is kept', async () => {
    await at.bet(session, 'r-1', '1000');
    const before = await money();
    const rollback = (player: string) => at.call('rollback', { player, reference: 'r-1' });
    expect(await rollback('nobody-of-this-vendor')).toMatchObject(refused(404, 'unknown_player'));
    expect(await at.call('rollback', { player: session.player, reference: 'r-1' }, at.other)).toMatchObject(refused(404, 'unknown_player'));
    expect(await money()).toBe(before);
    expect(await rollback(session.player)).toMatchObject({ status: 200, body: { status: 'CANCELLED' } });
  });
});
