import { login } from '#contract/identity/session.ts';
import { excludeSelf, setPlayLimit, takeTimeOut } from '#contract/identity/playLimit.ts';
import { betRecords } from '#contract/play/bet.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testEngines } from '../../testing/openTestStore.ts';
import { openWallet, type OpenWallet } from './testing/openWallet.ts';
import type { WalletSession } from './walletSessions.ts';

const one = 10_000n;
const minute = 60_000;

describe.each(testEngines())('MC-03 the wallet that vendors call on %s', (engine) => {
  let at: OpenWallet;
  let token: string;
  let linh: string;
  let session: WalletSession;
  let before: bigint;
  beforeEach(async () => {
    at = await openWallet(engine);
    token = await at.member('linh', '500000');
    linh = await at.memberId('linh');
    session = await at.open(token);
    before = await at.money(linh);
  });
  afterEach(async () => {
    expect(await at.close()).toEqual([]);
  });
  const platformRecords = async () => (await at.platform.call(betRecords, {}, { token, language: 'EN' })).value.records;
  const gained = async () => (await at.money(linh)) - before;
  const settle = (reference: string, payout: string, player = session.player, currency = 'PLAY') =>
    at.call('settle', { player, reference, payout, currency });
  const rollback = (reference: string, player = session.player) => at.call('rollback', { player, reference });
  const refused = (status: number, error: string) => ({ status, body: { error } });

  test('a launch token becomes a session once, within its minute, and for the vendor whose game it is', async () => {
    expect(session).toMatchObject({ game: 'cph-fair-wheel', balance: '501000', currency: 'PLAY', language: 'EN', isTrial: false });
    expect(session).toMatchObject({ minStake: '50', maxStake: '100000', shortestRound: 5_000 });
    expect(session.player).not.toContain(linh);
    const launched = await at.launch(token);
    // Another vendor neither gets it nor spoils it.
    expect(await at.call('session', { token: launched }, at.other)).toMatchObject(refused(409, 'launch_expired'));
    const both = await Promise.all([1, 2].map(() => at.call('session', { token: launched })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = await at.launch(token);
    at.clock.forward(minute);
    expect(await at.call('session', { token: late })).toMatchObject(refused(409, 'launch_expired'));
    expect((await at.open(token)).player).toBe(session.player);
  });

  test('a bet is set aside and settled once: balance, record, and the answers of repetitions agree', async () => {
    expect(await at.bet(session, 'r-1', '5000')).toMatchObject({ status: 200, body: { reference: 'r-1', balance: '496000' } });
    expect((await platformRecords())[0]).toMatchObject({ status: 'PLACED', betAmount: '5000', gameName: 'The Fair Wheel' });
    expect(await at.bet(session, 'r-1', '5000')).toMatchObject({ status: 200, body: { balance: '496000' } });
    const paid = { status: 200, body: { reference: 'r-1', status: 'SETTLED', payout: '15000', balance: '511000' } };
    for (let round = 0; round < 2; round += 1) expect(await settle('r-1', '15000')).toMatchObject(paid);
    expect((await platformRecords())[0]).toMatchObject({ status: 'SETTLED', winAmount: '15000' });
    expect(await at.bet(session, 'r-1', '5000')).toMatchObject({ status: 200, body: { balance: '511000' } });
    expect(await gained()).toBe(10_000n * one);
  });

  test('MON-001 a bet and its win that come a hundred times at once are posted once', async () => {
    at.clock.forward(5_000);
    const send = () => at.call('bet', { session: session.session, reference: 'r-1', amount: '5000', currency: 'PLAY' });
    const placed = await Promise.all(Array.from({ length: 100 }, send));
    expect(new Set(placed.map(({ status, body }) => `${status} ${String(body['bet'])}`)).size).toBe(1);
    const settled = await Promise.all(Array.from({ length: 100 }, () => settle('r-1', '10000')));
    expect(new Set(settled.map(({ status }) => status))).toEqual(new Set([200]));
    expect([await gained(), (await platformRecords()).length]).toEqual([5_000n * one, 1]);
  });

  test('MON-002 a reference is one bet: another amount, outcome or player under it is a conflict or unknown, and nothing moves', async () => {
    await at.bet(session, 'r-1', '5000');
    expect(await at.bet(session, 'r-1', '5001')).toMatchObject(refused(409, 'reference_conflict'));
    const other = await at.open(await at.member('minh', '50000'));
    expect(await settle('r-1', '5000', other.player)).toMatchObject(refused(404, 'unknown_reference'));
    expect(await settle('r-1', '5000', 'nobody-of-this-vendor')).toMatchObject(refused(404, 'unknown_player'));
    expect(await settle('r-2', '5000')).toMatchObject(refused(404, 'unknown_reference'));
    await settle('r-1', '5000');
    expect(await settle('r-1', '5001')).toMatchObject(refused(409, 'reference_conflict'));
    expect(await rollback('r-1')).toMatchObject(refused(409, 'bet_settled'));
    expect(await gained()).toBe(0n);
  });

  test('a bet that is rolled back gives its stake back once; repeated it says that its hold was released, and so does its win', async () => {
    await at.bet(session, 'r-1', '5000');
    for (let round = 0; round < 2; round += 1)
      expect(await rollback('r-1')).toMatchObject({ status: 200, body: { status: 'CANCELLED', balance: '501000' } });
    expect(await at.bet(session, 'r-1', '5000')).toMatchObject(refused(409, 'hold_released'));
    expect(await settle('r-1', '5000')).toMatchObject(refused(409, 'hold_released'));
    expect(await gained()).toBe(0n);
  });

  test('a bet that comes after its rollback moves nothing, however late', async () => {
    expect(await rollback('r-1')).toMatchObject({ status: 200, body: { status: 'NEVER_PLACED' } });
    expect(await at.bet(session, 'r-1', '5000')).toMatchObject(refused(409, 'bet_rolled_back'));
    expect(await settle('r-1', '5000')).toMatchObject(refused(409, 'bet_rolled_back'));
    at.clock.forward(72 * 3_600_000);
    const later = await at.open((await at.platform.call(login, { username: 'linh', password: 'correct horse 7' })).value.token);
    expect(await at.bet(later, 'r-1', '5000')).toMatchObject(refused(409, 'bet_rolled_back'));
    expect(await gained()).toBe(0n);
  });

  test('RG-09 the welcome gift is worth playing with: who has nothing else can stake twenty times', async () => {
    const gifted = await at.open(await at.member('minh'));
    expect(gifted.balance).toBe('1000');
    expect(Number(gifted.minStake) * 20).toBeLessThanOrEqual(1_000);
    expect((await at.bet(gifted, 'r-1', gifted.minStake)).status).toBe(200);
  });

  test.each([
    ['its smallest stake', '50', 200],
    ['less than that', '49.9999', 409],
    ['its largest stake', '100000', 200],
    ['more than that', '100000.0001', 409],
    ['nothing', '0', 409],
  ])('MON-004 of a game’s stakes, %s: %s is answered %i', async (_, amount, status) => {
    const answer = await at.bet(session, 'r-1', amount);
    expect(answer.status).toBe(status);
    if (status === 409) expect(answer.body.error).toBe('amount_out_of_range');
  });

  test.each(['-1', '1e3', '01000', ' 1000', '1,000', '١٠٠٠', '0x3e8', 'NaN', '1000.00001', '9'.repeat(40), '', 1000, null])(
    'MON-004 %s is no amount',
    async (amount) => {
      expect(await at.call('bet', { session: session.session, reference: 'r-1', amount, currency: 'PLAY' })).toMatchObject(
        refused(400, 'bad_request'),
      );
      expect(await gained()).toBe(0n);
    },
  );

  test('a payout is three stakes at most, and of the member’s currency', async () => {
    await at.bet(session, 'r-1', '5000');
    expect(await settle('r-1', '15000.0001')).toMatchObject(refused(409, 'amount_out_of_range'));
    expect(await settle('r-1', '15000', session.player, 'DEMO')).toMatchObject(refused(409, 'currency_mismatch'));
    expect(await settle('r-1', '15000')).toMatchObject({ status: 200 });
    at.clock.forward(5_000);
    const demo = { session: session.session, reference: 'r-2', amount: '1000', currency: 'DEMO' };
    expect(await at.call('bet', demo)).toMatchObject(refused(409, 'currency_mismatch'));
  });

  test('PP-30 a round begins five seconds after the last one at the earliest, and a repetition is no round', async () => {
    await at.bet(session, 'r-1');
    at.clock.forward(4_999);
    const asked = { session: session.session, reference: 'r-2', amount: '1000', currency: 'PLAY' };
    expect(await at.call('bet', asked)).toMatchObject({ status: 429, body: { error: 'too_soon', retryAfter: 1 } });
    expect(await at.call('bet', { ...asked, reference: 'r-1' })).toMatchObject({ status: 200 });
    at.clock.forward(1);
    expect(await at.call('bet', asked)).toMatchObject({ status: 200 });
  });

  test('more than there is, or than a limit leaves, is refused by its own word', async () => {
    const poor = await at.open(await at.member('minh'));
    expect(await at.bet(poor, 'r-1', '1000.0001')).toMatchObject(refused(409, 'insufficient_funds'));
    await at.platform.call(setPlayLimit, { kind: 'STAKE', period: 'DAY', amount: '6000' }, { token });
    expect(await at.bet(session, 'r-1', '6000')).toMatchObject({ status: 200 });
    expect(await at.bet(session, 'r-2', '1000')).toMatchObject(refused(409, 'limit_reached'));
  });

  test('PP-17 play waits for an answer after an hour, and goes on when the member has given it', async () => {
    for (let minutes = 0; minutes < 60; minutes += 20) {
      await at.call('visit', { session: session.session, goOn: false });
      await at.bet(session);
      at.clock.forward(20 * minute);
    }
    expect(await at.bet(session, 'waits')).toMatchObject(refused(409, 'reality_check'));
    expect((await at.call('visit', { session: session.session })).body).toMatchObject({ staked: '3000', net: '-3000', realityCheckIn: 0 });
    expect((await at.call('visit', { session: session.session, goOn: true })).body['realityCheckIn']).toBe(60 * minute);
    expect(await at.bet(session, 'goes-on')).toMatchObject({ status: 200 });
  });

  test('PP-14 PP-15 who takes a break or is self-excluded neither opens nor stakes, and is paid what was staked before', async () => {
    for (const [index, pause] of [takeTimeOut, excludeSelf].entries()) {
      const name = index === 0 ? 'away' : 'excluded';
      const own = await at.member(name, '50000');
      const open = await at.open(own);
      const launched = await at.launch(own);
      await at.bet(open, 'r-1', '5000');
      await at.platform.call(pause as typeof takeTimeOut, { length: index === 0 ? 'DAY' : 'SIX_MONTHS' } as never, { token: own });
      expect(await at.call('session', { token: launched })).toMatchObject(refused(403, 'play_paused'));
      expect(await at.bet(open, 'r-2', '5000')).toMatchObject(refused(403, 'play_paused'));
      expect(await settle('r-1', '15000', open.player)).toMatchObject({ status: 200, body: { balance: '61000' } });
      expect(await at.money(await at.memberId(name))).toBe(61_000n * one);
    }
  });

  test('who is locked is told apart from whose session is over', async () => {
    const { db } = at.platform.parts;
    await db.updateTable('member').set({ locked_at: 1n }).where('id', '=', linh).execute();
    expect(await at.bet(session)).toMatchObject(refused(403, 'member_restricted'));
    await db.updateTable('member').set({ locked_at: null }).where('id', '=', linh).execute();
    await db
      .updateTable('member_session')
      .set({ revoked_at: BigInt(at.clock.now()) })
      .execute();
    expect(await at.bet(session)).toMatchObject(refused(409, 'session_over'));
    expect(await at.call('balance', { session: session.session })).toMatchObject(refused(409, 'session_over'));
  });

  test('a session is its vendor’s alone, and a repetition is answered when it is over', async () => {
    await at.bet(session, 'r-1', '5000');
    for (const call of ['balance', 'visit'])
      expect(await at.call(call, { session: session.session }, at.other)).toMatchObject(refused(409, 'session_over'));
    const asked = { session: session.session, reference: 'r-1', amount: '5000', currency: 'PLAY' };
    expect(await at.call('bet', asked, at.other)).toMatchObject(refused(409, 'session_over'));
    expect(await at.call('settle', { player: session.player, reference: 'r-1', payout: '1', currency: 'PLAY' }, at.other)).toMatchObject(
      refused(404, 'unknown_player'),
    );
    await at.platform.parts.db
      .updateTable('member_session')
      .set({ revoked_at: BigInt(at.clock.now()) })
      .execute();
    expect(await at.call('bet', asked)).toMatchObject({ status: 200, body: { balance: '496000' } });
    // Nor is a stake that was taken told as none once the open game is over by itself.
    await at.platform.parts.db
      .updateTable('play_session')
      .set({ expires_at: BigInt(at.clock.now()) })
      .execute();
    expect(await at.call('bet', asked)).toMatchObject({ status: 200, body: { balance: '496000' } });
    for (const [call, payload] of [
      ['bet', { ...asked, reference: 'r-2' }],
      ['balance', { session: session.session }],
    ] as const)
      expect(await at.call(call, payload)).toMatchObject(refused(409, 'session_over'));
    expect(await settle('r-1', '0')).toMatchObject({ status: 200 });
  });

  test('a game under maintenance takes no bet, and pays those that it took', async () => {
    await at.bet(session, 'r-1', '5000');
    await at.platform.parts.db.updateTable('game').set({ offering: 'MAINTENANCE' }).where('code', '=', 'cph-fair-wheel').execute();
    at.clock.forward(2_000);
    expect(await at.bet(session, 'r-2')).toMatchObject(refused(409, 'game_maintenance'));
    expect(await settle('r-1', '5000')).toMatchObject({ status: 200 });
  });

  test('a call that there is not is none, and every mutation leaves one event in the audit trail', async () => {
    expect(await at.call('credit', {})).toMatchObject(refused(404, 'unknown_call'));
    const events = async () =>
      (await at.platform.parts.db.selectFrom('audit_event').select('action').orderBy('seq').execute()).map(({ action }) => action);
    const known = (await events()).length;
    await at.bet(session, 'r-1');
    await at.bet(session, 'r-2');
    await settle('r-1', '0');
    await rollback('r-2');
    await rollback('r-2');
    expect((await events()).slice(known)).toEqual(['bet', 'bet', 'seamless.settle', 'seamless.rollback']);
  });
});
