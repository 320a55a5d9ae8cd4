import { confirmAuthenticator, enrolAuthenticator } from '#contract/identity/authenticator.ts';
import { messages } from '#contract/content/message.ts';
import { changePaymentPassword, paymentPassword as status, setPaymentPassword } from '#contract/identity/paymentPassword.ts';
import { proveStepUp, requestStepUpCode } from '#contract/identity/stepUp.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changePersonalData } from '../../testing/changePersonalData.ts';
import { lastCode, messagesTo, otherCode } from '../../testing/messages.ts';
import { mobile, mobileMember } from '../../testing/mobileMember.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { paymentPassword, withPaymentPassword } from '../../testing/paymentPassword.ts';
import { password, registered } from '../../testing/registration.ts';
import { fromBase32, stepAt, totpCode } from '../authenticator/totp.ts';

const hour = 3_600_000;

describe.each(testEngines())('payment password on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let token: string;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    token = await registered(platform, 'linh');
  });
  afterEach(() => platform.close());

  const set = (change: object = {}, by = token) =>
    platform.call(
      setPaymentPassword,
      { password, newPaymentPassword: paymentPassword, confirmPaymentPassword: paymentPassword, ...change },
      { token: by },
    );
  const prove = (change: object = {}, by = token) =>
    platform.call(proveStepUp, { action: 'withdraw', amount: '20000', target: 'a', paymentPassword, ...change }, { token: by });
  const statusOf = async () => (await platform.call(status, {}, { token })).value;

  test('is set by the password of the account, and told to its owner', async () => {
    expect(await statusOf()).toMatchObject({ isSet: false, factor: 'none', coolingUntil: null });
    expect(await prove()).toMatchObject({ code: 'payment_password_needed' });
    expect(await set({ password: 'not this one 8' })).toMatchObject({ code: 'wrong_password' });
    expect(await set()).toMatchObject({ success: true });
    expect(await statusOf()).toMatchObject({ isSet: true, coolingUntil: null });
    const told = (await platform.call(messages, { pageSize: 5 }, { token, language: 'EN' })).value.messages;
    expect(told.map(({ title }) => title)).toContain('New payment password');
    // The first one replaces none.
    expect(JSON.stringify(told)).not.toMatch(/changed|replaced/);
    const row = await platform.parts.db.selectFrom('member').select('payment_password_hash').executeTakeFirstOrThrow();
    expect(row.payment_password_hash).toMatch(/^\$argon2id\$/);
  });

  test.each([
    ['five characters', { newPaymentPassword: 'abcde', confirmPaymentPassword: 'abcde' }, 'newPaymentPassword', 'length'],
    [
      '65 characters',
      { newPaymentPassword: 'q w'.repeat(22).slice(1), confirmPaymentPassword: 'q w'.repeat(22).slice(1) },
      'newPaymentPassword',
      'length',
    ],
    [
      'one that everybody tries',
      { newPaymentPassword: '123456', confirmPaymentPassword: '123456' },
      'newPaymentPassword',
      'commonPassword',
    ],
    ['that of the account', { newPaymentPassword: password, confirmPaymentPassword: password }, 'newPaymentPassword', 'samePassword'],
    ['another repetition', { confirmPaymentPassword: 'something else' }, 'confirmPaymentPassword', 'mismatch'],
  ])('%s will not do', async (_title, change, name, patternId) => {
    expect(await set(change)).toMatchObject({ code: 'invalid_fields', value: { fields: [{ name, patternId }] } });
    expect(await statusOf()).toMatchObject({ isSet: false });
  });

  test('six characters and 64 will do', async () => {
    expect(await set({ newPaymentPassword: 'rqx7wz', confirmPaymentPassword: 'rqx7wz' })).toMatchObject({ success: true });
    const long = 'heron and carp, '.repeat(4);
    expect(await set({ newPaymentPassword: long, confirmPaymentPassword: long })).toMatchObject({ success: true });
  });

  test('MON-015 ten wrong ones lock it for the right one too, until the hour is over; the eleventh is not looked at', async () => {
    await withPaymentPassword(platform, token);
    for (let tried = 0; tried < 10; tried += 1)
      expect(await prove({ paymentPassword: 'a guess' })).toMatchObject({ code: 'payment_password_wrong' });
    expect(await prove()).toMatchObject({ code: 'too_many_attempts' });
    // In steps, so that the session does not become idle.
    for (const step of [hour / 3, hour / 3, hour / 3 - 1]) {
      clock.forward(step);
      expect(await prove()).toMatchObject({ code: 'too_many_attempts' });
    }
    clock.forward(1);
    expect(await prove()).toMatchObject({ success: true });
  });

  test('after nine wrong ones the right one is good, and forgets them', async () => {
    await withPaymentPassword(platform, token);
    for (const _round of [1, 2]) {
      for (let tried = 0; tried < 9; tried += 1) await prove({ paymentPassword: 'a guess' });
      expect(await prove()).toMatchObject({ success: true });
    }
  });

  test('MON-015 a forgotten one is replaced by the password of the account, and no money leaves for a day', async () => {
    await withPaymentPassword(platform, token);
    const asked = clock.now();
    expect(await set({ newPaymentPassword: 'a second pier', confirmPaymentPassword: 'a second pier' })).toMatchObject({ success: true });
    expect(await statusOf()).toMatchObject({ isSet: true, coolingUntil: asked + 24 * hour });
    expect(await prove()).toMatchObject({ code: 'payment_password_wrong' });
    expect(await prove({ paymentPassword: 'a second pier' })).toMatchObject({ success: true });
  });

  test('is changed by the one before, without a cooling time', async () => {
    await withPaymentPassword(platform, token);
    const change = (oldPaymentPassword: string) =>
      platform.call(
        changePaymentPassword,
        { oldPaymentPassword, newPaymentPassword: 'a second pier', confirmPaymentPassword: 'a second pier' },
        { token },
      );
    expect(await change('a guess')).toMatchObject({ code: 'payment_password_wrong' });
    expect(await change(paymentPassword)).toMatchObject({ success: true });
    expect(await statusOf()).toMatchObject({ coolingUntil: null });
    expect(await prove({ paymentPassword: 'a second pier' })).toMatchObject({ success: true });
  });

  test('with an authenticator its code is asked for everywhere, and each is good once', async () => {
    const { secret } = (await platform.call(enrolAuthenticator, { password }, { token })).value;
    const codeNow = () => totpCode(fromBase32(secret), stepAt(clock.now()));
    await platform.call(confirmAuthenticator, { code: codeNow() }, { token });
    expect(await statusOf()).toMatchObject({ factor: 'totp', hint: '' });
    clock.forward(30_000);
    expect(await set()).toMatchObject({ code: 'verification_code_failed' });
    expect(await set({ code: codeNow() })).toMatchObject({ success: true });
    expect(await prove({ code: codeNow() })).toMatchObject({ code: 'verification_code_failed' });
    clock.forward(30_000);
    expect(await prove()).toMatchObject({ code: 'verification_code_failed' });
    expect(await prove({ code: codeNow() })).toMatchObject({ success: true });
    expect(await platform.call(requestStepUpCode, { action: 'withdraw' }, { token })).toMatchObject({ code: 'function_not_enabled' });
  });

  test('with a verified number a code is sent that says what it is for, and is good for nothing else', async () => {
    const owner = await mobileMember(platform);
    const by = { token: owner.token, language: 'EN' as const };
    clock.forward(120_000);
    expect((await platform.call(status, {}, by)).value).toMatchObject({ factor: 'phone', hint: '+84 ••• 78' });
    await platform.call(requestStepUpCode, { action: 'setPaymentPassword' }, by);
    const first = await lastCode(platform, mobile);
    expect(await set({ code: otherCode(first) }, owner.token)).toMatchObject({ code: 'verification_code_failed' });
    expect(await set({ code: first }, owner.token)).toMatchObject({ success: true });

    clock.forward(120_000);
    const wish = { action: 'withdraw', amount: '20000.0', target: 'a' } as const;
    expect(await platform.call(requestStepUpCode, wish, by)).toMatchObject({ value: { expiredMinutes: 5, hint: '+84 ••• 78' } });
    expect((await messagesTo(platform, mobile)).at(-1)).toContain('to withdraw ₫20,000');
    const code = await lastCode(platform, mobile);
    expect(await prove({ amount: '20001', code }, owner.token)).toMatchObject({ code: 'verification_code_failed' });
    expect(await prove({ target: 'b', code }, owner.token)).toMatchObject({ code: 'verification_code_failed' });
    expect(await prove({ code }, owner.token)).toMatchObject({ success: true });
    expect(await prove({ code }, owner.token)).toMatchObject({ code: 'verification_code_failed' });
  });

  test('with a verified mail address alone the code comes by mail, for what it says and nothing else', async () => {
    const mail = 'linh@example.com';
    const by = { token, language: 'EN' as const };
    await changePersonalData(platform, { email: mail });
    expect(await statusOf()).toMatchObject({ factor: 'none', hint: '' });
    await platform.parts.db.updateTable('member').set({ email_verified: 1n }).execute();
    expect(await statusOf()).toMatchObject({ factor: 'email', hint: 'l•••@example.com' });
    expect(await set()).toMatchObject({ code: 'verification_code_failed' });
    await platform.call(requestStepUpCode, { action: 'setPaymentPassword' }, by);
    const first = await lastCode(platform, mail);
    expect(await set({ code: otherCode(first) })).toMatchObject({ code: 'verification_code_failed' });
    expect(await set({ code: first })).toMatchObject({ success: true });

    const asked = await platform.call(requestStepUpCode, { action: 'withdraw', amount: '20000', target: 'a' }, by);
    expect(asked).toMatchObject({ value: { expiredMinutes: 5, hint: 'l•••@example.com' } });
    expect((await messagesTo(platform, mail)).at(-1)).toContain('to withdraw ₫20,000');
    const code = await lastCode(platform, mail);
    expect(await prove()).toMatchObject({ code: 'verification_code_failed' });
    expect(await prove({ target: 'b', code })).toMatchObject({ code: 'verification_code_failed' });
    expect(await prove({ code })).toMatchObject({ success: true });
    expect(await prove({ code })).toMatchObject({ code: 'verification_code_failed' });
  });
});
