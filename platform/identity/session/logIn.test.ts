import { memberInfo, register } from '#contract/identity/member.ts';
import { login } from '#contract/identity/session.ts';
import { captcha } from '#contract/identity/verification.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPasswords } from '../passwordHashing/passwords.ts';
import { cheapPasswordWork } from '../../testing/cheapPasswordWork.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered, registrationOf } from '../../testing/registration.ts';
import { solvedCaptcha } from '../../testing/solve.ts';

const hour = 3_600_000;

describe.each(testEngines())('logging in by name on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    await registered(platform, 'linh');
  });
  afterEach(() => platform.close());

  interface How {
    readonly address?: string;
    readonly solved?: { captchaId: string; captcha: string };
  }
  const logIn = (username: string, password: string, { address, solved }: How = {}) =>
    platform.call(login, { username, password, ...solved }, address === undefined ? {} : { address });
  const right = (how: How = {}) => logIn('Linh', 'correct horse 7', how);
  const change = (values: object) => platform.parts.db.updateTable('member').set(values).execute();

  test('LG-01 name and password open a session, whatever the case of the name', async () => {
    const { value } = await right();
    expect(value).toMatchObject({ account: 'linh', firstTimeLogin: false, passwordExpired: false, mustChangePassword: false });
    expect(await platform.call(memberInfo, {}, { token: value.token })).toMatchObject({ success: true });
  });

  test('AUT-001 an unknown name, a wrong password and a shut account get the same answer', async () => {
    const wrong = await logIn('linh', 'wrong');
    const unknown = await logIn('nobody', 'wrong');
    expect(wrong).toMatchObject({ status: 200, success: false, code: 'login_failed', value: { captcha: false } });
    expect(unknown).toEqual(wrong);
    // One that its member has excluded as well is told of no exclusion.
    for (const self_excluded_at of [null, 1n]) {
      await change({ locked_at: 1n, self_excluded_at });
      await platform.parts.db.deleteFrom('attempt').execute();
      expect([await logIn('linh', 'wrong'), await right()].map(({ code, message, value }) => [code, message, value])).toEqual([
        [wrong.code, wrong.message, wrong.value],
        [wrong.code, wrong.message, wrong.value],
      ]);
    }
  });

  /** PP-33 Half an hour has passed for the lock, and not yet for the captcha. */
  const unlock = () => platform.parts.db.deleteFrom('attempt').where('scope', 'like', 'login:lock:%').execute();

  test('LG-06 from the third failure the answer asks for a captcha, for unknown names too', async () => {
    for (const name of ['linh', 'nobody']) {
      const answers = [await logIn(name, 'a'), await logIn(name, 'b'), await logIn(name, 'c')];
      expect(answers.map(({ value }) => value)).toEqual([{ captcha: false }, { captcha: false }, { captcha: true, locked: true }]);
    }
  });

  test('AUT-003 then nothing is evaluated without a captcha that is right, and each is good once', async () => {
    for (const guess of ['a', 'b', 'c']) await logIn('linh', guess);
    expect(await right()).toMatchObject({ code: 'captcha_failed', value: { captcha: true } });
    const { captchaId } = (await platform.call(captcha, {})).value;
    expect(await right({ solved: { captchaId, captcha: '1111' } })).toMatchObject({ code: 'captcha_failed' });
    const solved = await solvedCaptcha(platform);
    expect(await logIn('linh', 'd', { solved })).toMatchObject({ code: 'login_failed' });
    expect(await right({ solved })).toMatchObject({ code: 'captcha_failed' });
    await unlock();
    expect(await right({ solved: await solvedCaptcha(platform) })).toMatchObject({ success: true });
    expect(await right()).toMatchObject({ success: true });
  });

  test('AUT-003 LG-06 a captcha is good in the browser that fetched it, and in no other', async () => {
    for (const guess of ['a', 'b', 'c']) await logIn('linh', guess);
    await unlock();
    const [mine, anothers] = [{ browser: 'mine-mine-mine-mine' }, { browser: 'other-other-other-other' }];
    const send = async (options: object) =>
      platform.call(login, { username: 'linh', password: 'correct horse 7', ...(await solvedCaptcha(platform, mine)) }, options);
    expect(await send(anothers)).toMatchObject({ code: 'captcha_failed' });
    expect(await send({})).toMatchObject({ code: 'captcha_failed' });
    expect(await send({ ...mine, peer: '198.51.100.1' })).toMatchObject({ code: 'captcha_failed' });
    expect(await send({ ...mine, address: '203.0.113.9' })).toMatchObject({ success: true });
  });

  test('AUT-003 LG-06 where no browser is named, at the address that fetched it', async () => {
    for (const guess of ['a', 'b', 'c']) await logIn('linh', guess);
    await unlock();
    const send = async (address: string) =>
      platform.call(
        login,
        { username: 'linh', password: 'correct horse 7', ...(await solvedCaptcha(platform, { address: '203.0.113.9' })) },
        { address },
      );
    expect(await send('198.51.100.1')).toMatchObject({ code: 'captcha_failed' });
    expect(await send('203.0.113.9')).toMatchObject({ success: true });
  });

  test('AUT-003 a captcha is good for two minutes', async () => {
    for (const guess of ['a', 'b', 'c']) await logIn('linh', guess);
    const solved = await solvedCaptcha(platform);
    clock.forward(2 * 60_000);
    expect(await right({ solved })).toMatchObject({ code: 'captcha_failed' });
  });

  test('a success forgets the failures of the account', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (const guess of ['a', 'b']) await logIn('linh', guess);
      expect(await right()).toMatchObject({ success: true });
    }
  });

  test('LG-05 PW-04 a password that everybody tries lets in to nothing but changing it', async () => {
    await change({ password_hash: await createPasswords(platform.parts.random, cheapPasswordWork()).hash('123456') });
    const { value } = await platform.call(login, { username: 'linh', password: '123456', rememberMe: true });
    expect(value.rememberMe).toBeUndefined();
    expect(value).toMatchObject({ mustChangePassword: true, passwordExpired: false });
    expect(await platform.call(memberInfo, {}, { token: value.token })).toMatchObject({ code: 'password_change_required' });
  });

  test('LG-05 PW-04 nor does one that is made of the user name', async () => {
    const made = 'linh-linh';
    await change({ password_hash: await createPasswords(platform.parts.random, cheapPasswordWork()).hash(made) });
    expect((await logIn('linh', made)).value).toMatchObject({ mustChangePassword: true });
  });

  test.each([
    [true, ['USERNAMEREG3', 'PWDEXPFORCECHANGE3'], { passwordExpired: true, mustChangePassword: true }],
    [true, ['USERNAMEREG3'], { passwordExpired: true, mustChangePassword: false }],
    [false, ['USERNAMEREG3', 'PWDEXPFORCECHANGE3'], { passwordExpired: false, mustChangePassword: false }],
  ])('LG-05 PW-04 with password expiry %s and the modules %j an expired password makes %j', async (passwordExpiry, modules, expected) => {
    const other = await openPlatform({ engine, clock, brand: { modules, passwordExpiry, passwordLifetime: 90 } });
    await registered(other, 'linh');
    const enter = async () => (await other.call(login, { username: 'linh', password: 'correct horse 7' })).value;
    clock.forward(90 * 24 * hour - 1);
    expect(await enter()).toMatchObject({ passwordExpired: false, mustChangePassword: false });
    clock.forward(1);
    expect(await enter()).toMatchObject(expected);
    await other.close();
  });

  test('LG-05 PW-04 a password marked as expired is one at once', async () => {
    await change({ password_expired: 1n });
    expect((await right()).value).toMatchObject({ passwordExpired: true, mustChangePassword: true });
  });

  test('LG-04 PW-04 who enters an account that somebody else opened changes the password first, and logs in for the first time after that', async () => {
    await change({ last_login_at: null, password_changed_at: null });
    expect((await right()).value).toMatchObject({ firstTimeLogin: true, mustChangePassword: true });
    await change({ password_changed_at: 1n });
    expect((await right()).value).toMatchObject({ firstTimeLogin: true, mustChangePassword: false });
    expect((await right()).value).toMatchObject({ firstTimeLogin: false, mustChangePassword: false });
  });

  test.each([
    [9, 0, 'member', 'non_member_account'],
    [1, 1, 'member', 'non_member_account'],
    [0, 0, 'agent', 'non_agent_account'],
    [4, 0, 'agent', 'non_agent_account'],
  ] as const)(
    'LG-09 AUT-014 type %i, agents only %i, is refused on the %s side, but only with its password',
    async (type, agentOnly, side, code) => {
      await change({ type: BigInt(type), agent_only: BigInt(agentOnly) });
      expect(await platform.call(login, { username: 'linh', password: 'correct horse 7', side })).toMatchObject({ code });
      expect(await platform.call(login, { username: 'linh', password: 'wrong', side })).toMatchObject({ code: 'login_failed' });
    },
  );

  test.each([1, 2, 41, 42])('LG-09 an agent of type %i enters on both sides', async (type) => {
    await change({ type: BigInt(type) });
    for (const side of ['member', 'agent'] as const) {
      expect(await platform.call(login, { username: 'linh', password: 'correct horse 7', side })).toMatchObject({ success: true });
    }
  });

  test('RO-01 who excluded oneself is told until when, with the right password alone', async () => {
    const until = clock.now() + hour;
    await change({ self_excluded_at: 1n, self_excluded_until: BigInt(until) });
    expect(await logIn('linh', 'wrong')).toMatchObject({ code: 'login_failed' });
    expect(await right()).toMatchObject({ code: 'self_excluded', value: { until } });
    await change({ self_excluded_at: 1n, self_excluded_until: null });
    expect(await right()).toMatchObject({ code: 'self_excluded', value: { until: null } });
  });

  test('AUT-007 passwords are compared exactly, and long ones in full', async () => {
    const password = `${'đúng là mật khẩu dài 🐟 '.repeat(5)}!`;
    await platform.call(register, { ...registrationOf('minh'), password, confirmPassword: password });
    expect(await logIn('minh', password)).toMatchObject({ success: true });
    for (const near of [password.slice(0, -1), `${password} `, password.toUpperCase()]) {
      await platform.parts.db.deleteFrom('attempt').execute();
      expect(await logIn('minh', near)).toMatchObject({ code: 'login_failed' });
    }
    expect(await logIn('minh', 'x'.repeat(257))).toMatchObject({ status: 400, code: 'invalid_payload' });
  });
});
