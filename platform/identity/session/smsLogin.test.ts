import { resumeSession } from '#contract/identity/rememberedLogin.ts';
import { login } from '#contract/identity/session.ts';
import { loginSmsCode } from '#contract/identity/verification.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lastCode, messagesTo } from '../../testing/messages.ts';
import { mobile, mobileMember, typedMobile } from '../../testing/mobileMember.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';

const [home, away] = [{ address: '203.0.113.7' }, { address: '198.51.100.1' }];

describe.each(testEngines())('a login by SMS on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let account: string;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    ({ account } = await mobileMember(platform, {}, home));
    clock.forward(61_000);
  });
  afterEach(() => platform.close());

  const change = (values: object) => platform.parts.db.updateTable('member').set(values).execute();
  const codeOf = async () => {
    await platform.call(loginSmsCode, { ...typedMobile, purpose: 'login' }, home);
    return lastCode(platform, mobile);
  };
  const enter = async (more: object = {}, options: object = home) =>
    platform.call(login, { type: 'sms', ...typedMobile, verificationCode: await codeOf(), ...more }, options);

  test('RO-02 LG-01 is there with its module alone', async () => {
    const without = await openPlatform({ engine, clock, brand: { modules: ['USERNAMEREG3'] } });
    expect(await without.call(login, { type: 'sms', ...typedMobile, verificationCode: '123456' })).toMatchObject({
      code: 'function_not_enabled',
    });
    await without.close();
    expect(await enter()).toMatchObject({ success: true, value: { account } });
  });

  test('LG-05 asks for no other password, expired or guessable as it may be', async () => {
    await change({ password_expired: 1n, must_change_password: 1n });
    expect((await enter()).value).toMatchObject({ passwordExpired: false, mustChangePassword: false });
  });

  test('LG-09 is refused on the other side, and to a shut account like a wrong code', async () => {
    expect(await enter({ side: 'agent' })).toMatchObject({ code: 'non_agent_account' });
    clock.forward(61_000);
    await change({ locked_at: 1n });
    expect(await enter()).toMatchObject({ code: 'verification_code_failed' });
  });

  test('AUT-005 takes the number and its code, neither without the other, and the code once', async () => {
    const verificationCode = await codeOf();
    for (const typed of [{ mobileNum: 'none' }, { mobileNum: '' }, { countryDialingCode: '979' }, { verificationCode: '' }])
      expect(await platform.call(login, { type: 'sms', ...typedMobile, verificationCode, ...typed }, home)).toMatchObject({
        code: 'verification_code_failed',
      });
    expect(await platform.call(login, { type: 'sms', ...typedMobile, verificationCode }, home)).toMatchObject({ success: true });
    expect(await platform.call(login, { type: 'sms', ...typedMobile, verificationCode }, home)).toMatchObject({
      code: 'verification_code_failed',
    });
  });

  test.each([' ', '-', '\u00a0'])('AUT-005 takes a code that is typed by threes, with %j between', async (between) => {
    const code = await codeOf();
    const verificationCode = ` ${code.slice(0, 3)}${between}${code.slice(3)} `;
    expect(await platform.call(login, { type: 'sms', ...typedMobile, verificationCode }, home)).toMatchObject({ success: true });
  });

  test('LG-02 is remembered where that is wished for', async () => {
    expect((await enter()).value.rememberMe).toBeUndefined();
    clock.forward(61_000);
    const { rememberMe = '' } = (await enter({ rememberMe: true })).value;
    expect(await platform.call(resumeSession, { rememberMe }, home)).toMatchObject({ success: true, value: { account } });
  });

  test.each([
    ['EN', 'TY', 'from the new address'],
    ['TY', 'EN', 'từ địa chỉ IP mới'],
    [null, 'EN', 'from the new address'],
  ] as const)(
    'LG-10 its owner, who has chosen %s, is told of a new address, whatever the page speaks: %s',
    async (chosen, language, words) => {
      await change({ language: chosen });
      expect(await enter({}, { ...away, language })).toMatchObject({ success: true });
      expect((await messagesTo(platform, mobile)).at(-1)).toContain(words);
    },
  );
});
