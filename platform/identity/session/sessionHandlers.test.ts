import { memberInfo } from '#contract/identity/member.ts';
import { endAllSessions, endSession, openSessions } from '#contract/identity/openSessions.ts';
import { firstLogin, login, logout } from '#contract/identity/session.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';

const minute = 60_000;
const hour = 60 * minute;

describe.each(testEngines())('sessions on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    await registered(platform, 'linh');
  });
  afterEach(() => platform.close());

  const enter = async (options: { address?: string; agent?: string } = {}) =>
    (await platform.call(login, { username: 'linh', password: 'correct horse 7' }, options)).value.token;
  const isAlive = async (token: string, unattended = false) => (await platform.call(memberInfo, {}, { token, unattended })).status === 200;

  test('SES-001 every login makes a token of its own, and a token made up before is nobody', async () => {
    const made = 'A'.repeat(43);
    expect(await isAlive(made)).toBe(false);
    const tokens = [await enter(), await enter(), await enter()];
    expect(new Set([...tokens, made]).size).toBe(4);
    expect(await isAlive(made)).toBe(false);
  });

  test('SES-002 logging out voids the token at once, and no other', async () => {
    const [first, second] = [await enter(), await enter()];
    expect(await platform.call(logout, {}, { token: first })).toMatchObject({ success: true });
    expect(await isAlive(first)).toBe(false);
    expect(await platform.call(logout, {}, { token: first })).toMatchObject({ status: 401 });
    expect(await isAlive(second)).toBe(true);
  });

  test.each(['locked_at', 'self_excluded_at'] as const)(
    'SES-002 a session ends at once where %s is written in its account',
    async (column) => {
      const token = await enter();
      await platform.parts.db
        .updateTable('member')
        .set({ [column]: 1n })
        .execute();
      expect(await isAlive(token)).toBe(false);
    },
  );

  test('SES-002 a session that is used ends after a day all the same', async () => {
    const token = await enter();
    for (let passed = 0; passed < 24 * hour - 20 * minute; passed += 20 * minute) {
      clock.forward(20 * minute);
      expect(await isAlive(token)).toBe(true);
    }
    clock.forward(20 * minute);
    expect(await isAlive(token)).toBe(false);
  });

  test('PP-32 a session that nobody uses ends after half an hour, and polls do not count as use', async () => {
    const [used, polled, left] = [await enter(), await enter(), await enter()];
    clock.forward(20 * minute);
    expect([await isAlive(used), await isAlive(polled, true)]).toEqual([true, true]);
    clock.forward(10 * minute - 1);
    expect([await isAlive(polled, true), await isAlive(left, true)]).toEqual([true, true]);
    clock.forward(1);
    expect([await isAlive(used), await isAlive(polled), await isAlive(left)]).toEqual([true, false, false]);
  });

  test('that a session is used is written down once a minute', async () => {
    const token = await enter();
    const opened = clock.now();
    const seen = async () => (await platform.call(openSessions, {}, { token })).value.sessions[0]?.lastSeenTime;
    clock.forward(minute - 1);
    expect([await seen(), await seen()]).toEqual([opened, opened]);
    clock.forward(1);
    expect([await seen(), await seen()]).toEqual([opened + minute, opened + minute]);
  });

  test.each(['', 'x', 'x'.repeat(43), 'x'.repeat(400), '../../etc', '0'])('SES-007 the made-up token %j is nobody', async (token) => {
    expect(await platform.call(memberInfo, {}, { token })).toMatchObject({ status: 401, code: 'token_required' });
  });

  test('SES-007 a token that lacks a character, or has one more, is nobody', async () => {
    const token = await enter();
    for (const near of [token.slice(1), token.slice(0, -1), `${token}A`, token.toUpperCase()]) expect(await isAlive(near)).toBe(false);
    expect(await isAlive(token)).toBe(true);
  });

  test('open sessions are listed with where they come from, the newest first', async () => {
    await enter({ address: '203.0.113.7', agent: 'Browser A' });
    clock.forward(minute);
    const token = await enter({ address: '203.0.113.7', agent: 'B'.repeat(500) });
    const { sessions } = (await platform.call(openSessions, {}, { token })).value;
    expect(sessions.map(({ address, agent, current }) => [address, agent, current])).toEqual([
      ['203.0.113.7', 'B'.repeat(200), true],
      ['203.0.113.7', 'Browser A', false],
      ['', '', false],
    ]);
  });

  test('what a browser calls itself in another alphabet is listed in it', async () => {
    const token = await enter({ agent: Buffer.from('Trình duyệt Cốc').toString('latin1') });
    expect((await platform.call(openSessions, {}, { token })).value.sessions[0]?.agent).toBe('Trình duyệt Cốc');
  });

  test('SES-002 one session is ended, those of others are not found', async () => {
    const other = await registered(platform, 'minh');
    const [first, second] = [await enter(), await enter()];
    const listOf = async (token: string) => (await platform.call(openSessions, {}, { token })).value.sessions;
    const foreign = (await listOf(other))[0]?.sessionId ?? '';
    const own = (await listOf(second)).find(({ current }) => !current)?.sessionId ?? '';
    expect(await platform.call(endSession, { sessionId: foreign }, { token: second })).toMatchObject({ code: 'session_not_found' });
    expect(await platform.call(endSession, { sessionId: 'made-up' }, { token: second })).toMatchObject({ code: 'session_not_found' });
    expect(await platform.call(endSession, { sessionId: own }, { token: second })).toMatchObject({ success: true });
    expect([await isAlive(first), await isAlive(second), await isAlive(other)]).toEqual([false, true, true]);
  });

  test('SES-002 signing out everywhere ends every session, or every other', async () => {
    const other = await registered(platform, 'minh');
    const [first, second] = [await enter(), await enter()];
    await platform.call(endAllSessions, { keepCurrent: true }, { token: second });
    expect([await isAlive(first), await isAlive(second), await isAlive(other)]).toEqual([false, true, true]);
    await platform.call(endAllSessions, {}, { token: second });
    expect([await isAlive(second), await isAlive(other)]).toEqual([false, true]);
    const told = await platform.parts.db
      .selectFrom('audit_event')
      .select('after')
      .where('action', '=', 'endAllSessions')
      .orderBy('seq')
      .execute();
    expect(told.map(({ after }) => after)).toEqual(['{"sessionsEnded":"others"}', '{"sessionsEnded":"all"}']);
  });

  test('LG-04 the first login is said once, however often it is repeated', async () => {
    await platform.parts.db.updateTable('member').set({ first_login_at: null }).execute();
    const token = await enter();
    await platform.call(firstLogin, {}, { token });
    const first = clock.now();
    clock.forward(minute);
    await platform.call(firstLogin, {}, { token });
    const row = await platform.parts.db.selectFrom('member').select('first_login_at').executeTakeFirstOrThrow();
    expect(row.first_login_at).toBe(BigInt(first));
  });
});
