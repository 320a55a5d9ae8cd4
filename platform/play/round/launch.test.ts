import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testEngines } from '../../testing/openTestStore.ts';
import type { PlaySession } from '../games/slot/slotRound.ts';
import { openSlot, testTitle, type OpenSlot } from '../games/slot/testing/openSlot.ts';

describe.each(testEngines())('opening a game on %s', (engine) => {
  let slot: OpenSlot;
  beforeEach(async () => {
    slot = await openSlot(engine);
    await slot.addMember('linh', 5_000_000n);
  });
  afterEach(() => slot.close());

  const open = (launch: string) => slot.post<PlaySession & { error?: string }>('/games/slot/session', { launch });

  test('a launch token opens a play session with balance, seeds and nothing unfinished', async () => {
    const { status, body } = await open(await slot.launch('linh'));
    expect(status).toBe(200);
    expect(body).toEqual({
      session: expect.stringMatching(/^[\w-]{43}$/),
      titleCode: testTitle,
      gameName: 'Đò Khuya Thắp Đèn',
      titleVersion: 1,
      balance: '500',
      wallet: null,
      currency: 'PLAY',
      currencySymbol: '₫',
      isTrial: false,
      language: 'TY',
      seeds: { inUse: null, nextServerSeedHash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      visit: { net: '0', elapsed: 0 },
      shortestRound: 2_500,
      nextRoundIn: 0,
      realityCheckIn: 3_600_000,
      canStopEarly: false,
      unfinished: null,
      unfinishedIsOfVisit: false,
    });
  });

  test('MC-03 a game of a studio with wallets of its own says whose wallet its balance lies in', async () => {
    const { body } = await open(await slot.launch('linh', 'dlt-night-street-dice'));
    expect(body).toMatchObject({ balance: '0', wallet: 'Delta Nine' });
  });

  test('two launches with one token: one opens, however close they come', async () => {
    const launch = await slot.launch('linh');
    const answers = await Promise.all([open(launch), open(launch), open(launch)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    expect(await open(launch)).toMatchObject({ status: 401, body: { error: 'launch_expired' } });
  });

  test('a token dies after 60 seconds', async () => {
    const [early, late] = [await slot.launch('linh'), await slot.launch('linh')];
    slot.wait(59_999);
    expect((await open(early)).status).toBe(200);
    slot.wait(1);
    expect(await open(late)).toMatchObject({ status: 401, body: { error: 'launch_expired' } });
  });

  test('an invented token, a voided session and a disabled member open nothing', async () => {
    expect(await open('x'.repeat(43))).toMatchObject({ status: 401, body: { error: 'launch_expired' } });
    const launch = await slot.launch('linh');
    await slot.db.updateTable('member_session').set({ revoked_at: 1n }).execute();
    expect(await open(launch)).toMatchObject({ status: 401, body: { error: 'launch_expired' } });
    await slot.db.updateTable('member_session').set({ revoked_at: null }).execute();
    await slot.db.updateTable('member').set({ locked_at: 1n }).execute();
    expect((await open(await slot.launch('linh'))).status).toBe(401);
  });

  test('neither launch token nor play session is stored as it is', async () => {
    const launch = await slot.launch('linh');
    const { body } = await open(launch);
    const stored = [
      await slot.db.selectFrom('launch_token').selectAll().execute(),
      await slot.db.selectFrom('play_session').selectAll().execute(),
    ];
    const text = JSON.stringify(stored, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
    expect(text).not.toContain(launch);
    expect(text).not.toContain(body.session);
  });

  test('play ends two hours after the game was opened', async () => {
    const { session } = await slot.enter('linh');
    const played = async () => {
      await slot.db
        .updateTable('member_session')
        .set({ last_seen_at: BigInt(slot.parts.clock.now()) })
        .execute();
      return slot.spinNow(session);
    };
    await slot.parts.playLimits.answerRealityCheck(slot.db, 'linh');
    await slot.db.updateTable('play_care').set({ reality_check_minutes: 120n }).execute();
    slot.wait(2 * 3_600_000 - 1);
    expect((await played()).status).toBe(200);
    slot.wait(1);
    expect(await played()).toMatchObject({ status: 401, body: { error: 'session_over' } });
  });

  test.each([
    ['no body', undefined],
    ['no token', {}],
    ['a token that is no text', { launch: 7 }],
    ['a token beyond all measure', { launch: 'x'.repeat(129) }],
  ])('%s is refused as a bad request', async (_case, body) => {
    expect(await slot.post('/games/slot/session', body)).toMatchObject({ status: 400, body: { error: 'bad_request' } });
  });
});
