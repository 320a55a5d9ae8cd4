import { inflateSync } from 'node:zlib';
import { captcha, challenge, registerSmsCode } from '#contract/identity/verification.ts';
import { register } from '#contract/identity/member.ts';
import { login } from '#contract/identity/session.ts';
import { registerSettings } from '#contract/system/site.ts';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { systemRandom } from '../../core/random.ts';
import { movableClock } from '../../testing/movableClock.ts';
import { testBrand } from '../../testing/testBrand.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { registrationOf } from '../../testing/registration.ts';
import { solutionOf, solvedCaptcha, solvedChallenge } from '../../testing/solve.ts';
import { captchaHeight, captchaImage, captchaWidth } from './captchaImage.ts';
import { captchaLetters } from './captchaFont.ts';

let platform: TestPlatform | undefined;
afterEach(async () => {
  await platform?.close();
  platform = undefined;
});

/** Grey values of a picture made by `greyPng`, and its size. */
function pixelsOf(png: Buffer) {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const data = png.subarray(png.indexOf('IDAT') + 4, png.indexOf('IEND') - 8);
  const rows = inflateSync(data);
  return { width, height, dark: [...rows].filter((value, index) => index % (width + 1) !== 0 && value < 100).length };
}

describe('the captcha', () => {
  test('RG-13 is a PNG that is another one every time', async () => {
    platform = await openPlatform();
    const [first, second] = [(await platform.call(captcha, {})).value, (await platform.call(captcha, {})).value];
    expect(first.captchaId).not.toBe(second.captchaId);
    expect(first.image).not.toBe(second.image);
    const png = Buffer.from(first.image, 'base64');
    expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    expect(pixelsOf(png)).toMatchObject({ width: captchaWidth, height: captchaHeight });
    // Eight letters of two pictures are dark by some 3,800 pixels; a guesser would like fewer of them.
    expect(pixelsOf(png).dark + pixelsOf(Buffer.from(second.image, 'base64')).dark).toBeGreaterThan(2_500);
    expect(JSON.stringify(await platform.parts.db.selectFrom('captcha').select(['id', 'answer_hash']).execute())).toMatch(
      /"answer_hash":"[0-9a-f]{64}"/,
    );
  });

  test('shows every letter it may be made of', () => {
    for (const letter of captchaLetters) {
      expect(pixelsOf(captchaImage(letter.repeat(4), systemRandom)).dark).toBeGreaterThan(
        pixelsOf(captchaImage('    ', systemRandom)).dark + 400,
      );
    }
  });

  test('VA-03 is asked for by the server where the form has one, whatever the client does', async () => {
    platform = await openPlatform({ brand: { registrationRules: { captcha: { enabled: true } } } });
    expect(await platform.call(register, registrationOf('linh'))).toMatchObject({ code: 'captcha_failed' });
    const solved = await solvedCaptcha(platform);
    expect(await platform.call(register, { ...registrationOf('linh'), ...solved })).toMatchObject({ success: true });
    expect(await platform.call(register, { ...registrationOf('minh'), ...solved })).toMatchObject({ code: 'captcha_failed' });
  });

  test('VA-03 AUT-002 its four letters are good for two minutes, once, and where they were shown', async () => {
    const clock = movableClock();
    platform = await openPlatform({ clock, brand: { registrationRules: { captcha: { enabled: true } } } });
    const { call } = platform;
    const home = { address: '203.0.113.7' };
    const solved = () => solvedCaptcha(platform as TestPlatform, home);
    const enter = (name: string, answer: object, from = home) => call(register, { ...registrationOf(name), ...answer }, from);
    const [inTime, late, wrong, moved] = [await solved(), await solved(), await solved(), await solved()];
    expect(await enter('linh', { ...wrong, captcha: 'sean' })).toMatchObject({ code: 'captcha_failed' });
    expect(await enter('linh', wrong)).toMatchObject({ code: 'captcha_failed' });
    expect(await enter('linh', moved, { address: '198.51.100.7' })).toMatchObject({ code: 'captcha_failed' });
    clock.forward(2 * 60_000 - 1);
    expect(await enter('linh', inTime)).toMatchObject({ success: true });
    clock.forward(1);
    expect(await enter('minh', late)).toMatchObject({ code: 'captcha_failed' });
  });
});

