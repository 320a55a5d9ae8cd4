import { register } from '#contract/identity/member.ts';
import { login } from '#contract/identity/session.ts';
import { headers } from '#contract/headers.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { countHashings } from '../../testing/countHashings.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registrationOf } from '../../testing/registration.ts';

describe.each(testEngines())('a password to register with on %s', (engine) => {
  let platform: TestPlatform;
  beforeEach(async () => {
    platform = await openPlatform({ engine });
  });
  afterEach(() => platform.close());

  const registerWith = (password: string, extra: object = {}) =>
    platform.call(register, { ...registrationOf('rowerlinh'), password, confirmPassword: password, ...extra });
  const members = async () => (await platform.parts.db.selectFrom('member').select('id').execute()).length;

  test.each([
    ['123456', 'length'],
    ['seven77', 'length'],
    ['x'.repeat(129), 'length'],
    ['        ', 'commonPassword'],
    ['12345678', 'commonPassword'],
    ['iloveyou', 'commonPassword'],
    ['ILoveYou ', 'commonPassword'],
    ['trustno1', 'commonPassword'],
    ['baseball', 'commonPassword'],
    ['Sampan!2026', 'commonPassword'],
    ['RowerLinh', 'commonPassword'],
    ['rowerlinh1', 'commonPassword'],
    ['r0werl1nh', 'commonPassword'],
    ['linh.rows88', 'commonPassword'],
  ])('AUT-007 %j is refused with the rule %s, and before anything is derived', async (password, patternId) => {
    const hashings = await countHashings(async () => {
      expect(await registerWith(password, { email: 'linh.rows@example.com' })).toMatchObject({
        code: 'invalid_fields',
        value: { fields: [{ name: 'password', patternId }] },
      });
    });
    expect(hashings).toBe(0);
    expect(await members()).toBe(0);
  });

  test('AUT-007 257 characters and 10 MB are refused before they are hashed, when they are set and when they are tried', async () => {
    const hashings = await countHashings(async () => {
      expect(await registerWith('x y'.repeat(86).slice(0, 257))).toMatchObject({ status: 400, code: 'invalid_payload' });
      expect(await platform.call(login, { username: 'rowerlinh', password: 'x'.repeat(257) })).toMatchObject({ status: 400 });
      const body = 'x'.repeat(10 * 1024 * 1024);
      for (const [method, path] of [
        [register.method, register.path],
        [login.method, login.path],
      ] as const) {
        const answer = await platform.fetch(path, {
          method,
          headers: { [headers.merchant]: 'SAMPAN', 'content-type': 'application/jose', 'content-length': String(body.length) },
          body,
        });
        expect(answer.status).toBe(413);
      }
    });
    expect(hashings).toBe(0);
    expect(await members()).toBe(0);
  });

  test.each([
    ['a NUL', 'river\0at\0dusk'],
    ['half a character', 'river at dusk \ud83c'],
  ])('AUT-007 with %s inside it is no password, rather than a shorter one', async (_what, password) => {
    expect(await registerWith(password)).toMatchObject({ status: 400, code: 'invalid_payload' });
    expect(await registerWith('river at dusk')).toMatchObject({ success: true });
    expect(await platform.call(login, { username: 'rowerlinh', password: `river at dusk\0` })).toMatchObject({
      status: 400,
      code: 'invalid_payload',
    });
  });

  const long = 'sông chảy lững lờ, thuyền trôi theo con nước ';
  test.each([
    ['64 characters', long.repeat(2).slice(0, 64)],
    ['128 characters', long.repeat(3).slice(0, 128)],
    ['characters of every kind', 'mật khẩu 🌊 密码 ١٢٣'],
    ['a space at its end', 'river at dusk '],
    ['one form of its accents', 'dòng sông xanh'.normalize('NFD')],
  ])('AUT-007 %s work, exactly as they are', async (_what, password) => {
    expect(await registerWith(password)).toMatchObject({ success: true });
    expect(await platform.call(login, { username: 'rowerlinh', password })).toMatchObject({ success: true });
    const near = [
      password.slice(0, -1),
      `${password} `,
      password.trimEnd(),
      password.toUpperCase(),
      password.slice(0, 72),
      password.normalize('NFC'),
    ];
    for (const other of new Set(near.filter((each) => each !== password))) {
      await platform.parts.db.deleteFrom('attempt').execute();
      expect(await platform.call(login, { username: 'rowerlinh', password: other })).toMatchObject({ code: 'login_failed' });
    }
  });
});
