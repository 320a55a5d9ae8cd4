import { memberInfo } from '#contract/wps/member.ts';
import { login, logout } from '#contract/wps/session.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { movableClock, type MovableClock } from '../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../testing/openPlatform.ts';
import { testEngines } from '../testing/openTestStore.ts';
import { registered } from '../testing/registration.ts';

const hour = 3_600_000;

describe.each(testEngines())('sessions on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    await registered(platform, 'linh');
  });
  afterEach(() => platform.close());

  const logIn = (username: string, password: string, address?: string) =>
    platform.call(login, { username, password }, address === undefined ? {} : { address });
  const right = (address?: string) => logIn('Linh', 'correct horse 7', address);
  const isAlive = async (token: string) => (await platform.call(memberInfo, {}, { token })).status === 200;

  test('name and password open a session, whatever the case of the name', async () => {
    const { value } = await right();
    expect(value).toMatchObject({ firstTimeLogin: false, passwordExpired: false });
    expect(await isAlive(value.token)).toBe(true);
  });

  test('an unknown name, a wrong password and a closed account get the same answer', async () => {
    const wrong = await logIn('linh', 'wrong');
    const unknown = await logIn('nobody', 'wrong');
    await platform.parts.db.updateTable('member').set({ status: 'DISABLED' }).execute();
    const closed = await right();
    expect(wrong).toMatchObject({ status: 200, success: false, code: 'login_failed', value: { captcha: false } });
    expect(unknown).toEqual(wrong);
    expect(closed).toMatchObject({ code: 'login_failed', message: wrong.message });
  });

  test('from the third failure the answer asks for a captcha, for unknown names too', async () => {
    for (const name of ['linh', 'nobody']) {
      const answers = [await logIn(name, 'a'), await logIn(name, 'b'), await logIn(name, 'c')];
      expect(answers.map(({ value }) => value)).toEqual([{ captcha: false }, { captcha: false }, { captcha: true }]);
    }
  });

  test('of 60 guesses at once on one account 20 are evaluated, and the right one after them is not', async () => {
    const guesses = await Promise.all(Array.from({ length: 60 }, (_, index) => logIn('linh', `guess ${index}`, `203.0.113.${index}`)));
    expect(guesses.filter(({ code }) => code === 'login_failed')).toHaveLength(20);
    expect(await right()).toMatchObject({ code: 'too_many_attempts', value: { retryAfterSeconds: 3600 } });
    clock.forward(hour);
    expect(await right()).toMatchObject({ success: true });
  });

  test('one address that tries many accounts is stopped, and others are not', async () => {
    const tries = await Promise.all(Array.from({ length: 110 }, (_, index) => logIn(`name${index}`, 'password', '203.0.113.7')));
    expect(tries.filter(({ code }) => code === 'login_failed').length).toBeLessThanOrEqual(100);
    expect(await right('203.0.113.7')).toMatchObject({ code: 'too_many_attempts' });
    expect(await right('203.0.113.8')).toMatchObject({ success: true });
  });

  test('a success forgets the failures of the account', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let failure = 0; failure < 15; failure += 1) await logIn('linh', 'wrong');
      expect(await right()).toMatchObject({ success: true });
    }
  });

  test('logging out voids the token at once, and no other', async () => {
    const first = (await right()).value.token;
    const second = (await right()).value.token;
    expect(await platform.call(logout, {}, { token: first })).toMatchObject({ success: true });
    expect(await isAlive(first)).toBe(false);
    expect(await platform.call(logout, {}, { token: first })).toMatchObject({ status: 401 });
    expect(await isAlive(second)).toBe(true);
  });

  test('a session ends after a day, and at once where the account is closed', async () => {
    const { token } = (await right()).value;
    clock.forward(24 * hour - 1);
    expect(await isAlive(token)).toBe(true);
    clock.forward(1);
    expect(await isAlive(token)).toBe(false);
    const next = (await right()).value.token;
    await platform.parts.db.updateTable('member').set({ status: 'DISABLED' }).execute();
    expect(await isAlive(next)).toBe(false);
  });

  test('an expired password is told', async () => {
    await platform.parts.db.updateTable('member').set({ password_expired: 1n }).execute();
    expect((await right()).value.passwordExpired).toBe(true);
  });

  test('the first session of an account that somebody else opened is told', async () => {
    await platform.parts.db.updateTable('member').set({ last_login_at: null }).execute();
    expect((await right()).value.firstTimeLogin).toBe(true);
    expect((await right()).value.firstTimeLogin).toBe(false);
  });

  test('an account that is not a member’s is refused, but only with its password', async () => {
    await platform.parts.db.updateTable('member').set({ type: 9n }).execute();
    expect(await right()).toMatchObject({ code: 'non_member_account' });
    expect(await logIn('linh', 'wrong')).toMatchObject({ code: 'login_failed' });
  });

  test('a login by SMS is not offered', async () => {
    expect(await platform.call(login, { username: 'linh', password: 'x', type: 'sms' })).toMatchObject({ code: 'function_not_enabled' });
  });
});