describe('the challenge', () => {
  const clock = movableClock();
  const strict = () => openPlatform({ clock, brand: { challenge: { required: true, maxNumber: 500 } } });

  test('LG-01 AUT-002 stands before a login by name where the brand wants it there, is good once, and costs no attempt', async () => {
    platform = await openPlatform({ clock, brand: { challenge: { required: true, atLogin: true, maxNumber: 500 } } });
    await platform.call(register, { ...registrationOf('linh'), challenge: await solvedChallenge(platform) });
    const { username, password } = registrationOf('linh');
    for (let count = 0; count < 25; count += 1)
      expect(await platform.call(login, { username, password })).toMatchObject({ code: 'challenge_failed' });
    const challenge = await solvedChallenge(platform);
    expect(await platform.call(login, { username, password, challenge })).toMatchObject({ success: true });
    expect(await platform.call(login, { username, password, challenge })).toMatchObject({ code: 'challenge_failed' });
  });

  test('LG-01 a login by name is taken without one where the brand does not ask, but not with a false one', async () => {
    platform = await strict();
    await platform.call(register, { ...registrationOf('linh'), challenge: await solvedChallenge(platform) });
    const { username, password } = registrationOf('linh');
    expect(await platform.call(login, { username, password })).toMatchObject({ success: true });
    expect(await platform.call(login, { username, password, challenge: 'false' })).toMatchObject({ code: 'challenge_failed' });
  });

  test('RG-10 AUT-002 stands before registering and before every message', async () => {
    platform = await strict();
    expect(await platform.call(register, registrationOf('linh'))).toMatchObject({ code: 'challenge_failed' });
    const sms = { mobileNo: '0912345678', countryDialingCode: '84' };
    expect(await platform.call(registerSmsCode, sms)).toMatchObject({ code: 'challenge_failed' });
    expect(await platform.call(registerSmsCode, { ...sms, challenge: await solvedChallenge(platform) })).toMatchObject({ success: true });
    expect(await platform.call(register, { ...registrationOf('linh'), challenge: await solvedChallenge(platform) })).toMatchObject({
      success: true,
    });
    expect(await platform.call(register, registrationOf('linh'))).toMatchObject({ code: 'challenge_failed' });
    expect(await platform.call(register, { ...registrationOf('linh'), challenge: await solvedChallenge(platform) })).toMatchObject({
      code: 'username_taken',
    });
  });

  test('AUT-006 a solution is good once, and of 20 at once one is taken', async () => {
    const { call } = (platform = await strict());
    const solution = await solvedChallenge(platform);
    const codes = await Promise.all(
      Array.from(
        { length: 20 },
        async (_, index) =>
          (await call(registerSmsCode, { mobileNo: `09123456${index + 10}`, countryDialingCode: '84', challenge: solution })).code,
      ),
    );
    expect(codes.filter((code) => code === 'challenge_failed')).toHaveLength(19);
  });

  test('AUT-006 it ends after ten minutes, and its expiry cannot be moved', async () => {
    const { call } = (platform = await strict());
    const made = (await call(challenge, {})).value;
    const moved = solutionOf(made);
    const { salt, ...rest } = JSON.parse(Buffer.from(moved, 'base64').toString()) as { salt: string };
    const inTime = await solvedChallenge(platform);
    const later = Buffer.from(JSON.stringify({ ...rest, salt: salt.replace(/expires=\d+/, 'expires=9999999999') })).toString('base64');
    // What it says of its end are whole seconds.
    clock.forward(10 * 60_000 - 1_000);
    expect(await call(register, { ...registrationOf('linh'), challenge: inTime })).toMatchObject({ success: true });
    clock.forward(1_000);
    for (const solution of [moved, later])
      expect(await call(register, { ...registrationOf('minh'), challenge: solution })).toMatchObject({ code: 'challenge_failed' });
  });

  test('AUT-006 a spent solution does not come back by moving digits of its number to its expiry', async () => {
    const { call } = (platform = await strict());
    const solution = await solvedChallenge(platform);
    expect(await call(register, { ...registrationOf('linh'), challenge: solution })).toMatchObject({ success: true });
    const { salt, number, ...rest } = JSON.parse(Buffer.from(solution, 'base64').toString()) as { salt: string; number: number };
    clock.forward(60 * 60_000);
    for (let digits = 1; digits < String(number).length; digits += 1) {
      const moved = { ...rest, salt: `${salt}${String(number).slice(0, digits)}`, number: Number(String(number).slice(digits)) };
      const text = Buffer.from(JSON.stringify(moved)).toString('base64');
      expect(await call(register, { ...registrationOf('minh'), challenge: text })).toMatchObject({ code: 'challenge_failed' });
    }
  });

  test('RG-10 the demonstration brand asks for one', async () => {
    platform = await openPlatform({ brand: { challenge: testBrand('http://localhost:3000', []).challenge } });
    expect((await platform.call(registerSettings, {})).value.challenge).toBe(true);
    expect(await platform.call(register, registrationOf('linh'))).toMatchObject({ code: 'challenge_failed' });
    expect(await platform.call(register, { ...registrationOf('linh'), challenge: await solvedChallenge(platform) })).toMatchObject({
      success: true,
    });
  });

  test('nothing made up is a solution', async () => {
    const opened = (platform = await strict());
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.base64String(),
          fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value)).toString('base64')),
        ),
        async (text) => {
          const { code } = await opened.call(registerSmsCode, {
            mobileNo: '0912345678',
            countryDialingCode: '84',
            challenge: text.slice(0, 2000),
          });
          expect(code).toBe('challenge_failed');
        },
      ),
      { numRuns: 60 },
    );
  });
});
