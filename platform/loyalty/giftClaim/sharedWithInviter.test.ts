import { changeContact, sendContactCode } from '#contract/identity/contact.ts';
import { register } from '#contract/identity/member.ts';
import { login } from '#contract/identity/session.ts';
import { referral } from '#contract/loyalty/referral.ts';
import { afterEach, describe, expect, test } from 'vitest';
import type { Brand } from '../../core/brand.ts';
import { lastCode } from '../../testing/messages.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { password, registrationOf } from '../../testing/registration.ts';
import { testBrand } from '../../testing/testBrand.ts';

const asked = { enabled: true, required: false };
const phone = { mobileNum: '0912 345 678', countryDialingCode: '84' };
const [email, other] = ['linh@example.com', 'minh@example.com'];
const browserOf = (index: number) => `b0000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

describe.each(testEngines())('MON-013 who invites themselves is told of by each thing alone, on %s', (engine) => {
  let platform: TestPlatform;
  afterEach(() => platform.close());

  /** Numbers are typed, and proven by nobody. */
  const open = async (brand: Partial<Brand>) => {
    const { modules, registrationRules } = testBrand('http://localhost:3000', []);
    platform = await openPlatform({
      engine,
      brand: {
        modules: modules.filter((module) => !['MOBILENUMREG3', 'REGMOBVERF3'].includes(module)),
        registrationRules: { ...registrationRules, email: asked, mobileNum: asked },
        ...brand,
      },
    });
  };
  const enter = async (username: string, told: object, way: object = {}): Promise<string> =>
    (await platform.call(register, { ...registrationOf(username), ...told }, way)).value.token;
  const codeOf = async (token: string) => (await platform.call(referral, { pageSize: 20 }, { token })).value.referralCode;
  const bind = async (token: string, value: string) => {
    const target = { kind: 'email', value } as const;
    await platform.call(sendContactCode, { ...target, password }, { token });
    const verificationCode = await lastCode(platform, value);
    expect(await platform.call(changeContact, { ...target, verificationCode }, { token })).toMatchObject({ success: true });
  };
  const told = async () =>
    (await platform.parts.db.selectFrom('abuse_flag').select('shared').where('kind', '=', 'selfReferral').orderBy('id').execute()).map(
      ({ shared }) => shared,
    );

  test.each([
    ['the number', phone, {}, ['phone']],
    ['the address', {}, { email }, ['email']],
    ['both', phone, { email }, ['phone,email']],
    ['neither', {}, {}, []],
  ])('by %s that the inviter is reached at now, where no gift was had by it', async (_what, number, address, flags) => {
    await open({ registrationBonus: '0' });
    const referralCode = await codeOf(await enter('inviter', { ...phone, email }));
    await enter('invited', { email: other, ...number, ...address, referralCode });
    expect(await told()).toEqual(flags);
  });

  test('by what the inviter has had the gift by, and is not reached at any more', async () => {
    await open({ registrationBonus: '1000' });
    const token = await enter('inviter', { email });
    await bind(token, other);
    await enter('invited', { email, referralCode: await codeOf(token) });
    expect(await told()).toEqual(['email']);
  });

  test('by the browser that the inviter has come in by since, and by no other', async () => {
    await open({ registrationBonus: '1000' });
    const token = await enter('inviter', {}, { browser: browserOf(1) });
    await platform.call(login, { username: 'inviter', password }, { browser: browserOf(2) });
    const referralCode = await codeOf(token);
    await enter('first', { email, referralCode }, { browser: browserOf(3) });
    expect(await told()).toEqual([]);
    await enter('second', { email: other, referralCode }, { browser: browserOf(2) });
    expect(await told()).toEqual(['browser']);
  });
});
