import { afterEach, describe, expect, test } from 'vitest';
import { fakeRegisterSettings } from '../../../testing/fakeOperator/fakeBrand.ts';
import { openMockGateways } from '../../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const register =
  'mutation ($input: RegisterInput!) { register(input: $input) { __typename ... on RegisterPayload { account viewer { account balance { amount symbol } } } ... on InvalidFieldsError { fields { name patternId } } ... on TooManyAttemptsError { retryAfterSeconds } } }';
const input = {
  username: 'newrower',
  password: 'lanterns-on-the-water',
  confirmPassword: 'lanterns-on-the-water',
  pageUrl: 'http://localhost:3000/register?referralCode=AB12',
  referralCode: 'AB12',
  ageConfirmed: true,
  termsAccepted: true,
};
const outcome = async (given: object, options = {}) =>
  ((await open(options).ask(register, { input: { ...input, ...given } })).data as { register: unknown } | null)?.register;

describe('registering', () => {
  test('RG-01 makes the account, signs it in, and shows the bonus in its balance', async () => {
    const gateway = open();
    expect((await gateway.ask(register, { input })).data).toEqual({
      register: {
        __typename: 'RegisterPayload',
        account: 'newrower',
        viewer: { account: 'newrower', balance: { amount: '1000', symbol: '₫' } },
      },
    });
    expect((await gateway.ask('{ viewer { account } }')).data).toEqual({ viewer: { account: 'newrower' } });
  });

  test("sends what the operator's call wants: page, its host, method and codes", async () => {
    const gateway = open();
    await gateway.ask(register, { input: { ...input, affiliateCode: null, email: '' } });
    expect(gateway.upstream.calls.find(({ name }) => name === 'register')?.payload).toMatchObject({
      registerUrl: input.pageUrl,
      domain: 'localhost',
      registerMethod: 'WEB',
      referralCode: 'AB12',
    });
    expect(gateway.upstream.calls.find(({ name }) => name === 'register')?.payload).not.toHaveProperty('email');
  });

  test.each([
    ['register', register, {}],
    [
      'mobileRegister',
      'mutation ($input: RegisterMobileInput!) { registerMobile(input: $input) { __typename } }',
      { username: undefined, mobileNum: '912345678', countryDialingCode: '', verificationCode: 'x' },
    ],
  ] as const)(
    'RG-12 %s carries a dialling code always, and the codes of the domain where form and address have none',
    async (name, document, changes) => {
      const routers = [
        { domain: 'https://other.example', affiliateCode: 'OTHER', referralCode: 'OTHER' },
        { domain: 'http://localhost:3000', affiliateCode: 'RIVER9', referralCode: 'REEDS1' },
      ];
      const sent = async (given: object) => {
        const gateway = open({ overrides: { domainRoutes: () => ({ routers }) } });
        await gateway.ask(document, {
          input: { ...input, referralCode: undefined, ...(name === 'register' ? {} : { username: undefined }), ...changes, ...given },
        });
        return gateway.upstream.calls.find((call) => call.name === name)?.payload;
      };
      expect(await sent({})).toMatchObject({ affiliateCode: 'RIVER9', referralCode: 'REEDS1', countryDialingCode: '84' });
      expect(await sent({ affiliateCode: 'TYPED1', referralCode: 'AB12', countryDialingCode: '66' })).toMatchObject({
        affiliateCode: 'TYPED1',
        referralCode: 'AB12',
        countryDialingCode: '66',
      });
    },
  );

  test('RG-12 a domain without codes and an operator that cannot say keep nobody from registering', async () => {
    const gateway = open({ faults: { domainRoutes: 'fail', countryCodes: 'fail' } });
    expect((await gateway.ask(register, { input: { ...input, referralCode: undefined } })).data).toMatchObject({
      register: { __typename: 'RegisterPayload' },
    });
    const { payload } = gateway.upstream.calls.find(({ name }) => name === 'register') ?? {};
    for (const name of ['affiliateCode', 'referralCode', 'countryDialingCode']) expect(payload).not.toHaveProperty(name);
  });

  test('AZ-004 the page is kept with its path and query, and nothing behind them', async () => {
    const gateway = open();
    await gateway.ask(register, { input: { ...input, pageUrl: 'http://localhost:3000/register?a=1#b' } });
    expect(gateway.upstream.calls.find(({ name }) => name === 'register')?.payload).toMatchObject({
      registerUrl: 'http://localhost:3000/register?a=1',
      domain: 'localhost',
    });
  });

  test('VA-02 a taken name, a broken rule and too many tries are typed refusals', async () => {
    expect(await outcome({ username: 'heron88' })).toEqual({ __typename: 'UsernameTakenError' });
    expect(await outcome({ username: '9lives', confirmPassword: 'something-else' })).toEqual({
      __typename: 'InvalidFieldsError',
      fields: [
        { name: 'username', patternId: 'letterFirst' },
        { name: 'confirmPassword', patternId: 'mismatch' },
      ],
    });
    expect(await outcome({}, { faults: { register: { refuse: 'too_many_attempts', value: { retryAfterSeconds: 60 } } } })).toEqual({
      __typename: 'TooManyAttemptsError',
      retryAfterSeconds: 60,
    });
  });

  test('VA-03 without both confirmations, or with values no operator takes, nothing is sent', async () => {
    const gateway = open();
    const { data } = await gateway.ask(register, {
      input: { ...input, ageConfirmed: false, termsAccepted: false, username: 'x'.repeat(65), email: `${'x'.repeat(260)}@a.example` },
    });
    expect((data as { register: { fields: unknown[] } }).register.fields).toEqual(
      expect.arrayContaining([
        { name: 'ageConfirmed', patternId: 'ageNotConfirmed' },
        { name: 'termsAccepted', patternId: 'termsNotAccepted' },
        { name: 'username', patternId: 'length' },
        { name: 'email', patternId: 'length' },
      ]),
    );
    expect(gateway.upstream.count('register')).toBe(0);
  });

  test.each([
    'javascript:alert(1)',
    '/register',
    '//evil.example',
    'https://user:pw@evil.example/',
    `http://a.example/${'x'.repeat(500)}`,
    'https://evil.example/register',
    'http://localhost:3000.evil.example/register',
    'https://localhost:3000/register',
    'http://localhost:3001/register',
    'http://localhost/register',
    'http://127.0.0.1:3000/register',
    'http://localhost:3000@evil.example/',
  ])('WEB-013 the page %j is refused, and nothing is sent', async (pageUrl) => {
    const gateway = open();
    const { errors } = await gateway.ask(register, { input: { ...input, pageUrl } });
    expect(gateway.upstream.count('register')).toBe(0);
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['BAD_USER_INPUT']);
  });
});

