import { memberInfo } from '#contract/identity/member.ts';
import { endAllSessions } from '#contract/identity/openSessions.ts';
import { changePassword } from '#contract/identity/password.ts';
import { login, logout } from '#contract/identity/session.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { password, registered } from '../../testing/registration.ts';
import { openTable, type OpenTable } from '../games/testing/openTable.ts';

const minute = 60_000;
const over = { status: 401, body: { error: 'session_over' } };

describe.each(testEngines())('play and the site’s session on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let table: OpenTable;
  let token: string;
  let session: string;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    table = openTable(platform);
    token = await registered(platform, 'linh');
    ({ session } = await table.open(token));
  });
  afterEach(() => platform.close());

  const db = () => platform.parts.db;
  const spin = async () => {
    clock.forward(2_500);
    return await table.spin(session);
  };
  const isAlive = async (unattended = false) => (await platform.call(memberInfo, {}, { token, unattended })).success;
  const money = async () => (await db().selectFrom('posting').select('seq').execute()).length;

  /** No round and no seeds; no money has moved. */
  const expectOver = async () => {
    const before = await money();
    expect(await spin()).toEqual(over);
    expect(await table.post('/games/slot/seeds', { clientSeed: 'x', serverSeedHash: '' }, session)).toEqual(over);
    expect(await money()).toBe(before);
  };

  test('SES-002 logging out ends play at once', async () => {
    expect((await spin()).status).toBe(200);
    await platform.call(logout, {}, { token });
    await expectOver();
  });

  test('SES-002 signing out everywhere ends play at once', async () => {
    const other = (await platform.call(login, { username: 'linh', password }, {})).value.token;
    await platform.call(endAllSessions, { keepCurrent: true }, { token: other });
    await expectOver();
  });

  test('a new password ends what is played in the member’s other sessions', async () => {
    const other = (await platform.call(login, { username: 'linh', password }, {})).value.token;
    const changed = await platform.call(
      changePassword,
      { oldPassword: password, newPassword: 'river-at-dawn-8', confirmNewPassword: 'river-at-dawn-8' },
      { token: other },
    );
    expect(changed).toMatchObject({ success: true });
    await expectOver();
  });

  test('PP-32 a session that was idle for half an hour plays no round, and no round brings it back', async () => {
    clock.forward(30 * minute - 2_501);
    expect((await spin()).status).toBe(200);
    clock.forward(30 * minute - 2_500);
    await expectOver();
    expect(await isAlive()).toBe(false);
    expect(await spin()).toEqual(over);
    expect(await isAlive(true)).toBe(false);
  });

  test('who plays is not idle, anywhere on the site', async () => {
    for (let half = 0; half < 4; half += 1) {
      await table.post('/games/slot/visit', {}, session);
      clock.forward(20 * minute);
      expect((await spin()).status).toBe(200);
    }
    expect(await isAlive()).toBe(true);
  });

  test('a page that is left open is not play: what it reports by itself keeps no session', async () => {
    const { body } = await spin();
    for (let passed = 0; passed < 30; passed += 10) {
      await table.post(`/games/slot/rounds/${body.round.id}/seen`, {}, session);
      expect((await platform.fetch('/games/slot/seeds', { headers: { authorization: `Bearer ${session}` } })).status).toBe(200);
      clock.forward(10 * minute);
    }
    await expectOver();
  });

  test('a round of another session of the member keeps only its own alive', async () => {
    const other = (await platform.call(login, { username: 'linh', password }, {})).value.token;
    const second = await table.open(other);
    clock.forward(20 * minute);
    expect((await table.spin(second.session)).status).toBe(200);
    clock.forward(10 * minute);
    await expectOver();
    expect((await table.spin(second.session)).status).toBe(200);
  });

  test('a session that has to change its password first plays nothing', async () => {
    await db().updateTable('member_session').set({ restricted: 1n }).execute();
    await expectOver();
    await db().updateTable('member_session').set({ restricted: 0n }).execute();
    expect((await spin()).status).toBe(200);
  });

  test.each(['self_excluded_at', 'locked_at'] as const)(
    'a member with %s plays no further round, and opens no game with a launch they had',
    async (column) => {
      const launch = await table.launch(token);
      await db()
        .updateTable('member')
        .set({ [column]: 1n, self_excluded_until: BigInt(clock.now() + 365 * 24 * 60 * minute) })
        .execute();
      await expectOver();
      expect(await table.post('/games/slot/session', { launch })).toEqual({ status: 401, body: { error: 'launch_expired' } });
    },
  );

  test('a launch from a session that has become idle meanwhile opens nothing', async () => {
    const launch = await table.launch(token);
    await db()
      .updateTable('member_session')
      .set({ last_seen_at: BigInt(clock.now() - 30 * minute) })
      .execute();
    expect(await table.post('/games/slot/session', { launch })).toEqual({ status: 401, body: { error: 'launch_expired' } });
  });
});
