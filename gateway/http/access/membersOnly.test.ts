import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { accessRules } from '../../contract/access.ts';
import { calls } from '../../contract/calls.ts';
import { createSchema } from '../../schema/schema.ts';
import { fakeSite } from '../../testing/fakeOperator/system/fakeSite.ts';
import { openMockGateways } from '../../testing/openMockGateways.ts';
import type { Persona } from '../../testing/personas.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const persisted = new Map(
  Object.entries(
    JSON.parse(readFileSync(new URL('../../../web/relay/persisted.json', import.meta.url), 'utf8')) as Record<string, string>,
  ).map(([id, text]) => [/^\w+ (\w+)/.exec(text)?.[1] ?? '', id]),
);
const variables = {
  LobbyScreenQuery: { bannerGroup: 'RNG', category: 'RNG', page: 1 },
  VendorGamesQuery: { category: 'RNG', vendor: 'XGS' },
} as Record<string, object>;
const clock = { time: 1_000_000_000, now: () => clock.time };

/** A site that shows itself to members alone, until `required` says otherwise. */
function site(persona: Persona = 'guest') {
  const brand = { required: true };
  const gateway = open({
    persona,
    clock,
    overrides: { visitorStatus: () => ({ ...fakeSite.visitorStatus(), info: { analytics: {}, loginRequired: brand.required } }) },
  });
  const answered = async (response: Response) => {
    const { data, errors } = (await response.json()) as { data?: unknown; errors?: { extensions: { code: string } }[] };
    return { status: response.status, code: errors?.[0]?.extensions.code, data, cache: response.headers.get('cache-control') };
  };
  return {
    brand,
    gateway,
    /** As the page asks, by a persisted id. */
    show: async (name: string) =>
      answered(
        await gateway.fetch(
          `/graphql?id=${persisted.get(name)}&variables=${encodeURIComponent(JSON.stringify(variables[name] ?? {}))}&lang=EN&cdnBucket=0`,
        ),
      ),
    ask: async (query: string) => answered(await gateway.fetch('/graphql?lang=EN', { method: 'POST', body: JSON.stringify({ query }) })),
  };
}

const refused = { status: 403, code: 'LOGIN_REQUIRED', data: undefined, cache: 'no-store' };
const waysIn = [
  'LoginScreenQuery',
  'RegisterScreenQuery',
  'RegisterSectionQuery',
  'useLoginWaysQuery',
  'useFieldRulesQuery',
  'ForgotPasswordDialogQuery',
  'PasswordLinkScreenQuery',
  'useViewerQuery',
  'useReopeningQuery',
  'HelpCentreScreenQuery',
  'DownloadScreenQuery',
];
const forMembers = ['HomeScreenQuery', 'LobbyScreenQuery', 'VendorGamesQuery', 'HelpScreenQuery', 'GameScreenQuery', 'NotFoundScreenQuery'];

