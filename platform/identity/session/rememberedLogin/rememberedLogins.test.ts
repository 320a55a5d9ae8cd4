import { memberInfo, register } from '#contract/identity/member.ts';
import { endAllSessions } from '#contract/identity/openSessions.ts';
import { changePassword } from '#contract/identity/password.ts';
import { forgetLogin, resumeSession } from '#contract/identity/rememberedLogin.ts';
import { login, logout } from '#contract/identity/session.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { messagesTo } from '../../../testing/messages.ts';
import { movableClock, type MovableClock } from '../../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../../testing/openPlatform.ts';
import { testEngines } from '../../../testing/openTestStore.ts';
import { registrationOf } from '../../../testing/registration.ts';

const hour = 3_600_000;
const home = '203.0.113.7';
const email = 'linh@example.com';

describe.each(testEngines())('a remembered login on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let token: string;
  let cookie: string;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    await platform.call(register, { ...registrationOf('linh'), email }, { address: home });
    const { value } = await platform.call(login, { username: 'linh', password: 'correct horse 7', rememberMe: true }, { address: home });
    token = value.token;
    cookie = value.rememberMe ?? '';
  });
  afterEach(() => platform.close());

  const resume = (rememberMe: string, address = home) => platform.call(resumeSession, { rememberMe }, { address });
  const isAlive = async (each: string) => (await platform.call(memberInfo, {}, { token: each })).status === 200;

  test('LG-02 it opens a session and is made anew', async () => {
    const { value } = await resume(cookie);
    expect(await isAlive(value.token)).toBe(true);
    expect(value.rememberMe).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    expect(value.rememberMe).not.toBe(cookie);
    expect(await resume(value.rememberMe ?? '')).toMatchObject({ success: true });
  });

  test('LG-02 without the wish there is none', async () => {
    const { value } = await platform.call(login, { username: 'linh', password: 'correct horse 7' }, { address: home });
    expect(value.rememberMe).toBeUndefined();
  });

  test('SES-005 used again later it was stolen: the family ends with its sessions, and the member is told', async () => {
    const { value } = await resume(cookie);
    clock.forward(10_000);
    expect(await resume(cookie)).toMatchObject({ code: 'remember_me_failed' });
    expect(await isAlive(value.token)).toBe(false);
    expect(await isAlive(token)).toBe(false);
    expect(await resume(value.rememberMe ?? '')).toMatchObject({ code: 'remember_me_failed' });
    expect((await messagesTo(platform, email)).at(-1)).toContain('a second time');
    const told = await platform.parts.db.selectFrom('audit_event').select('after').where('after', 'like', '%rememberedLogin%').execute();
    expect(told.map(({ after }) => after)).toEqual(['{"rememberedLogin":"usedTwice"}']);
  });

  test('SES-005 used again in the same moment from elsewhere it was stolen as well', async () => {
    const { value } = await resume(cookie);
    expect(await resume(cookie, '198.51.100.1')).toMatchObject({ code: 'remember_me_failed' });
    expect(await isAlive(value.token)).toBe(false);
    expect(await resume(value.rememberMe ?? '')).toMatchObject({ code: 'remember_me_failed' });
  });

  test('SES-005 used again by the same browser within ten seconds two of its requests have raced: nothing ends', async () => {
    const { value } = await resume(cookie);
    clock.forward(9_999);
    expect(await resume(cookie)).toMatchObject({ code: 'remember_me_raced' });
    expect(await isAlive(value.token)).toBe(true);
    expect(await resume(value.rememberMe ?? '')).toMatchObject({ success: true });
  });

  test('LG-02 an answer that never reached the browser costs nobody the login: what it gave is taken back, and is theft where it comes', async () => {
    const lost = (await resume(cookie)).value;
    const again = () => platform.call(resumeSession, { rememberMe: cookie, answerLost: true }, { address: home });
    const { value } = await again();
    expect(await isAlive(value.token)).toBe(true);
    clock.forward(60_000);
    const { value: next } = await resume(value.rememberMe ?? '');
    expect(await isAlive(next.token)).toBe(true);
    expect(await resume(lost.rememberMe ?? '')).toMatchObject({ code: 'remember_me_failed' });
    expect(await isAlive(next.token)).toBe(false);
  });

  test.each([
    ['ten seconds after it was used', 10_000, home, 'remember_me_failed'],
    ['from elsewhere', 0, '198.51.100.1', 'remember_me_failed'],
  ])('SES-005 to say that the answer was lost helps nobody %s', async (_, later, address, code) => {
    await resume(cookie);
    clock.forward(later);
    expect(await platform.call(resumeSession, { rememberMe: cookie, answerLost: true }, { address })).toMatchObject({ code });
  });

  describe('whose answer was lost', () => {
    const browser = 'a-browser-of-linh-0001';
    const by = (rememberMe: string, options: object = {}) =>
      platform.call(resumeSession, { rememberMe }, { address: home, browser, ...options });
    const lost = async () => (await by(cookie)).value;

    test('LG-02 the same browser goes on later, from the same address: what the answer held has ended, and is theft where it comes', async () => {
      const { token: unseen, rememberMe = '' } = await lost();
      const told = await messagesTo(platform, email);
      clock.forward(10_000);
      const { value } = await by(cookie);
      expect([await isAlive(value.token), await isAlive(unseen)]).toEqual([true, false]);
      clock.forward(hour);
      const { value: next } = await by(value.rememberMe ?? '');
      expect(await isAlive(next.token)).toBe(true);
      expect(await messagesTo(platform, email)).toEqual(told);
      expect(await by(rememberMe)).toMatchObject({ code: 'remember_me_failed' });
      expect(await isAlive(next.token)).toBe(false);
      expect((await messagesTo(platform, email)).at(-1)).toContain('a second time');
    });

    test('LG-02 also twice, and of ten of its requests at once one resumes', async () => {
      await lost();
      clock.forward(hour);
      await by(cookie);
      clock.forward(hour);
      const codes = (await Promise.all(Array.from({ length: 10 }, () => by(cookie)))).map(({ code }) => code);
      expect(codes.filter((code) => code === undefined)).toHaveLength(1);
      expect(codes.filter((code) => code === 'remember_me_raced')).toHaveLength(9);
    });

    test.each([
      ['another browser', { browser: 'the-browser-of-a-thief' }],
      ['a browser without a name', { browser: '' }],
      ['another address', { address: '198.51.100.1' }],
    ])('SES-005 it was stolen where %s comes with it', async (_, options) => {
      const { token: unseen, rememberMe = '' } = await lost();
      clock.forward(10_000);
      expect(await by(cookie, options)).toMatchObject({ code: 'remember_me_failed' });
      expect(await isAlive(unseen)).toBe(false);
      expect(await by(rememberMe)).toMatchObject({ code: 'remember_me_failed' });
      expect((await messagesTo(platform, email)).at(-1)).toContain('a second time');
    });

    test('SES-005 it was stolen where the next one was used', async () => {
      const { value } = await by((await lost()).rememberMe ?? '');
      clock.forward(10_000);
      expect(await by(cookie)).toMatchObject({ code: 'remember_me_failed' });
      expect(await isAlive(value.token)).toBe(false);
    });

    test.each([
      ['by a person', {}],
      ['by nobody, as a page asks that lies open', { unattended: true }],
    ])('SES-005 it was stolen where the session that it opened was used later %s', async (_, options) => {
      const opened = await lost();
      clock.forward(10_000);
      await platform.call(memberInfo, {}, { token: opened.token, ...options });
      expect(await by(cookie)).toMatchObject({ code: 'remember_me_failed' });
      expect(await isAlive(opened.token)).toBe(false);
      expect(await by(opened.rememberMe ?? '')).toMatchObject({ code: 'remember_me_failed' });
    });
  });

  test('SES-005 nor where what took its place was used', async () => {
    const { value } = await resume(cookie);
    await resume(value.rememberMe ?? '');
    expect(await platform.call(resumeSession, { rememberMe: cookie, answerLost: true }, { address: home })).toMatchObject({
      code: 'remember_me_raced',
    });
  });

  test('SES-005 of ten requests at once one resumes, and the others of the same browser are told to wait', async () => {
    const codes = (await Promise.all(Array.from({ length: 10 }, () => resume(cookie)))).map(({ code }) => code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'remember_me_raced')).toHaveLength(9);
  });

  test('SES-005 a changed selector or validator is nothing, and ends nothing', async () => {
    const [selector = '', validator = ''] = cookie.split('.');
    for (const forged of [
      `${'A'.repeat(22)}.${validator}`,
      `${selector}.${'A'.repeat(43)}`,
      selector,
      `${cookie}x`,
      `x${cookie}`,
      '',
      "' or 1=1 --",
    ]) {
      expect(await resume(forged)).toMatchObject({ code: 'remember_me_failed' });
    }
    expect(await platform.call(forgetLogin, { rememberMe: `${'A'.repeat(22)}.${validator}` })).toMatchObject({ success: true });
    expect(await resume(cookie)).toMatchObject({ success: true });
  });

  test('SES-005 it ends a day after the login, however often it was used', async () => {
    clock.forward(23 * hour);
    const { value } = await resume(cookie);
    clock.forward(hour - 1);
    const { value: last } = await resume(value.rememberMe ?? '');
    expect(await isAlive(last.token)).toBe(true);
    clock.forward(1);
    expect(await resume(last.rememberMe ?? '')).toMatchObject({ code: 'remember_me_failed' });
  });

  test('SES-005 logging out, unticking, signing out everywhere and a new password end it', async () => {
    const again = async () =>
      (await platform.call(login, { username: 'linh', password: 'correct horse 7', rememberMe: true }, { address: home })).value;
    await platform.call(logout, {}, { token });
    expect(await resume(cookie)).toMatchObject({ code: 'remember_me_failed' });
    const unticked = await again();
    await platform.call(forgetLogin, { rememberMe: unticked.rememberMe ?? '' });
    expect(await resume(unticked.rememberMe ?? '')).toMatchObject({ code: 'remember_me_failed' });
    const everywhere = await again();
    await platform.call(endAllSessions, { keepCurrent: true }, { token: everywhere.token });
    expect(await resume(everywhere.rememberMe ?? '')).toMatchObject({ code: 'remember_me_failed' });
    const changed = await again();
    const passwords = { oldPassword: 'correct horse 7', newPassword: 'correct horse 8', confirmNewPassword: 'correct horse 8' };
    expect(await platform.call(changePassword, passwords, { token: changed.token })).toMatchObject({ success: true });
    expect(await resume(changed.rememberMe ?? '')).toMatchObject({ code: 'remember_me_failed' });
  });

  test('SES-005 what is kept of it does not resume', async () => {
    const rows = await platform.parts.db.selectFrom('remembered_login').selectAll().execute();
    const everything = JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
    expect(everything).not.toContain(cookie.split('.')[1]);
  });
});