describe('the registration form', () => {
  test('VA-01 shows the fields that are switched on, with their rules, the bonus and the age', async () => {
    const { data } = await open().ask(
      '{ registrationForm { fields { name required pattern patternId minLength maxLength } bonus { amount currency symbol } minimumAge } }',
    );
    expect(data).toEqual({
      registrationForm: {
        fields: Object.entries(fakeRegisterSettings.fields)
          .filter(([, rule]) => rule.enabled)
          .map(([name, { acceptedPattern: pattern, enabled: _enabled, ...rule }]) => ({ name, pattern, ...rule })),
        bonus: { amount: '1000', currency: 'PLAY', symbol: '₫' },
        minimumAge: 18,
      },
    });
  });

  test('VA-01 keeps patterns that would hang a browser to itself', async () => {
    const [rule] = Object.values(fakeRegisterSettings.fields);
    if (!rule) throw new Error('no rule');
    const settings = {
      fields: { username: { ...rule, acceptedPattern: '^(a+)+$' } },
      bonusAmount: 'a lot',
      challenge: false,
      phoneVerification: 'none' as const,
      dialingCodes: false,
    };
    const { data } = await open({ overrides: { registerSettings: () => settings } }).ask(
      '{ registrationForm { fields { pattern } bonus { amount } } }',
    );
    expect(data).toEqual({ registrationForm: { fields: [{ pattern: '*' }], bonus: { amount: '0' } } });
  });
});