describe('RT-12 a site for members alone', () => {
  test('has these fields for guests, and no others', () => {
    const schema = createSchema();
    const fields = [schema.getQueryType(), schema.getMutationType()].map((type) =>
      Object.values(type?.getFields() ?? {})
        .filter(({ extensions }) => extensions['beforeLogIn'] !== undefined)
        .map(({ name }) => name)
        .sort(),
    );
    expect(fields).toEqual([
      ['banners', 'help', 'registrationForm', 'site', 'siteAccess', 'viewer'],
      [
        'answerLoginVerification',
        'beginLoginVerification',
        'beginSocialSignIn',
        'confirmPhone',
        'finishSocialSignIn',
        'freePlay',
        'logIn',
        'logInBySms',
        'logOut',
        'recoverByEmail',
        'recoverByPhone',
        'redeemTicket',
        'refreshCaptcha',
        'register',
        'registerMobile',
        'requestChallenge',
        'requestLoginCode',
        'requestRecoveryCode',
        'requestRegisterCode',
        'setPasswordByLink',
        'verifyAffiliateCode',
        'wishToReturn',
      ],
    ]);
  });

  test('shows guests the ways in', async () => {
    const { show } = site();
    for (const name of waysIn) expect([name, await show(name)]).toMatchObject([name, { status: 200, code: undefined }]);
  });

  test('asks the operator for nothing on the ways in that guests may not be told', async () => {
    const { show, gateway } = site();
    for (const name of waysIn) await show(name);
    const asked = [...new Set(gateway.upstream.calls.map(({ name }) => name))].sort();
    expect(asked.filter((name) => !accessRules[calls[name].access].beforeLogIn)).toEqual([]);
    expect(asked).toEqual(expect.arrayContaining(['notices', 'registerSettings', 'systemStatus']));
  });

  test('RT-09 RT-10 shows guests the help with the terms they agree to, the help centre and the download, by their pages’ own questions', async () => {
    const { show } = site();
    const { data } = await show('HelpCentreScreenQuery');
    expect(data).toMatchObject({
      site: { brandName: 'Sampan', resources: expect.any(Array) as unknown },
      help: expect.any(Array) as unknown,
    });
    expect((await show('DownloadScreenQuery')).data).toMatchObject({
      site: { brandName: 'Sampan', resources: expect.any(Array) as unknown },
    });
  });

  test('shows guests the banners of registration, and of no other page', async () => {
    const { ask } = site();
    expect(await ask('{ banners(group: REGISTER) { title } site { brandName } }')).toMatchObject({ status: 200, code: undefined });
    for (const query of [
      '{ banners(group: HOME) { title } }',
      '{ banners(group: HELP) { title } }',
      '{ a: banners(group: REGISTER) { title } b: banners(group: HOME) { title } }',
      'query ($group: BannerGroup = REGISTER) { banners(group: $group) { title } }',
      '{ gameCategories { category } }',
      '{ site { brandName } gameCategories { category } }',
    ])
      expect([query, await ask(query)]).toEqual([query, refused]);
  });

  test.each(forMembers)('refuses guests %s, the first time and every time', async (name) => {
    const { show, ask, gateway } = site();
    for (let turn = 0; turn < 3; turn += 1) expect(await show(name)).toEqual(refused);
    // Known by now: nobody is asked in vain.
    const before = gateway.upstream.calls.length;
    await show(name);
    await ask('{ popularGames { id } }');
    expect(gateway.upstream.calls).toHaveLength(before);
  });

  test('refuses a guest everything that is mixed with a way in, and whatever changes anything', async () => {
    const { ask, gateway } = site();
    await ask('{ siteAccess { status } }');
    for (const query of [
      '{ site { brandName } popularGames { id } }',
      '{ viewer { id } ...More } fragment More on Query { popularGames { id } }',
      '{ node(id: "R2FtZTox") { id } }',
      'mutation { launchGame(input: { gameId: "R2FtZTox" }) { __typename } }',
      'mutation { logOutEverywhere(input: { keepCurrent: false }) { __typename } }',
      '{ __schema { queryType { name } } }',
      'nonsense',
    ])
      expect([query, await ask(query)]).toEqual([query, refused]);
    expect(gateway.upstream.calls).toEqual([]);
  });

  test('gives members all of it, and keeps it from caches on the way', async () => {
    const { show } = site('member');
    for (const name of [...forMembers, ...forMembers])
      expect(await show(name)).toMatchObject({ status: 200, code: undefined, cache: 'no-store' });
  });

  test('answers that were kept while it was open are not given to guests', async () => {
    const { show, brand } = site();
    brand.required = false;
    for (let turn = 0; turn < 3; turn += 1) expect(await show('HomeScreenQuery')).toMatchObject({ status: 200 });
    brand.required = true;
    clock.time += 25_000;
    for (let turn = 0; turn < 2; turn += 1) expect(await show('HomeScreenQuery')).toEqual(refused);
    brand.required = false;
    clock.time += 25_000;
    expect(await show('HomeScreenQuery')).toMatchObject({ status: 200 });
  });

  test('lets in who logs in, and shuts out who logs out', async () => {
    const { show, ask } = site();
    expect(await show('HomeScreenQuery')).toEqual(refused);
    expect(await ask('mutation { logIn(input: { username: "heron88" password: "river-at-dusk-7" }) { __typename } }')).toMatchObject({
      data: { logIn: { __typename: 'LogInPayload' } },
    });
    expect(await show('HomeScreenQuery')).toMatchObject({ status: 200 });
    await ask('mutation { logOut { loggedOut } }');
    expect(await show('HomeScreenQuery')).toEqual(refused);
  });

  test('a browser that remembers its login is signed in by whatever it asks first', async () => {
    const { show, ask, gateway } = site();
    await ask('mutation { logIn(input: { username: "heron88" password: "river-at-dusk-7" rememberMe: true }) { __typename } }');
    (await gateway.cookies()).delete('session');
    expect(await show('HomeScreenQuery')).toMatchObject({ status: 200 });
    expect((await ask('{ viewer { account } }')).data).toEqual({ viewer: { account: 'heron88' } });
  });

  test('a session that the operator ended is told so by the field that found out, and is a guest after it', async () => {
    const { show, ask, gateway } = site('member');
    gateway.upstream.faults.balance = { status: 401 };
    expect(await ask('{ viewer { balance { amount } } }')).toMatchObject({ status: 200, code: 'UNAUTHENTICATED' });
    expect(await show('HomeScreenQuery')).toEqual(refused);
  });
});
