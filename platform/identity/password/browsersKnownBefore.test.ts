import { register } from '#contract/identity/member.ts';
import { changePassword, passwordByEmail, passwordByMailToken } from '#contract/identity/password.ts';
import { login } from '#contract/identity/session.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { messagesTo } from '../../testing/messages.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { password, registrationOf } from '../../testing/registration.ts';

const fresh = 'a much better one';
const email = 'linh@example.com';
const from = (index: number) => ({ address: '203.0.113.7', browser: `b0a7b0a7-0000-4000-8000-00000000000${index}` });
const own = from(0);
/** Those that somebody has made known who had the old password. */
const others = [1, 2, 3, 4, 5, 6].map(from);

describe.each(testEngines())('browsers that were known by an old password on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let token: string;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    token = (await platform.call(register, { ...registrationOf('linh'), email }, own)).value.token;
    for (const other of others) expect(await platform.call(login, { username: 'linh', password }, other)).toMatchObject({ success: true });
    clock.forward(60_000);
  });
  afterEach(() => platform.close());

  const guess = async (other: (typeof others)[number]) => (await platform.call(login, { username: 'linh', password: 'guess' }, other)).code;

  test.each([
    [
      'is changed',
      () => platform.call(changePassword, { oldPassword: password, newPassword: fresh, confirmNewPassword: fresh }, { token, ...own }),
    ],
    [
      'was lost',
      async () => {
        await platform.call(passwordByEmail, { username: 'linh', email });
        const link = /token=([\w-]+)/.exec((await messagesTo(platform, email)).at(-1) ?? '')?.[1] ?? '';
        return platform.call(passwordByMailToken, { token: link, newPassword: fresh, confirmNewPassword: fresh }, own);
      },
    ],
  ])('AUT-003 count their guesses together once it %s; that in which the new one was set is known all the same', async (_how, set) => {
    for (const other of others) expect(await guess(other)).toBe('login_failed');
    expect(await set()).toMatchObject({ success: true });
    await platform.parts.db.deleteFrom('attempt').execute();
    const codes: (string | undefined)[] = [];
    for (const other of others) codes.push(await guess(other));
    expect(codes).toEqual(['login_failed', 'login_failed', 'login_failed', 'captcha_failed', 'captcha_failed', 'captcha_failed']);
    expect(await platform.call(login, { username: 'linh', password: fresh }, own)).toMatchObject({ success: true });
  });
});
