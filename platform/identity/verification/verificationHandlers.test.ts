import { login } from '#contract/identity/session.ts';
import { beginPhoneCheck, finishPhoneCheck, loginSmsCode, registerSmsCode } from '#contract/identity/verification.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Brand } from '../../core/brand.ts';
import { crowdOf } from '../../testing/crowd.ts';
import { lastCode, messagesTo, otherCode } from '../../testing/messages.ts';
import { mobile, mobileMember, typedMobile } from '../../testing/mobileMember.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { dailyBudget } from './smsLimits.ts';

const minute = 60_000;
const hour = 60 * minute;

describe.each(testEngines())('codes by SMS on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  const open = async (brand: Partial<Brand> = {}) => {
    await platform?.close();
    platform = await openPlatform({ engine, clock, brand });
  };
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
  });
  afterEach(() => platform.close());

  const send = (address?: string, mobileNum = typedMobile.mobileNum, purpose: 'login' | 'password' = 'login') =>
    platform.call(loginSmsCode, { mobileNum, countryDialingCode: '84', purpose }, address === undefined ? {} : { address });
  const enter = (verificationCode: string, mobileNum = typedMobile.mobileNum) =>
    platform.call(login, { type: 'sms', mobileNum, countryDialingCode: '84', verificationCode });

  describe('logging in by number', () => {
    beforeEach(async () => {
      await mobileMember(platform);
      clock.forward(61_000);
    });

    test('LG-01 the code opens a session, however the number is typed', async () => {
      expect(await send()).toMatchObject({ success: true, value: { expiredMinutes: 5 } });
      expect(await enter(` ${await lastCode(platform, mobile)} `, '+84 912 345 678')).toMatchObject({
        success: true,
        value: { mustChangePassword: false },
      });
    });

    test('LG-05 an expired password is not asked for', async () => {
      await platform.parts.db.updateTable('member').set({ password_expired: 1n, must_change_password: 1n }).execute();
      await send();
      expect((await enter(await lastCode(platform, mobile))).value).toMatchObject({ passwordExpired: false, mustChangePassword: false });
    });

    test('AUT-005 of 200 guesses at once five are evaluated, and the right one after them is not', async () => {
      await send();
      const code = await lastCode(platform, mobile);
      const guesses = await Promise.all(
        Array.from({ length: 200 }, (_, index) =>
          enter(String(index).padStart(6, '0') === code ? otherCode(code) : String(index).padStart(6, '0')),
        ),
      );
      expect(guesses.filter((answer) => answer.code === 'verification_code_failed')).toHaveLength(5);
      expect(await enter(code)).toMatchObject({ code: 'too_many_attempts' });
    });

    test('AUT-005 asking for another code does not give tries back within the hour', async () => {
      await send();
      for (let index = 0; index < 4; index += 1) await enter(otherCode(await lastCode(platform, mobile)));
      clock.forward(minute);
      await send();
      const code = await lastCode(platform, mobile);
      expect(await enter(otherCode(code))).toMatchObject({ code: 'verification_code_failed' });
      expect(await enter(code)).toMatchObject({ code: 'too_many_attempts' });
      clock.forward(hour);
      await send();
      expect(await enter(await lastCode(platform, mobile))).toMatchObject({ success: true });
    });

    test('AUT-005 tries at one number count together, however it is written', async () => {
      await send();
      const wrong = otherCode(await lastCode(platform, mobile));
      for (const written of ['0912345678', '912345678', '+84912345678', '84912345678', '(0)912-345.678'])
        expect(await enter(wrong, written)).toMatchObject({ code: 'verification_code_failed' });
      expect(await enter(await lastCode(platform, mobile), '0084 912345678')).toMatchObject({ code: 'too_many_attempts' });
    });

    test('AUT-005 it is good once, for five minutes, and only the last one', async () => {
      await send();
      const first = await lastCode(platform, mobile);
      clock.forward(minute);
      await send();
      const second = await lastCode(platform, mobile);
      if (first !== second) expect(await enter(first)).toMatchObject({ code: 'verification_code_failed' });
      expect(await enter(second)).toMatchObject({ success: true });
      expect(await enter(second)).toMatchObject({ code: 'verification_code_failed' });
      clock.forward(minute);
      await send();
      await platform.settled();
      clock.forward(5 * minute);
      expect(await enter(await lastCode(platform, mobile))).toMatchObject({ code: 'verification_code_failed' });
      await send();
      await platform.settled();
      clock.forward(5 * minute - 1);
      expect(await enter(await lastCode(platform, mobile))).toMatchObject({ success: true });
    });

    test('AUT-005 of ten uses at once one lets in', async () => {
      await send();
      const code = await lastCode(platform, mobile);
      const answers = await Promise.all(Array.from({ length: 5 }, () => enter(code)));
      expect(answers.filter(({ success }) => success)).toHaveLength(1);
    });

    test('AUT-005 a code of another number or for another purpose lets nobody in', async () => {
      await send(undefined, typedMobile.mobileNum, 'password');
      const code = await lastCode(platform, mobile);
      expect(await enter(code)).toMatchObject({ code: 'verification_code_failed' });
      expect(await enter(code, '0987654321')).toMatchObject({ code: 'verification_code_failed' });
    });

    test.each(['١٢٣٤٥٦', '１２３４５６', '', '12345', 'x'.repeat(255)])('AUT-005 %j is no code', async (code) => {
      await send();
      expect(await enter(code)).toMatchObject({ code: 'verification_code_failed' });
    });

    test('AUT-005 VA-03 256 characters are not even read', async () => {
      expect(await enter('1'.repeat(256))).toMatchObject({ status: 400, code: 'invalid_payload' });
    });

    test('AUT-002 a number without an account is answered alike, at both steps, and gets no message', async () => {
      expect(await send(undefined, '0987654321')).toEqual(await send());
      expect(await messagesTo(platform, '+84987654321')).toEqual([]);
      expect(await enter('123456', '0987654321')).toEqual(await enter(otherCode(await lastCode(platform, mobile))));
    });
  });

  const guessCount = crowdOf(1000);

  test(`AUT-005 of ${guessCount} guesses at once no more than five are evaluated`, async () => {
    await open({ phoneVerification: 'service' });
    const { checkId } = (await platform.call(beginPhoneCheck, typedMobile)).value;
    const answers = await Promise.all(
      Array.from({ length: guessCount }, (_, index) =>
        platform.call(finishPhoneCheck, { checkId, verificationCode: String(index).padStart(6, '0') }),
      ),
    );
    expect(answers.filter(({ success }) => success).length).toBeLessThanOrEqual(1);
    const { tries } = await platform.parts.db.selectFrom('verification_code').select('tries').executeTakeFirstOrThrow();
    expect(Number(tries)).toBeGreaterThan(0);
    expect(Number(tries)).toBeLessThanOrEqual(5);
  }, 120_000);

  describe('what they cost', () => {
    const register = (mobileNo: string, address?: string) =>
      platform.call(registerSmsCode, { mobileNo, countryDialingCode: '84' }, address === undefined ? {} : { address });

    test('RG-14 AUT-006 a number gets one in a minute and five in an hour, however it is typed', async () => {
      expect(await register('912345678')).toMatchObject({ success: true });
      expect(await register('+84 0912 345 678')).toMatchObject({ code: 'too_many_attempts', value: { retryAfterSeconds: 60 } });
      for (let index = 0; index < 4; index += 1) {
        clock.forward(minute);
        expect(await register('0912345678')).toMatchObject({ success: true });
      }
      clock.forward(minute);
      expect(await register('0912345678')).toMatchObject({ code: 'too_many_attempts', value: { retryAfterSeconds: 55 * 60 } });
      expect(await messagesTo(platform, mobile)).toHaveLength(5);
    });

    test('AUT-006 an address gets twenty in a day, to whatever numbers', async () => {
      const numbers = Array.from({ length: 30 }, (_, index) => `91234${String(index).padStart(4, '0')}`);
      const answers = await Promise.all(numbers.map((number) => register(number, '203.0.113.7')));
      expect(answers.filter(({ success }) => success)).toHaveLength(20);
      clock.forward(23 * hour);
      expect(await register('0987654321', '203.0.113.7')).toMatchObject({ code: 'too_many_attempts' });
      expect(await register('0987654321', '203.0.113.8')).toMatchObject({ success: true });
    });

    const most = crowdOf(10_000);
    test(`AUT-006 of ${most} requests from one client, whatever its countdown says, twenty are sent, and none to a dear number`, async () => {
      const premium = Array.from({ length: most - 200 }, (_, index) => ({
        mobileNo: `900555${String(index).padStart(4, '0')}`,
        countryDialingCode: index % 2 === 0 ? '979' : '1',
      }));
      const served = Array.from({ length: 200 }, (_, index) => ({
        mobileNo: `91234${String(index % 100).padStart(4, '0')}`,
        countryDialingCode: '84',
      }));
      const answers = await Promise.all(
        [...served, ...premium].map((payload) => platform.call(registerSmsCode, payload, { address: '203.0.113.7' })),
      );
      expect(answers.filter(({ success }) => success)).toHaveLength(20);
      expect(await platform.parts.db.selectFrom('outbox_message').select('id').execute()).toHaveLength(20);
      expect(new Set(answers.slice(served.length).map(({ code, message }) => `${code} ${message}`)).size).toBe(1);
    }, 120_000);

    test('AUT-006 the brand has a budget for the day', async () => {
      const rows = Array.from({ length: dailyBudget }, (_, index) => ({ id: `spent-${index}`, scope: 'sms:all', at: BigInt(clock.now()) }));
      for (let index = 0; index < rows.length; index += 500)
        await platform.parts.db
          .insertInto('attempt')
          .values(rows.slice(index, index + 500))
          .execute();
      expect(await register('0912345678')).toMatchObject({ code: 'sms_quota_exceeded' });
      expect(await messagesTo(platform, mobile)).toEqual([]);
    });

    test.each([
      ['979', '912345678'],
      ['1', '9005550100'],
      ['84', '1900123456'],
      ['84', 'not a number'],
      ['84', ''],
    ])('AUT-006 +%s %j is never sent anything', async (countryDialingCode, mobileNo) => {
      expect(await platform.call(registerSmsCode, { mobileNo, countryDialingCode })).toMatchObject({ code: 'invalid_mobile' });
      expect(await platform.parts.db.selectFrom('outbox_message').selectAll().execute()).toEqual([]);
    });
  });

  test('RO-02 without their modules no codes are sent', async () => {
    await open({ modules: ['USERNAMEREG3'] });
    expect(await send()).toMatchObject({ code: 'function_not_enabled' });
    expect(await platform.call(registerSmsCode, { mobileNo: '0912345678', countryDialingCode: '84' })).toMatchObject({
      code: 'function_not_enabled',
    });
    expect(await enter('123456')).toMatchObject({ code: 'function_not_enabled' });
  });
});
