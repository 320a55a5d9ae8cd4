import { memberInfo, mobileRegister, register } from '#contract/identity/member.ts';
import { affiliateCheck } from '#contract/agents/agent.ts';
import { login } from '#contract/identity/session.ts';
import { registerSettings } from '#contract/system/site.ts';
import { registerSmsCode } from '#contract/identity/verification.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reconcile } from '../../core/ledger/testing/reconcile.ts';
import type { Brand } from '../../core/brand.ts';
import { personalDataOf } from '../../testing/changePersonalData.ts';
import { lastCode, otherCode } from '../../testing/messages.ts';
import { mobile, mobileMember, mobileRegistrationOf, typedMobile } from '../../testing/mobileMember.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered, registrationOf } from '../../testing/registration.ts';

describe.each(testEngines())('registration by number on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  const open = async (brand: Partial<Brand>) => {
    await platform.close();
    platform = await openPlatform({ engine, clock, brand });
  };
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
  });
  afterEach(async () => {
    expect(await reconcile(platform.parts.db)).toEqual([]);
    await platform.close();
  });
  const memberRow = () => platform.parts.db.selectFrom('member').selectAll().executeTakeFirstOrThrow();

  test('RG-02 RG-11 it answers an account that was made up, and keeps the number as one', async () => {
    const { account, token } = await mobileMember(platform);
    expect(account).toMatch(/^m[a-z2-9]{9}$/);
    expect(account).not.toContain('912345678');
    expect((await platform.call(memberInfo, {}, { token })).value.account).toBe(account);
    expect(await memberRow()).toMatchObject({ mobile_verified: 1n });
    expect(await personalDataOf(platform)).toMatchObject({ mobile });
    expect(await platform.call(login, { username: account, password: 'correct horse 7' })).toMatchObject({ success: true });
  });

  test('VA-03 without its code, with a wrong or a used one, there is no account', async () => {
    await platform.call(registerSmsCode, { mobileNo: typedMobile.mobileNum, countryDialingCode: '84' });
    const code = await lastCode(platform, mobile);
    const tryIt = (verificationCode?: string) => platform.call(mobileRegister, { ...mobileRegistrationOf(), verificationCode });
    expect(await tryIt()).toMatchObject({ code: 'invalid_fields' });
    expect(await tryIt(otherCode(code))).toMatchObject({ code: 'verification_code_failed' });
    expect(await platform.parts.db.selectFrom('member').selectAll().execute()).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 4 }, () => tryIt(code)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await platform.parts.db.selectFrom('member').selectAll().execute()).toHaveLength(1);
  });

  test('RG-14 VA-01 what a number is written with is a rule of its field, as the form and the operator have it', async () => {
    const { mobileNum } = (await platform.call(registerSettings, {})).value.fields;
    const pattern = new RegExp(mobileNum?.acceptedPattern ?? '', 'u');
    expect(mobileNum?.patternId).toBe('mobile');
    expect(['0912345678', '+84 (0)912 345.678', 'abcdefgh', 'lotus@river'].map((typed) => pattern.test(typed))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const answer = await platform.call(mobileRegister, { ...mobileRegistrationOf(), mobileNum: 'abcdefgh', verificationCode: '123456' });
    expect(answer).toMatchObject({ code: 'invalid_fields', value: { fields: [{ name: 'mobileNum', patternId: 'mobile' }] } });
  });

  test('a number has one account', async () => {
    await mobileMember(platform);
    clock.forward(61_000);
    await platform.call(registerSmsCode, { mobileNo: typedMobile.mobileNum, countryDialingCode: '84' });
    const payload = { ...mobileRegistrationOf(), verificationCode: await lastCode(platform, mobile) };
    expect(await platform.call(mobileRegister, payload)).toMatchObject({ code: 'mobile_taken' });
  });

  test('RO-02 without MOBILENUMPASSREG3 no password is taken, and nobody enters by one', async () => {
    await open({ modules: ['MOBILENUMREG3', 'REGMOBVERF3', 'MOBILEVERCODELOGIN3'] });
    const { account } = await mobileMember(platform, { password: undefined, confirmPassword: undefined });
    expect((await memberRow()).password_hash).toBe('!');
    expect(await platform.call(login, { username: account, password: '!' })).toMatchObject({ code: 'login_failed' });
  });

  test('VA-03 where a payment password is all that is asked for, it is none of the first guesses either', async () => {
    await open({
      modules: ['MOBILENUMREG3', 'REGMOBVERF3', 'MOBILEVERCODELOGIN3'],
      registrationRules: { paymentPassword: { enabled: true, required: true } },
    });
    await platform.call(registerSmsCode, { mobileNo: typedMobile.mobileNum, countryDialingCode: '84' });
    const verificationCode = await lastCode(platform, mobile);
    const { password: _password, confirmPassword: _confirmation, ...asked } = mobileRegistrationOf();
    const withOnly = (paymentPassword: string) => platform.call(mobileRegister, { ...asked, verificationCode, paymentPassword });
    expect(await withOnly('123456')).toMatchObject({ value: { fields: [{ name: 'paymentPassword', patternId: 'commonPassword' }] } });
    expect(await withOnly('a lantern at dusk')).toMatchObject({ success: true });
  });

  test('RO-02 without REGMOBVERF3 no code is asked for, and the number proves nothing', async () => {
    await open({ modules: ['MOBILENUMREG3', 'MOBILENUMPASSREG3', 'MOBILEVERCODELOGIN3'] });
    expect((await platform.call(registerSettings, {})).value.phoneVerification).toBe('none');
    expect(await platform.call(mobileRegister, mobileRegistrationOf())).toMatchObject({ success: true });
    expect(await memberRow()).toMatchObject({ mobile_verified: 0n });
    expect(await personalDataOf(platform)).toMatchObject({ mobile });
  });

  test('RO-02 without MOBILENUMREG3, or USERNAMEREG3, that way is shut', async () => {
    await open({ modules: ['USERNAMEREG3'] });
    expect(await platform.call(mobileRegister, mobileRegistrationOf())).toMatchObject({ code: 'function_not_enabled' });
    await open({ modules: ['MOBILENUMREG3', 'MOBILENUMPASSREG3'] });
    expect(await platform.call(register, registrationOf('linh'))).toMatchObject({ code: 'function_not_enabled' });
  });

  describe('fields that the brand asks for', () => {
    const everything = {
      payeeName: 'Nguyễn Linh',
      email: 'linh@example.com',
      qqNum: '123456',
      mobileNum: '0912345678',
      countryDialingCode: '84',
      line: 'linh.line',
      whatsapp: '+84912345678',
      zalo: 'linh.zalo',
      facebook: 'Linh Nguyen',
      wechat: 'linh_w',
      idNumber: '079123456789',
      paymentPassword: 'pay me well',
      affiliateCode: 'SAMPAN',
      recommenderId: '7',
    };
    const names = [
      'payeeName',
      'email',
      'qqNum',
      'mobileNum',
      'line',
      'whatsapp',
      'zalo',
      'facebook',
      'wechat',
      'idNumber',
      'paymentPassword',
      'affiliateCode',
    ];
    const asked = Object.fromEntries(names.map((name) => [name, { enabled: true, required: true }]));
    beforeEach(() => open({ modules: ['USERNAMEREG3'], registrationRules: asked }));

    test('RG-12 VA-01 all of them are told, taken and kept', async () => {
      const { fields } = (await platform.call(registerSettings, {})).value;
      for (const name of names) expect(fields[name]).toMatchObject({ enabled: true, required: true });
      expect(await platform.call(register, { ...registrationOf('linh'), ...everything })).toMatchObject({ success: true });
      const row = await memberRow();
      expect(row).toMatchObject({ mobile_verified: 0n, affiliate_code: 'SAMPAN' });
      expect(await personalDataOf(platform)).toMatchObject({
        payee_name: 'Nguyễn Linh',
        email: 'linh@example.com',
        mobile,
        id_number: '079123456789',
      });
      expect((await personalDataOf(platform)).contacts).toEqual({
        qqNum: '123456',
        line: 'linh.line',
        whatsapp: '+84912345678',
        zalo: 'linh.zalo',
        facebook: 'Linh Nguyen',
        wechat: 'linh_w',
        recommenderId: '7',
      });
      expect(row.payment_password_hash).toMatch(/^\$argon2id/);
    });

    test.each(names)('VA-01 without %s there is no account', async (name) => {
      const answer = await platform.call(register, { ...registrationOf('linh'), ...everything, [name]: '' });
      expect((answer.value as unknown as { fields: { name: string }[] }).fields.map((field) => field.name)).toEqual([name]);
    });

    test('VA-03 the payment password is never the password', async () => {
      const payload = { ...registrationOf('linh'), ...everything, paymentPassword: 'correct horse 7' };
      expect(await platform.call(register, payload)).toMatchObject({
        value: { fields: [{ name: 'paymentPassword', patternId: 'samePassword' }] },
      });
    });

    test.each(['123456', '111111', 'linh2004'])('VA-03 nor is it among the first guesses: %s', async (paymentPassword) => {
      const registration = { ...registrationOf('linh2004'), ...everything, paymentPassword };
      expect(await platform.call(register, registration)).toMatchObject({
        value: { fields: [{ name: 'paymentPassword', patternId: 'commonPassword' }] },
      });
    });

    test('a number that cannot be called is told so', async () => {
      expect(await platform.call(register, { ...registrationOf('linh'), ...everything, mobileNum: '123456789' })).toMatchObject({
        value: { fields: [{ name: 'mobileNum', patternId: 'mobile' }] },
      });
    });
  });

  test('VA-01 what is switched off is not asked for, and not kept', async () => {
    const unasked = { mobileNum: '0912345678', countryDialingCode: '84', zalo: 'x', facebook: 'f', idNumber: '!', paymentPassword: '1' };
    expect(await platform.call(register, { ...registrationOf('linh'), ...unasked })).toMatchObject({ success: true });
    expect(await memberRow()).toMatchObject({ personal: null, payment_password_hash: null });
  });

  describe('the affiliate code', () => {
    test('RG-10 is one of the brand or of an agent, whatever its case', async () => {
      const token = await registered(platform, 'agent');
      const { customerId } = (await platform.call(memberInfo, {}, { token })).value;
      const check = (code: string) => platform.call(affiliateCheck, { code, domain: 'localhost' });
      expect(await check(customerId)).toMatchObject({ code: 'affiliate_failed' });
      await platform.parts.db.updateTable('member').set({ type: 1n }).execute();
      expect(await check(customerId.toLowerCase())).toMatchObject({ success: true });
      expect(await check('sampan')).toMatchObject({ success: true });
      expect(await check('nobody')).toMatchObject({ code: 'affiliate_failed' });
    });

    test('RG-10 an account is not opened with a wrong one', async () => {
      expect(await platform.call(register, { ...registrationOf('linh'), affiliateCode: 'NOBODY' })).toMatchObject({
        code: 'affiliate_failed',
      });
    });

    test('AUT-002 codes are not tried out', async () => {
      const codes = await Promise.all(
        Array.from(
          { length: 40 },
          async (_, index) => (await platform.call(affiliateCheck, { code: `A${index}`, domain: '' }, { address: '203.0.113.7' })).code,
        ),
      );
      expect(codes.filter((code) => code === 'too_many_attempts')).toHaveLength(10);
    });
  });
});
