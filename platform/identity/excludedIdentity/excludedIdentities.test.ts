import { changeContact, contacts, sendContactCode } from '#contract/identity/contact.ts';
import { excludeSelf } from '#contract/identity/playLimit.ts';
import { login } from '#contract/identity/session.ts';
import { register } from '#contract/identity/member.ts';
import { wishToReturn } from '#contract/identity/selfExclusion.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lastCode, otherCode } from '../../testing/messages.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { systemRandom } from '../../core/random.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testBrand } from '../../testing/testBrand.ts';
import { openTestStore, testEngines } from '../../testing/openTestStore.ts';
import { bound } from '../../testing/payout.ts';
import { withPaymentPassword } from '../../testing/paymentPassword.ts';
import { planOf, statementsOf } from '../../testing/plans.ts';
import { password, registrationOf } from '../../testing/registration.ts';
import { testSecrets } from '../../testing/testSecrets.ts';
import { createPayeeNames } from '../../money/payee/payeeNames.ts';
import { createExcludedIdentities } from './excludedIdentities.ts';

const day = 24 * 3_600_000;
const asked = { enabled: true, required: false };
const person = {
  email: 'linh@example.com',
  payeeName: 'Tran Thi Linh',
  mobileNum: '0987654321',
  countryDialingCode: '84',
  idNumber: 'C1234567',
};

