import { memberInfo, register } from '#contract/identity/member.ts';
import { freePlayLogin } from '#contract/identity/session.ts';
import { registerSettings } from '#contract/system/site.ts';
import { balance } from '#contract/money/wallet.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reconcile } from '../../core/ledger/testing/reconcile.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered, registrationOf } from '../../testing/registration.ts';

describe.each(testEngines())('registration on %s', (engine) => {
  let platform: TestPlatform;
  beforeEach(async () => {
    platform = await openPlatform({ engine });
  });
  afterEach(async () => {
    expect(await reconcile(platform.parts.db)).toEqual([]);
    await platform.close();
  });

  test('it answers the account and a session that is logged in', async () => {
    const { value } = await platform.call(register, registrationOf('Linh88'));
    expect(value.account).toBe('Linh88');
    const info = await platform.call(memberInfo, {}, { token: value.token });
    expect(info.value).toMatchObject({ account: 'Linh88', type: 0, currency: 'PLAY' });
  });

  test('the bonus that is shown before registering is credited', async () => {
    const token = await registered(platform, 'linh');
    const { bonusAmount } = (await platform.call(registerSettings, {})).value;
    expect((await platform.call(balance, {}, { token })).value).toEqual({ sumBalance: bonusAmount, currency: 'PLAY' });
  });

  const confirmations = ['ageConfirmed', 'termsAccepted'] as const;
  test.each(confirmations)('RG-09 PP-01 without %s there is no account', async (confirmation) => {
    const payload = { ...registrationOf('linh'), [confirmation]: false };
    expect(await platform.call(register, payload)).toMatchObject({ status: 400, value: { fields: [confirmation] } });
    expect(await platform.parts.db.selectFrom('member').selectAll().execute()).toEqual([]);
  });

  test('the referral code ties the account to its inviter', async () => {
    const token = await registered(platform, 'linh');
    const { customerId, id } = (await platform.call(memberInfo, {}, { token })).value;
    await platform.call(register, { ...registrationOf('minh'), referralCode: customerId });
    const minh = await platform.parts.db
      .selectFrom('member')
      .select('referred_by')
      .where('username', '=', 'minh')
      .executeTakeFirstOrThrow();
    expect(minh.referred_by).toBe(id);
  });

  test('RO-01 a trial account invites nobody: there is no way to send anything to it', async () => {
    const trial = (await platform.call(freePlayLogin, { os: 'linux' })).value;
    const { customerId: referralCode } = (await platform.call(memberInfo, {}, { token: trial.token })).value;
    const { token } = (await platform.call(register, { ...registrationOf('minh'), referralCode })).value;
    expect((await platform.call(memberInfo, {}, { token })).value.toUpline).toBe(false);
  });

  test('a name is taken whatever its case, and of 20 at once one gets it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => platform.call(register, registrationOf(index % 2 ? 'linh' : 'LINH'))),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(new Set(answers.filter(({ success }) => !success).map(({ code }) => code))).toEqual(new Set(['username_taken']));
  });

  test.each([
    ['username', 'lin', 'letterFirst'],
    ['username', '1linh', 'letterFirst'],
    ['username', 'linh linh', 'letterFirst'],
    ['username', `l${'i'.repeat(16)}`, 'letterFirst'],
    ['username', "linh'--", 'letterFirst'],
    ['password', '1234567', 'length'],
    ['password', 'correct horse '.repeat(10), 'length'],
    ['password', '123456', 'length'],
    ['password', 'password123', 'commonPassword'],
    ['password', '        ', 'commonPassword'],
    ['email', 'nobody', 'email'],
    ['payeeName', 'x', 'length'],
  ])('%s %j breaks the rule %s', async (name, value, patternId) => {
    const changed = name === 'password' ? { password: value, confirmPassword: value } : { [name]: value };
    const answer = await platform.call(register, { ...registrationOf('linh'), ...changed });
    expect(answer).toMatchObject({ status: 200, success: false, code: 'invalid_fields' });
    expect((answer.value as unknown as { fields: unknown[] }).fields).toContainEqual({ name, patternId });
  });

  test('VA-01 a field that has to be filled is not filled by spaces, nor by what nobody sees', async () => {
    await platform.close();
    platform = await openPlatform({ engine, brand: { registrationRules: { payeeName: { required: true } } } });
    for (const payeeName of ['   ', ' \u200b\u200b\u3164'])
      expect(await platform.call(register, { ...registrationOf('linh'), payeeName })).toMatchObject({
        value: { fields: [{ name: 'payeeName', patternId: 'length' }] },
      });
    expect(await platform.call(register, { ...registrationOf('linh'), payeeName: ' Linh ' })).toMatchObject({ success: true });
  });

  test('a password equal to the name, or a repetition that differs, is refused', async () => {
    const asName = { ...registrationOf('linh1234'), password: 'LINH1234', confirmPassword: 'LINH1234' };
    expect(await platform.call(register, asName)).toMatchObject({ value: { fields: [{ name: 'password', patternId: 'commonPassword' }] } });
    const differing = { ...registrationOf('linh'), confirmPassword: 'correct horse 8' };
    expect(await platform.call(register, differing)).toMatchObject({
      value: { fields: [{ name: 'confirmPassword', patternId: 'mismatch' }] },
    });
  });

  test('AUT-002 one address cannot open accounts, or ask whose names are taken, without end', async () => {
    const refused = { ...registrationOf('linh'), email: 'linh@example.com' };
    await platform.call(register, refused, { address: '203.0.113.7' });
    const tries = await Promise.all(Array.from({ length: 65 }, () => platform.call(register, refused, { address: '203.0.113.7' })));
    const tooMany = tries.filter(({ code }) => code === 'too_many_attempts');
    expect(tries.filter(({ code }) => code === 'username_taken')).toHaveLength(59);
    expect(tooMany).toHaveLength(6);
    expect(tooMany[0]?.value).toMatchObject({ retryAfterSeconds: expect.any(Number) });
    expect(await platform.call(register, registrationOf('minh'), { address: '203.0.113.8' })).toMatchObject({ success: true });
  });

  test('neither password nor token is stored as it is', async () => {
    const token = await registered(platform, 'linh');
    const { db } = platform.parts;
    const everything = JSON.stringify(
      [
        await db.selectFrom('member').selectAll().execute(),
        await db.selectFrom('member_session').selectAll().execute(),
        await db.selectFrom('ledger_transaction').selectAll().execute(),
      ],
      (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
    );
    expect(everything).not.toContain(token);
    expect(everything).not.toContain('correct horse 7');
    expect(everything).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });
});
