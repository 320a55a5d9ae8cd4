import { afterEach, describe, expect, test } from 'vitest';
import { openMockGateways } from '../../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const ofSite = async (gateway: ReturnType<typeof open>, selection: string) =>
  ((await gateway.ask(`{ site { ${selection} } }`)).data as { site: Record<string, unknown> }).site;

/** The switch that each module of the white label stands for. */
const moduleOf = [
  ['usernameRegistration', 'USERNAMEREG3'],
  ['mobileRegistration', 'MOBILENUMREG3'],
  ['mobilePassword', 'MOBILENUMPASSREG3'],
  ['registrationCode', 'REGMOBVERF3'],
  ['directRegistration', 'DIRECTREG3'],
  ['smsLogIn', 'MOBILEVERCODELOGIN3'],
  ['phoneRecovery', 'CHNGPASSVERIF3'],
  ['freePlay', 'FREEPLAY3'],
  ['forcedPasswordChange', 'PWDEXPFORCECHANGE3'],
  ['chat', 'CBS3'],
] as const;

describe('what the site says for its forms', () => {
  test('RO-02 every flag by its name, off where it is not listed', async () => {
    const all =
      'switches { usernameRegistration mobileRegistration mobilePassword registrationCode directRegistration smsLogIn phoneRecovery freePlay socialSignIn passwordExpiry forcedPasswordChange chat }';
    const names = [
      'usernameRegistration',
      'mobileRegistration',
      'mobilePassword',
      'registrationCode',
      'directRegistration',
      'smsLogIn',
      'phoneRecovery',
      'freePlay',
      'socialSignIn',
      'passwordExpiry',
      'forcedPasswordChange',
      'chat',
    ];
    const modules = moduleOf.map(([, module]) => module);
    const switchesWith = async (on: boolean) =>
      (
        await ofSite(
          open({
            overrides: {
              whitelabel: () => ({
                merchantCode: 'SAMPAN',
                modules: on ? modules : ['UNKNOWN3'],
                passwordExpiry: on,
                freePlay: on,
                socialSignIn: on,
              }),
            },
          }),
          all,
        )
      )['switches'];
    expect(await switchesWith(true)).toEqual(Object.fromEntries(names.map((name) => [name, true])));
    expect(await switchesWith(false)).toEqual(Object.fromEntries(names.map((name) => [name, false])));
  });

  test.each(moduleOf)('RO-02 HD-07 %s is decided by %s, and by no other module', async (name, module) => {
    const others = moduleOf.map(([, other]) => other).filter((other) => other !== module);
    const isOnWith = async (modules: readonly string[]) =>
      (
        (
          await ofSite(
            open({
              overrides: {
                whitelabel: () => ({
                  merchantCode: 'SAMPAN',
                  modules: [...modules],
                  passwordExpiry: true,
                  freePlay: true,
                  socialSignIn: true,
                }),
              },
            }),
            `switches { ${name} }`,
          )
        )['switches'] as Record<string, boolean>
      )[name];
    expect([await isOnWith([module]), await isOnWith(others)]).toEqual([true, false]);
  });

  test.each([
    ['freePlay', 'freePlay'],
    ['passwordExpiry', 'passwordExpiry'],
    ['socialSignIn', 'socialSignIn'],
  ])('RO-02 %s needs the flag %s, whatever modules there are', async (name, flag) => {
    const flags = {
      merchantCode: 'SAMPAN',
      modules: moduleOf.map(([, module]) => module),
      passwordExpiry: true,
      freePlay: true,
      socialSignIn: true,
    };
    const isOn = async (extra: object) =>
      (
        (await ofSite(open({ overrides: { whitelabel: () => ({ ...flags, ...extra }) } }), `switches { ${name} }`))['switches'] as Record<
          string,
          boolean
        >
      )[name];
    expect([await isOn({}), await isOn({ [flag]: false })]).toEqual([true, false]);
  });

  test('RG-04 the countries of the picker, and the one it starts with', async () => {
    expect(await ofSite(open(), 'countries { countryCode countryDialingCode name } country { countryCode }')).toEqual({
      countries: [
        { countryCode: 'VN', countryDialingCode: '84', name: 'Vietnam' },
        { countryCode: 'TH', countryDialingCode: '66', name: 'Thailand' },
      ],
      country: { countryCode: 'VN' },
    });
    expect(
      await ofSite(
        open({ overrides: { countryCodes: () => ({ current: 'XX', countries: [] }) } }),
        'countries { countryCode } country { countryCode }',
      ),
    ).toEqual({ countries: [], country: null });
  });

  test('RG-05 RG-06 the providers in their order, and what awaits a new player, with a picture that is safe to load', async () => {
    const { socialProviders, newPlayerPromotions } = await ofSite(
      open(),
      'socialProviders { provider name } newPlayerPromotions { id title summary imageUrl }',
    );
    expect(socialProviders).toEqual([
      { provider: 'harbour', name: 'Harbour' },
      { provider: 'lagoon', name: 'Lagoon' },
    ]);
    expect(newPlayerPromotions).toEqual([
      {
        id: expect.any(String),
        title: 'A thousand to begin with',
        summary: 'Play money for every new rower.',
        imageUrl: expect.stringMatching(/^https:\/\/img[12]\.example\/art\/promotions\/p1\.svg$/),
      },
    ]);
  });

  test('WEB-012 the other addresses of the site, without those that are not safe to open', async () => {
    const domains = ['https://one.example', 'https://user@evil.example', 'ftp://evil.example'].map((domain) => ({ domain }));
    expect(await ofSite(open({ overrides: { domainRoutes: () => ({ routers: domains }) } }), 'routes')).toEqual({
      routes: ['https://one.example/'],
    });
  });

  test.each(['whitelabel', 'countryCodes', 'socialProviders', 'promotions', 'domainRoutes'] as const)(
    'UPF-001 without an answer to %s the rest of the site stands',
    async (call) => {
      const { data, errors } = await open({ faults: { [call]: 'malformed' } }).ask(
        '{ site { brandName switches { chat } countries { name } socialProviders { name } newPlayerPromotions { id } routes } }',
      );
      expect(Object.values((data as { site: Record<string, unknown> }).site).filter((value) => value === null)).toHaveLength(1);
      expect(errors).toHaveLength(1);
    },
  );
});
