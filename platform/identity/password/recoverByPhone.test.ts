import { memberInfo, register } from '#contract/identity/member.ts';
import { passwordByPhone } from '#contract/identity/password.ts';
import { login } from '#contract/identity/session.ts';
import { loginSmsCode } from '#contract/identity/verification.ts';
import { confirmAuthenticator } from '#contract/identity/authenticator.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fromBase32, stepAt, totpCode } from '../authenticator/totp.ts';
import { enrolByNumber } from '../../testing/enrolByNumber.ts';
import { lastCode, messagesTo, otherCode } from '../../testing/messages.ts';
import { mobile, mobileMember, typedMobile } from '../../testing/mobileMember.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registrationOf } from '../../testing/registration.ts';

const old = 'correct horse 7';
const fresh = 'a much better one';
const email = 'linh@example.com';

describe.each(testEngines())('a password recovered by phone on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    await platform.call(register, { ...registrationOf('linh'), email });
  });
  afterEach(() => platform.close());

  const isAlive = async (each: string) => (await platform.call(memberInfo, {}, { token: each })).status === 200;
  const enter = (password: string, username = 'linh') => platform.call(login, { username, password });

  let member: { account: string; token: string };
  beforeEach(async () => {
    member = await mobileMember(platform);
    clock.forward(61_000);
  });
  const send = (number = typedMobile.mobileNum) =>
    platform.call(loginSmsCode, { mobileNum: number, countryDialingCode: '84', purpose: 'password' });
  const set = (verificationCode: string, newPassword = fresh, address?: string) =>
    platform.call(passwordByPhone, { ...typedMobile, verificationCode, newPassword }, address === undefined ? {} : { address });

  test('PW-02 it sets the password, ends every session, and logs in', async () => {
    expect(await send()).toMatchObject({ success: true, value: { expiredMinutes: 5 } });
    const { value } = await set(await lastCode(platform, mobile));
    expect([await isAlive(value.token), await isAlive(member.token)]).toEqual([true, false]);
    expect(await enter(fresh, member.account)).toMatchObject({ success: true });
  });

  test('AUT-010 the code is good once, and of ten at once one sets the password', async () => {
    await send();
    const code = await lastCode(platform, mobile);
    const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => set(code, `${fresh} ${index}`)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await set(code)).toMatchObject({ code: expect.stringMatching(/verification_code_failed|too_many_attempts/) });
  });

  test('AUT-002 a number without an account gets the same answers, and no message', async () => {
    const known = await send();
    const unknown = await send('0987654321');
    expect(unknown).toEqual(known);
    expect(await messagesTo(platform, '+84987654321')).toEqual([]);
    const wrong = await set(otherCode(await lastCode(platform, mobile)));
    const nobody = await platform.call(passwordByPhone, {
      mobileNum: '0987654321',
      countryDialingCode: '84',
      verificationCode: '123456',
      newPassword: fresh,
    });
    expect(nobody).toEqual(wrong);
  });

  test('AUT-010 a second factor is still asked for, though the password is set', async () => {
    clock.forward(61_000);
    const secret = await enrolByNumber(platform, member.token, old);
    clock.forward(61_000);
    await platform.call(confirmAuthenticator, { code: totpCode(fromBase32(secret), stepAt(clock.now())) }, { token: member.token });
    await send();
    expect(await set(await lastCode(platform, mobile))).toMatchObject({
      code: 'verification_required',
      value: { methods: [{ method: 'totp' }, { method: 'recoveryCode' }] },
    });
    expect(await isAlive(member.token)).toBe(false);
  });

  test('AUT-005 a code for logging in sets no password', async () => {
    await platform.call(loginSmsCode, { ...typedMobile, purpose: 'login' });
    expect(await set(await lastCode(platform, mobile))).toMatchObject({ code: 'verification_code_failed' });
  });

  test('RO-02 without CHNGPASSVERIF3 there is none', async () => {
    const strict = await openPlatform({ engine, brand: { modules: ['USERNAMEREG3'] } });
    expect(await strict.call(loginSmsCode, { ...typedMobile, purpose: 'password' })).toMatchObject({ code: 'function_not_enabled' });
    expect(await strict.call(passwordByPhone, { ...typedMobile, verificationCode: '1', newPassword: fresh })).toMatchObject({
      code: 'function_not_enabled',
    });
    await strict.close();
  });
});
