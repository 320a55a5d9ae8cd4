import { memberInfo, register } from '#contract/identity/member.ts';
import { passwordByPhone } from '#contract/identity/password.ts';
import { login } from '#contract/identity/session.ts';
import { loginSmsCode } from '#contract/identity/verification.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changePersonalData } from '../../testing/changePersonalData.ts';
import { lastCode, messagesTo } from '../../testing/messages.ts';
import { mobile, typedMobile } from '../../testing/mobileMember.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { plantCode } from '../../testing/plantCode.ts';
import { registrationOf } from '../../testing/registration.ts';

const old = 'correct horse 7';
const fresh = 'a much better one';
const nobodys = { mobileNum: '0987 654 321', countryDialingCode: '84' };

/** The form asks for a number, and for no code: whoever fills it in may name anybody's. */
const brand = {
  modules: ['USERNAMEREG3', 'MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3'],
  registrationRules: { mobileNum: { enabled: true, required: true } },
};

describe.each(testEngines())('a number that nobody has proven on %s', (engine) => {
  let platform: TestPlatform;
  beforeEach(async () => {
    platform = await openPlatform({ engine, brand });
    await platform.call(register, { ...registrationOf('linh'), ...typedMobile });
  });
  afterEach(() => platform.close());

  const ask = (purpose: 'login' | 'password', number = typedMobile) => platform.call(loginSmsCode, { ...number, purpose });
  const bySms = (verificationCode: string, number = typedMobile) => platform.call(login, { type: 'sms', ...number, verificationCode });
  const recover = (verificationCode: string, number = typedMobile) =>
    platform.call(passwordByPhone, { ...number, verificationCode, newPassword: fresh });
  /** Registers the number a second time, by somebody who has proven that it is theirs. */
  const proven = async () => {
    await platform.call(register, { ...registrationOf('minh'), ...typedMobile });
    await platform.parts.db.updateTable('member').set({ mobile_verified: 1n }).where('username_key', '=', 'minh').execute();
    await changePersonalData(platform, { mobile }, 'minh');
  };

  test('AUT-014 LG-01 is sent no code, and does not log in, not even by the right one', async () => {
    expect(await ask('login')).toMatchObject({ success: true });
    expect(await messagesTo(platform, mobile)).toEqual([]);
    const code = await plantCode(platform, { flow: 'login', target: mobile });
    expect(await bySms(code)).toMatchObject({ code: 'verification_code_failed' });
  });

  test('AUT-010 PW-02 is sent no code, and sets no password, not even by the right one', async () => {
    expect(await ask('password')).toMatchObject({ success: true });
    expect(await messagesTo(platform, mobile)).toEqual([]);
    const code = await plantCode(platform, { flow: 'password', target: mobile });
    expect(await recover(code)).toMatchObject({ code: 'verification_code_failed' });
    expect(await platform.call(login, { username: 'linh', password: old })).toMatchObject({ success: true });
  });

  test('AUT-014 LG-01 whoever has proven it logs in to an account of their own, not to that of who only named it', async () => {
    await proven();
    await ask('login');
    const { value } = await bySms(await lastCode(platform, mobile));
    expect((await platform.call(memberInfo, {}, { token: value.token })).value.account).toBe('minh');
  });

  test('AUT-010 PW-02 and sets a password of their own', async () => {
    await proven();
    await ask('password');
    expect(await recover(await lastCode(platform, mobile))).toMatchObject({ success: true, value: { account: 'minh' } });
    expect(await platform.call(login, { username: 'linh', password: old })).toMatchObject({ success: true });
    expect(await platform.call(login, { username: 'minh', password: fresh })).toMatchObject({ success: true });
  });

  test("AUT-002 gets the same answers as a number that is nobody's", async () => {
    for (const purpose of ['login', 'password'] as const) {
      expect(await ask(purpose)).toEqual(await ask(purpose, nobodys));
      const known = [
        await plantCode(platform, { flow: purpose, target: mobile }),
        await plantCode(platform, { flow: purpose, target: '+84987654321' }),
      ];
      const use = purpose === 'login' ? bySms : recover;
      expect(await use(known[0] ?? '')).toEqual(await use(known[1] ?? '', nobodys));
      await platform.parts.db.deleteFrom('attempt').execute();
    }
  });
});
