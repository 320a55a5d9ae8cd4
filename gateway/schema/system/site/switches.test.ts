import { afterEach, describe, expect, test } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import { fakeCode } from '../../../testing/fakeOperator/identity/fakeSignIn.ts';
import { openMockGateways } from '../../../testing/openMockGateways.ts';
import type { Persona } from '../../../testing/personas.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const modules = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'REGMOBVERF3',
  'DIRECTREG3',
  'MOBILEVERCODELOGIN3',
  'CHNGPASSVERIF3',
  'FREEPLAY3',
  'PWDEXPFORCECHANGE3',
  'CBS3',
];
/** A brand that has switched everything on but `off`. */
const without = (off: string, faults = {}, persona: Persona = 'guest') =>
  open({
    persona,
    faults,
    overrides: {
      whitelabel: () => ({
        merchantCode: 'SAMPAN',
        modules: modules.filter((module) => module !== off),
        passwordExpiry: off !== 'expiry',
        freePlay: off !== 'freePlay',
        socialSignIn: off !== 'socialSignIn',
      }),
    },
  });

const to = `mobileNum: "987654321" countryDialingCode: "84"`;
const page = 'pageUrl: "http://localhost:3000/register" ageConfirmed: true termsAccepted: true';
const named = 'username: "otter42" password: "reeds-in-the-wind" confirmPassword: "reeds-in-the-wind"';

/** What each flag switches: a mutation, and the call that it would lead to. */
const switched: readonly (readonly [off: string, mutation: string, call: CallName])[] = [
  ['USERNAMEREG3', `register(input: { ${named} ${page} })`, 'register'],
  ['MOBILENUMREG3', `registerMobile(input: { ${to} ${page} })`, 'mobileRegister'],
  ['REGMOBVERF3', `requestRegisterCode(input: { ${to} })`, 'registerSmsCode'],
  ['REGMOBVERF3', `confirmPhone(input: { checkId: "c" verificationCode: "${fakeCode}" })`, 'finishPhoneCheck'],
  ['MOBILEVERCODELOGIN3', `requestLoginCode(input: { ${to} })`, 'loginSmsCode'],
  ['MOBILEVERCODELOGIN3', `logInBySms(input: { ${to} verificationCode: "${fakeCode}" })`, 'login'],
  ['CHNGPASSVERIF3', `requestRecoveryCode(input: { ${to} })`, 'loginSmsCode'],
  [
    'CHNGPASSVERIF3',
    `recoverByPhone(input: { ${to} verificationCode: "${fakeCode}" newPassword: "reeds-in-the-wind" })`,
    'passwordByPhone',
  ],
  ['FREEPLAY3', 'freePlay', 'freePlayLogin'],
  ['freePlay', 'freePlay', 'freePlayLogin'],
  ['socialSignIn', 'beginSocialSignIn(input: { provider: "harbour" })', 'beginSocialSignIn'],
];

describe('RO-02 what the brand has switched off', () => {
  test.each(switched)('without %s there is no %s, and %s is not asked', async (off, mutation, call) => {
    const document = `mutation { answer: ${mutation} { __typename } }`;
    const shut = without(off);
    expect((await shut.ask(document)).data).toEqual({ answer: { __typename: 'FeatureOffError' } });
    expect(shut.upstream.count(call)).toBe(0);
    const free = without('');
    expect((await free.ask(document)).data).not.toEqual({ answer: { __typename: 'FeatureOffError' } });
    expect(free.upstream.count(call)).toBe(1);
  });

  test('without socialSignIn a sign-in that has begun is not ended', async () => {
    const begun = without('');
    await begun.ask('mutation { beginSocialSignIn(input: { provider: "harbour" }) { __typename } }');
    const shut = without('socialSignIn');
    for (const [name, text] of await begun.cookies()) (await shut.cookies()).set(name, text);
    expect(
      (
        await shut.ask(
          `mutation { answer: finishSocialSignIn(input: { callbackUrl: "http://localhost:3000/login/social?state=fake-state&code=${fakeCode}" }) { __typename } }`,
        )
      ).data,
    ).toEqual({ answer: { __typename: 'FeatureOffError' } });
    expect(shut.upstream.count('finishSocialSignIn')).toBe(0);
  });

  test('without MOBILENUMPASSREG3 registering by number sends no password', async () => {
    const document = `mutation { registerMobile(input: { ${to} password: "reeds-in-the-wind" confirmPassword: "reeds-in-the-wind" verificationCode: "${fakeCode}" ${page} }) { __typename } }`;
    const sentBy = async (gateway: ReturnType<typeof open>) => {
      await gateway.ask(document);
      return gateway.upstream.calls.find(({ name }) => name === 'mobileRegister')?.payload;
    };
    const words = { password: 'reeds-in-the-wind', confirmPassword: 'reeds-in-the-wind' };
    expect(await sentBy(without(''))).toMatchObject(words);
    const sent = await sentBy(without('MOBILENUMPASSREG3'));
    expect(sent).toMatchObject({ mobileNum: '987654321' });
    for (const name of Object.keys(words)) expect(sent).not.toHaveProperty(name);
  });

  test("PWDEXPFORCECHANGE3 is the operator's to enforce: whoever it says must change the password gets no further", async () => {
    const gateway = without('PWDEXPFORCECHANGE3', {});
    await gateway.ask('mutation { logIn(input: { username: "kingfisher" password: "123456" }) { __typename } }');
    expect(
      (await gateway.ask('{ viewer { mustChangePassword balance { amount } } }')).errors?.map(({ extensions }) => extensions?.['code']),
    ).toEqual(['PASSWORD_CHANGE_REQUIRED']);
  });

  test('without CBS3 a member is led to no chat', async () => {
    const document = 'mutation { answer: openChat(input: { title: "Deck" headerColor: "#262743" }) { __typename } }';
    const shut = without('CBS3', {}, 'member');
    expect((await shut.ask(document)).data).toEqual({ answer: { __typename: 'FeatureOffError' } });
    expect(shut.upstream.count('chatUrl')).toBe(0);
    expect((await without('', {}, 'member').ask(document)).data).toEqual({ answer: { __typename: 'OpenChatPayload' } });
  });

  test('an operator that cannot say decides by itself', async () => {
    const gateway = open({ faults: { whitelabel: { status: 500 }, freePlayLogin: { refuse: 'function_not_enabled' } } });
    expect((await gateway.ask('mutation { freePlay { __typename } }')).data).toEqual({ freePlay: { __typename: 'FeatureOffError' } });
    expect(gateway.upstream.count('freePlayLogin')).toBe(1);
  });
});