describe.each(testEngines())('PP-16 who has excluded themselves, on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  beforeEach(async () => {
    clock = movableClock();
    const { modules, registrationRules } = testBrand('http://localhost:3000', []);
    platform = await openPlatform({
      engine,
      clock,
      brand: {
        // Numbers are not proven here: two accounts may name one.
        modules: modules.filter((module) => !['MOBILENUMREG3', 'REGMOBVERF3'].includes(module)),
        registrationRules: { ...registrationRules, email: asked, payeeName: asked, mobileNum: asked, idNumber: asked },
      },
    });
  });
  afterEach(() => platform.close());

  const open = async (username: string, told: object) => {
    await platform.parts.db.deleteFrom('attempt').execute();
    return platform.call(register, { ...registrationOf(username), ...told });
  };

  test.each([
    ['email', { email: 'LINH@example.com' }],
    ['payeeName', { payeeName: 'TRAN  Thi linh' }],
    // With a space of no width, and a Cyrillic letter.
    ['payeeName', { payeeName: 'Tran Thi Li\u200bnh' }],
    ['payeeName', { payeeName: 'Tr\u0430n Thi Linh' }],
    ['mobileNum', { mobileNum: '987654321', countryDialingCode: '84' }],
    ['idNumber', { idNumber: 'c1234567' }],
  ])('PP-16 cannot open another account with the same %s, until the exclusion has ended', async (name, told) => {
    const { token } = (await open('linh', person)).value;
    expect(await open('before1', told)).toMatchObject({ success: true });
    await platform.call(excludeSelf, { length: 'SIX_MONTHS' }, { token });
    // Nor where the house locks that account as well.
    for (const locked_at of [1n, null]) {
      await platform.parts.db.updateTable('member').set({ locked_at }).where('username', '=', 'linh').execute();
      expect(await open('again', told)).toMatchObject({ code: 'invalid_fields', value: { fields: [{ name, patternId: 'shut' }] } });
    }
    expect(await open('other', { email: 'minh@example.com', payeeName: 'Le Minh' })).toMatchObject({ success: true });
    for (const wait of [200 * day, day]) {
      clock.forward(wait);
      await platform.parts.db.deleteFrom('attempt').execute();
      const refused = (await platform.call(login, { username: 'linh', password })) as unknown as { value: { returnTicket: string } };
      await platform.call(wishToReturn, { returnTicket: refused.value.returnTicket });
    }
    expect(await open('again', told)).toMatchObject({ success: true });
  });

  /** A member who has told nothing, and has a payment password. */
  const plain = async (username: string) => {
    const { token } = (await open(username, {})).value;
    await withPaymentPassword(platform, token);
    return token;
  };
  const exclude = (token: string) => platform.call(excludeSelf, { length: 'SIX_MONTHS' }, { token });

  test.each([
    ['phone', { kind: 'phone', value: '0987 654 321', countryDialingCode: '84' }, '+84987654321'],
    ['email', { kind: 'email', value: 'Linh@example.com' }, 'Linh@example.com'],
  ] as const)('PP-16 another account cannot bind the same %s, also proven, and is told so once it is', async (kind, target, recipient) => {
    const { token: first } = (await open('linh', person)).value;
    const token = await plain('minh');
    await exclude(first);
    await platform.call(sendContactCode, { ...target, password }, { token });
    const verificationCode = await lastCode(platform, recipient);
    const wrong = await platform.call(changeContact, { ...target, verificationCode: otherCode(verificationCode) }, { token });
    expect(wrong).toMatchObject({ code: 'verification_code_failed' });
    expect(await platform.call(changeContact, { ...target, verificationCode }, { token })).toMatchObject({
      code: 'invalid_fields',
      value: { fields: [{ name: 'value', patternId: 'shut' }] },
    });
    expect((await platform.call(contacts, {}, { token })).value[kind]).toBeNull();
    await platform.parts.db.updateTable('member').set({ self_excluded_at: null }).execute();
    expect(await platform.call(changeContact, { ...target, verificationCode }, { token })).toMatchObject({ success: true });
  });

  test.each([
    ['email', { kind: 'email', value: 'other@example.com' }, 'other@example.com', { email: person.email }],
    [
      'mobileNum',
      { kind: 'phone', value: '0911 222 333', countryDialingCode: '84' },
      '+84911222333',
      { mobileNum: person.mobileNum, countryDialingCode: '84' },
    ],
  ] as const)('PP-16 does not free the same %s by binding another one meanwhile', async (name, target, recipient, told) => {
    await exclude((await open('linh', person)).value.token);
    const { token } = (await platform.call(login, { username: 'linh', password, forPayout: true })).value;
    await platform.call(sendContactCode, { ...target, password }, { token });
    const verificationCode = await lastCode(platform, recipient);
    expect(await platform.call(changeContact, { ...target, verificationCode }, { token })).toMatchObject({ success: true });
    expect(await open('again', told)).toMatchObject({ code: 'invalid_fields', value: { fields: [{ name, patternId: 'shut' }] } });
  });

  test.each([
    ['told at registration', async () => (await open('linh', person)).value.token],
    [
      'of a payout account alone',
      async () => {
        const token = await plain('linh');
        await bound(platform, token, { holderName: 'Trần Thị Linh', accountNumber: '11111111' });
        return token;
      },
    ],
  ])(
    'PP-16 the holder of payout accounts opens no second account, by a name that was %s; a namesake’s money stays theirs',
    async (_, first) => {
      const [excluded, namesake] = [await first(), await plain('namesake')];
      await exclude(excluded);
      expect(await open('again', { payeeName: 'Tran thi Linh' })).toMatchObject({
        code: 'invalid_fields',
        value: { fields: [{ name: 'payeeName', patternId: 'shut' }] },
      });
      expect(await bound(platform, namesake, { holderName: 'TRAN THI  LINH', accountNumber: '33333333' })).toMatchObject({ success: true });
    },
  );

  test('PP-14 PP-16 who has excluded themselves from two accounts can be paid from both', async () => {
    const [first, second] = [(await open('linh', person)).value.token, await plain('linh2')];
    await exclude(first);
    await exclude(second);
    const { token } = (await platform.call(login, { username: 'linh2', password, forPayout: true })).value;
    expect(await bound(platform, token, { holderName: 'Tran Thi Linh' })).toMatchObject({ success: true });
  });
});

test('PP-16 who has excluded themselves is found without every other member', async () => {
  const store = await openTestStore('sqlite');
  const parts = { random: systemRandom, secrets: testSecrets() };
  const asked = await statementsOf(store.db, async (db) => {
    await createExcludedIdentities({ ...parts, payeeNames: createPayeeNames(parts) }).among(db, { email: 'linh@example.com' });
    await createPayeeNames(parts).isOfExcluded(db, 'Tran Thi Linh');
  });
  const scans = (await planOf(store.db, asked)).filter((step) => step.startsWith('SCAN'));
  expect(new Set(scans)).toEqual(new Set(['SCAN member USING INDEX member_excluded']));
  await store.close();
});
