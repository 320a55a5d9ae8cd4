import { unfinishedRounds } from '#contract/play/bet.ts';
import { login } from '#contract/identity/session.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GameVendorFailure, type VendorBet } from '../../providers/vendor/gameVendor.ts';
import { createMaintenance, type Maintenance } from '../../core/ledger/maintenance/maintenance.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { testGames } from '../../testing/testGames.ts';
import { openWallet, type OpenWallet } from './testing/openWallet.ts';
import type { WalletSession } from './walletSessions.ts';

const one = 10_000n;
const minute = 60_000;
const day = 24 * 3_600_000;

describe.each(testEngines())('PP-28 a bet whose vendor tells nothing, on %s', (engine) => {
  let at: OpenWallet;
  let session: WalletSession;
  let memberId: string;
  let before: bigint;
  let maintenance: Maintenance;
  beforeEach(async () => {
    maintenance = createMaintenance();
    at = await openWallet(engine, testGames(), maintenance);
    session = await at.open(await at.member('linh', '50000'));
    memberId = await at.memberId('linh');
    await at.bet(session, 'r-1', '5000');
    before = await at.money(memberId);
    await at.platform.jobWork.schedule();
  });
  afterEach(async () => {
    expect(await at.close()).toEqual([]);
  });
  const pass = async (time: number) => {
    at.clock.forward(time);
    await at.platform.settled();
  };
  const ended = async () => [
    (await at.platform.parts.db.selectFrom('bet').select('status').executeTakeFirstOrThrow()).status,
    (await at.money(memberId)) - before,
  ];

  test.each<[string, VendorBet, [string, bigint]]>([
    ['settled', { status: 'SETTLED', payout: '15000' }, ['SETTLED', 15_000n * one]],
    ['lost', { status: 'SETTLED', payout: '0' }, ['SETTLED', 0n]],
    ['rolled back', { status: 'ROLLED_BACK' }, ['CANCELLED', 5_000n * one]],
    ['unknown', { status: 'UNKNOWN' }, ['CANCELLED', 5_000n * one]],
    ['open', { status: 'OPEN' }, ['PLACED', 0n]],
  ])('is asked for after ten minutes, and ends as the vendor says: %s', async (_, says, expected) => {
    at.vendor.says = says;
    await pass(9 * minute);
    expect([at.vendor.asked, ...(await ended())]).toEqual([0, 'PLACED', 0n]);
    await pass(11 * minute);
    expect(await ended()).toEqual(expected);
  });

  test.each<[string, VendorBet | Error]>([
    ['is silent', new GameVendorFailure('the vendor CPH was too slow')],
    ['cannot decide', { status: 'OPEN' }],
    ['names a payout beyond what was agreed', { status: 'SETTLED', payout: '15000.0001' }],
    ['names a payout that is none', { status: 'SETTLED', payout: '-1' }],
  ])('of a vendor that %s is void after a day: the stake goes back, and a late outcome changes nothing', async (_, says) => {
    at.vendor.says = says;
    await pass(day - 20 * minute);
    expect(await ended()).toEqual(['PLACED', 0n]);
    await pass(30 * minute);
    expect(await ended()).toEqual(['VOID', 5_000n * one]);
    const late = { player: session.player, reference: 'r-1' };
    expect((await at.call('settle', { ...late, payout: '15000', currency: 'PLAY' })).body.error).toBe('hold_released');
    expect((await at.call('rollback', late)).body).toMatchObject({ status: 'VOID' });
    expect(await ended()).toEqual(['VOID', 5_000n * one]);
  });

  test('MON-002 a stake that was taken is told so for as long as it waits, however long its game is over: a refusal would say that none was', async () => {
    await pass(day - 20 * minute);
    const asked = { session: session.session, reference: 'r-1', amount: '5000', currency: 'PLAY' };
    expect(await at.call('bet', asked)).toMatchObject({ status: 200, body: { balance: '46000' } });
    expect((await at.call('bet', { ...asked, reference: 'r-2' })).body.error).toBe('session_over');
  });

  test('a vendor that is silent is asked once a round, however many of its bets wait', async () => {
    for (let count = 0; count < 3; count += 1) await at.bet(session, `more-${count}`);
    at.vendor.says = new GameVendorFailure('the vendor CPH could not be reached');
    await pass(21 * minute);
    expect(at.vendor.asked).toBe(1);
  });

  test('one that cannot be ended keeps none of the others from their end, and is tried again', async () => {
    for (const reference of ['broken', 'sound']) await at.bet(session, reference, '1000');
    let isBroken = true;
    at.vendor.betOf = async ({ reference }) => {
      if (isBroken && reference === 'broken') throw new TypeError('of our own');
      return { status: 'UNKNOWN' };
    };
    const waiting = () => at.platform.parts.db.selectFrom('bet').select('stake').where('status', '=', 'PLACED').execute();
    await pass(21 * minute);
    expect(await waiting()).toEqual([{ stake: 1_000n * one }]);
    isBroken = false;
    await pass(minute);
    expect(await waiting()).toEqual([]);
  });

  test('while no money moves none is ended: the vendor is asked of the first alone, and of all once it moves again', async () => {
    for (const reference of ['second', 'third']) await at.bet(session, reference, '1000');
    at.vendor.says = { status: 'UNKNOWN' };
    maintenance.begin('books');
    await pass(21 * minute);
    expect([at.vendor.asked, ...(await ended())]).toEqual([1, 'PLACED', -2_000n * one]);
    maintenance.end('books');
    await pass(minute);
    expect([at.vendor.asked, ...(await ended())]).toEqual([4, 'CANCELLED', 5_000n * one]);
  });

  test('is listed as interrupted once it was ended here, until its game is open again; what the vendor told by itself is not', async () => {
    const token = async () => (await at.platform.call(login, { username: 'linh', password: 'correct horse 7' })).value.token;
    const listed = async (own: string) =>
      (await at.platform.call(unfinishedRounds, {}, { token: own, language: 'EN' })).value.records.map(({ status }) => status);
    await at.bet(session, 'told', '1000');
    await at.call('settle', { player: session.player, reference: 'told', payout: '0', currency: 'PLAY' });
    await at.bet(session, 'taken-back', '1000');
    await at.call('rollback', { player: session.player, reference: 'taken-back' });
    expect(await listed(await token())).toEqual([]);
    await pass(day + 10 * minute);
    const own = await token();
    expect(await listed(own)).toEqual(['VOID']);
    const again = await at.open(own);
    expect(await listed(own)).toEqual([]);
    await at.bet(again, 'next', '1000');
    at.vendor.says = { status: 'SETTLED', payout: '0' };
    await pass(21 * minute);
    expect(await listed(own)).toEqual(['SETTLED']);
    await at.bet(again, 'one-more', '1000');
    expect(await listed(own)).toEqual([]);
  });
});
