import { afterEach, describe, expect, test } from 'vitest';
import { fakeRegisterSettings, fakeStatus } from '../../../testing/fakeOperator/fakeBrand.ts';
import { fakeCode, fakeMobile } from '../../../testing/fakeOperator/identity/fakeSignIn.ts';
import { openMockGateways } from '../../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const registerMobile =
  'mutation ($input: RegisterMobileInput!) { answer: registerMobile(input: $input) { __typename ... on RegisterPayload { account viewer { account } } ... on InvalidFieldsError { fields { name patternId } } } }';
const register = 'mutation ($input: RegisterInput!) { answer: register(input: $input) { __typename } }';
const confirmed = { pageUrl: 'http://localhost:3000/register', ageConfirmed: true, termsAccepted: true };
const byMobile = { ...confirmed, mobileNum: '900000001', countryDialingCode: '84', verificationCode: fakeCode };
const byName = { ...confirmed, username: 'newrower', password: 'lanterns-on-the-water', confirmPassword: 'lanterns-on-the-water' };
const everyField = {
  payeeName: 'A',
  email: 'a@b.example',
  qqNum: '1',
  mobileNum: '2',
  countryDialingCode: '84',
  line: 'l',
  whatsapp: 'w',
  zalo: 'z',
  facebook: 'f',
  wechat: 'c',
  idNumber: 'i',
  paymentPassword: 'p',
  recommenderId: 'r',
  referralCode: 'AB',
  affiliateCode: 'CD',
  captchaId: 'fake-captcha',
  captcha: 'x',
  verificationCode: '1',
  phoneProof: 'pp',
  challenge: 'ch',
  socialTicket: 'st',
};
const answerOf = async (gateway: ReturnType<typeof open>, document: string, input: object) =>
  ((await gateway.ask(document, { input })).data as { answer: unknown } | null)?.answer;

describe('registering by mobile number', () => {
  test('RG-02 RG-11 makes an account whose name the operator makes up, and signs it in', async () => {
    const gateway = open();
    expect(await answerOf(gateway, registerMobile, byMobile)).toEqual({
      __typename: 'RegisterPayload',
      account: 'rower900000001',
      viewer: { account: 'rower900000001' },
    });
    expect((await gateway.ask('{ viewer { account } }')).data).toEqual({ viewer: { account: 'rower900000001' } });
  });

  test('VA-03 a taken number, a wrong code and values that no operator takes are typed refusals', async () => {
    expect(await answerOf(open(), registerMobile, { ...byMobile, mobileNum: fakeMobile })).toEqual({ __typename: 'MobileTakenError' });
    expect(await answerOf(open(), registerMobile, { ...byMobile, verificationCode: '000000' })).toEqual({
      __typename: 'VerificationCodeFailedError',
    });
    expect(await answerOf(open(), registerMobile, { ...byMobile, verificationCode: '1'.repeat(256), ageConfirmed: false })).toEqual({
      __typename: 'InvalidFieldsError',
      fields: expect.arrayContaining([
        { name: 'verificationCode', patternId: 'length' },
        { name: 'ageConfirmed', patternId: 'ageNotConfirmed' },
      ]),
    });
  });
});

describe('both ways to register', () => {
  test.each([
    [register, 'register', byName],
    [registerMobile, 'mobileRegister', byMobile],
  ] as const)('RG-12 send every field of the form, page, host and method along: %s', async (document, name, filledIn) => {
    const gateway = open();
    await answerOf(gateway, document, { ...filledIn, ...everyField });
    expect(gateway.upstream.calls.find((call) => call.name === name)?.payload).toMatchObject({
      ...everyField,
      registerUrl: confirmed.pageUrl,
      registerMethod: 'WEB',
      domain: 'localhost',
      ageConfirmed: true,
      termsAccepted: true,
    });
  });

  test.each([
    ['mobile_taken', 'MobileTakenError'],
    ['captcha_failed', 'CaptchaFailedError'],
    ['challenge_failed', 'ChallengeFailedError'],
    ['verification_code_failed', 'VerificationCodeFailedError'],
    ['affiliate_failed', 'AffiliateCodeFailedError'],
    ['function_not_enabled', 'FeatureOffError'],
  ])("the operator's %s is %s", async (refuse, __typename) => {
    expect(await answerOf(open({ faults: { register: { refuse } } }), register, byName)).toEqual({ __typename });
    expect(await answerOf(open({ faults: { mobileRegister: { refuse } } }), registerMobile, byMobile)).toEqual({ __typename });
  });

  test('AZ-004 take no type, balance, rate or name of another', async () => {
    for (const more of [
      { type: 41 },
      { balance: '1' },
      { merchantCode: 'OTHER' },
      { memberId: 'm-1' },
      { domain: 'evil.example' },
      { registerMethod: 'APP' },
    ]) {
      const gateway = open();
      expect((await gateway.ask(register, { input: { ...byName, ...more } })).errors).toHaveLength(1);
      expect(gateway.upstream.count('register')).toBe(0);
    }
  });
});

describe('the mobile form', () => {
  const form = '{ registrationForm { mobileFields { name required } challengeRequired phoneVerification dialingCodes } }';
  const withModules = (...modules: string[]) => ({
    systemStatus: () => ({ ...fakeStatus, info: { ...fakeStatus.info, whitelabel: { ...fakeStatus.info.whitelabel, modules } } }),
  });
  const names = async (...modules: string[]) =>
    (
      (await open({ overrides: withModules(...modules) }).ask(form)).data as {
        registrationForm: { mobileFields: { name: string; required: boolean }[] | null };
      }
    ).registrationForm.mobileFields;

  test('RO-02 VA-03 is there where the brand has it, with the number always required and passwords only where it takes one', async () => {
    expect(await names('USERNAMEREG3')).toBeNull();
    expect((await names('MOBILENUMREG3'))?.map(({ name }) => name)).toEqual(['payeeName', 'email', 'mobileNum']);
    expect((await names('MOBILENUMREG3', 'MOBILENUMPASSREG3'))?.map(({ name }) => name)).toEqual([
      'password',
      'confirmPassword',
      'payeeName',
      'email',
      'mobileNum',
    ]);
    expect((await names('MOBILENUMREG3'))?.find(({ name }) => name === 'mobileNum')).toEqual({ name: 'mobileNum', required: true });
  });

  test('says how the number is verified, and whether a challenge and the picker are wanted', async () => {
    const { data } = await open({
      overrides: {
        registerSettings: () => ({ ...fakeRegisterSettings, challenge: true, phoneVerification: 'service', dialingCodes: false }),
      },
    }).ask(form);
    expect(data).toMatchObject({ registrationForm: { challengeRequired: true, phoneVerification: 'SERVICE', dialingCodes: false } });
  });
});
