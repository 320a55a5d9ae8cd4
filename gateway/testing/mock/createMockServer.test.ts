import { once } from 'node:events';
import { get } from 'node:http';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { createMockServer, type MockServer } from './createMockServer.ts';
import { type MockSettingTexts, readMockSettings, UnreadableSetting } from './mockSettings.ts';
import { uploadLimits } from '../../contract/content/feedback.ts';
import { portOf } from '../../contract/portOf.ts';

const opened: MockServer[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((mock) => mock.close()));
});

async function open(flags: MockSettingTexts = {}) {
  const mock = createMockServer(readMockSettings(flags));
  opened.push(mock);
  mock.server.listen(0, '127.0.0.1');
  await once(mock.server, 'listening');
  const origin = `http://127.0.0.1:${portOf(mock.server)}`;
  const ask = async (query: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://shop.example', ...headers },
      body: JSON.stringify({ query }),
    });
    return { status: answer.status, headers: [...answer.headers], text: await answer.text() };
  };
  const data = async (query: string, headers?: Record<string, string>) =>
    (JSON.parse((await ask(query, headers)).text) as { data: unknown }).data;
  return { origin, ask, data };
}

const nickname = '{ viewer { nickname } }';
const balance = '{ viewer { balance { amount } } }';
const pay =
  'mutation { deposit(input: { methodId: "RGVwb3NpdE1ldGhvZDpwbGF5LW1vbmV5", amount: "10000", idempotencyKey: "00000000-0000-4000-8000-000000000001" }) { __typename } }';

test('serves GraphQL to a page of any origin, and GraphiQL to a person', async () => {
  const { origin, ask } = await open();
  const { status, headers, text } = await ask('{ site { brandName } }');
  expect([status, JSON.parse(text)]).toEqual([200, { data: { site: { brandName: 'Sampan' } } }]);
  expect(headers).toContainEqual(['access-control-allow-origin', 'https://shop.example']);
  expect(headers).toContainEqual(['access-control-expose-headers', 'Retry-After']);
  const preflight = await fetch(`${origin}/graphql`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://shop.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-mock-persona',
    },
  });
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([204, 'x-mock-persona']);
  const page = await fetch(origin, { headers: { accept: 'text/html' } });
  expect([page.status, new URL(page.url).pathname]).toEqual([200, '/graphql']);
  expect(await page.text()).toContain('GraphiQL');
});

test('GraphiQL begins with the headers that the mock takes, as its flags have them', async () => {
  const flags = { persona: 'member', faults: 'balance=slow:20,deposit=refuse:money_maintenance,notices=fail', seed: '7' };
  const { origin, ask } = await open(flags);
  const page = await (await fetch(origin, { headers: { accept: 'text/html' } })).text();
  const [, given = '""'] = /"defaultHeaders":("(?:[^"\\]|\\.)*")/.exec(page) ?? [];
  const { 'x-note': note, ...headers } = JSON.parse(JSON.parse(given) as string) as Record<string, string>;
  expect(note).toContain('npm run mock -- --help');
  expect(headers).toEqual({
    'x-mock-persona': 'member',
    'x-mock-seed': '7',
    'x-mock-clock': '2026-02-01T12:00:00.000Z',
    'x-mock-faults': flags.faults,
    'x-mock-latency': '0',
  });
  expect(await ask(pay, headers)).toEqual(await ask(pay));
});

test('a flag holds for every request, a header for its own, also for a browser that keeps answers', async () => {
  const { ask, data } = await open({ persona: 'member' });
  expect(await data(nickname)).toEqual({ viewer: { nickname: 'Heron' } });
  expect(await data(nickname, { 'x-mock-persona': 'agent' })).toEqual({ viewer: { nickname: 'Ferryman' } });
  expect(await data(nickname, { 'x-mock-persona': 'guest' })).toEqual({ viewer: null });
  expect(await data(nickname)).toEqual({ viewer: { nickname: 'Heron' } });
  const settings = 'x-mock-persona, x-mock-seed, x-mock-clock, x-mock-faults, x-mock-latency';
  expect((await ask(nickname)).headers).toContainEqual(['vary', `Origin, ${settings}`]);
});

test('a fault is met by the request that asks for it, and what was done before and after stays done', async () => {
  const { data, ask } = await open({ persona: 'member' });
  expect(await data(balance)).toEqual({ viewer: { balance: { amount: '1234.5' } } });
  const failed = await ask(balance, { 'x-mock-faults': 'balance=fail' });
  expect(failed.text).toContain('INTERNAL');
  expect(await data(pay, { 'x-mock-faults': 'deposit=refuse:money_maintenance' })).toEqual({
    deposit: { __typename: 'MoneyMaintenanceError' },
  });
  expect(await data(pay)).toEqual({ deposit: { __typename: 'DepositPayload' } });
  expect(await data(balance, { 'x-mock-faults': 'notices=status:503' })).toEqual({ viewer: { balance: { amount: '11234.5' } } });
  expect(await data(balance, { 'x-mock-seed': '2' })).toEqual({ viewer: { balance: { amount: '1234.5' } } });
});

test('what is asked all along stays as it was left, however many others come in between', async () => {
  const { data } = await open({ persona: 'member' });
  await data(pay);
  for (let seed = 2; seed <= 101; seed += 1) {
    await data(seed < 50 ? pay : '{ __typename }', { 'x-mock-seed': String(seed) });
    await data('{ __typename }');
    // Half a hundred tests side by side, each with a seed of its own.
    if (seed === 50) expect(await data(balance, { 'x-mock-seed': '2' })).toEqual({ viewer: { balance: { amount: '11234.5' } } });
  }
  expect(await data(balance, { 'x-mock-faults': 'notices=fail' })).toEqual({ viewer: { balance: { amount: '11234.5' } } });
});

test('limits, and who else can sign in, are as they were left for requests with other faults, too', async () => {
  const { data } = await open({ persona: 'member' });
  const kept = '{ viewer { playProtection { limits { amount } } socialIdentities { id name } } }';
  const { viewer } = (await data(kept)) as { viewer: { socialIdentities: readonly { id: string; name: string }[] } };
  const harbour = viewer.socialIdentities.find(({ name }) => name === 'Harbour ID')?.id ?? '';
  await data('mutation { setPlayLimit(input: { kind: DEPOSIT, period: DAY, amount: "50000" }) { __typename } }');
  await data(`mutation { untieSocialIdentity(input: { identityId: "${harbour}", password: "river-at-dusk-7" }) { __typename } }`);
  expect(await data(kept, { 'x-mock-faults': 'notices=fail' })).toEqual({
    viewer: { playProtection: { limits: [{ amount: '50000' }] }, socialIdentities: [expect.objectContaining({ name: 'Lantern ID' })] },
  });
});

test('two runs answer the same requests alike, headers and faults and all, to the byte', async () => {
  const run = async () => {
    const { ask } = await open({ persona: 'member', seed: '7', clock: '2026-03-01T00:00:00Z' });
    return [
      await ask('{ site { brandName } banners(group: HOME) { imageUrl } }'),
      await ask(balance),
      await ask(balance, { 'x-mock-faults': 'balance=malformed' }),
      await ask(pay),
      await ask('{ viewer { bets(first: 5) { edges { node { id placedAt } } } } }'),
      await ask('mutation { logOut { __typename } }'),
      await ask(nickname),
      await ask('{ nonsense }'),
    ];
  };
  const [first, second] = [await run(), await run()];
  expect(second).toEqual(first);
  expect(first[2]?.text).toMatch(/"correlationId":"[0-9a-f]{8}-/);
});

test('what lies behind a fault is logged under an id that no request of other settings has', async () => {
  const { ask } = await open({ persona: 'member' });
  const idOf = async (headers: Record<string, string>) =>
    /"correlationId":"([0-9a-f-]{36})"/.exec((await ask(balance, { 'x-mock-faults': 'balance=fail', ...headers })).text)?.[1];
  const others: Record<string, string>[] = [
    {},
    { 'x-mock-faults': 'balance=malformed' },
    { 'x-mock-persona': 'agent' },
    { 'x-mock-clock': '2026-03-01' },
    { 'x-mock-seed': '2' },
    { 'x-mock-latency': '1' },
  ];
  const ids = await Promise.all(others.map(idOf));
  expect(ids).not.toContain(undefined);
  expect(new Set(ids).size).toBe(others.length);
});

test.each([
  ['persona', 'captain', /^persona: one of guest, member/],
  ['persona', 'membr', /; did you mean member\?$/],
  ['seed', '-1', /^seed: a whole number from 0 to 4294967295, and not "-1"$/],
  ['clock', 'noon', /^clock: a moment such as .*Z, and not "noon"$/],
  ['clock', '1', /^clock/],
  ['clock', '2026-02-30', /^clock/],
  ['clock', '2026-02-01T12:00', /^clock/],
  ['latency', '600001', /^latency/],
  ['faults', 'balance=melt', /^faults: balance is fail, .*, and not "melt"$/],
  ['faults', 'balance:fail', /^faults: such as balance=fail,gameList=slow:2000, and not "balance:fail"$/],
  ['faults', '{"balance":"fail"}', /^faults: such as balance=fail,/],
  ['faults', 'nothing=fail', /no call of openapi\.json/],
  ['faults', 'balanc=fail', /^faults: "balanc" is no call of openapi\.json; did you mean balance\?$/],
  ['faults', 'GET /wps/v2/wallets/balance=fail', /; did you mean balance\?$/],
  [
    'faults',
    'deposit=refuse:money_maintenence',
    /^faults: deposit is refused by .*, and not by "money_maintenence"; did you mean money_maintenance\?$/,
  ],
  ['faults', 'popularGames=refuse:limit_reached', /^faults: popularGames is refused by /],
] as const)('a %s that cannot be read is refused with what it may be: %s', async (name, text, told) => {
  expect(() => readMockSettings({ [name]: text })).toThrow(UnreadableSetting);
  const { ask } = await open();
  const { status, text: answer } = await ask(nickname, { [`x-mock-${name}`]: text });
  expect(status).toBe(400);
  expect((JSON.parse(answer) as { errors: [{ message: string }] }).errors[0].message).toMatch(told);
});

test('a header that says no setting is named, as a flag is that there is not', async () => {
  const { ask } = await open();
  const { status, text } = await ask(nickname, { 'x-mock-personna': 'member' });
  expect(status).toBe(400);
  expect(text).toMatch(/x-mock-personna is none of x-mock-persona, x-mock-seed, .*; did you mean x-mock-persona\?/);
});

test('a picture is taken as the site takes it, byte by byte', async () => {
  const { origin, data } = await open({ persona: 'member' });
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = await sharp({ create: { width: 700, height: 700, channels: 3, background: 'teal', noise } })
    .png()
    .toBuffer();
  expect(picture.length).toBeGreaterThan(1_000_000);
  const answer = await fetch(`${origin}/uploads/avatars`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', origin: 'https://shop.example' },
    body: Uint8Array.from(picture),
  });
  expect([answer.status, answer.headers.get('access-control-allow-origin'), await answer.json()]).toEqual([
    200,
    'https://shop.example',
    { pictureId: expect.any(String) },
  ]);
  expect(await data(nickname)).toEqual({ viewer: { nickname: 'Heron' } });
});

test('a refusal that says more than its word comes with details, so that it is read as what it is', async () => {
  const { data } = await open({ persona: 'member' });
  const answerOf = (refusal: string) => data(pay, { 'x-mock-faults': `deposit=refuse:${refusal}` });
  for (const [code, type] of [
    ['amount_out_of_range', 'AmountOutOfRangeError'],
    ['limit_reached', 'LimitReachedError'],
    ['too_many_attempts', 'TooManyAttemptsError'],
    ['play_paused', 'PlayPausedError'],
  ] as const)
    expect(await answerOf(code)).toEqual({ deposit: { __typename: type } });
});

test('a body that the site does not take is refused as there', async () => {
  const { origin } = await open();
  const send = async (body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${origin}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
    return [answer.status, ((await answer.json()) as { errors: [{ extensions: { code: string } }] }).errors[0].extensions.code];
  };
  expect(await send(gzipSync('{"query":"{ site { brandName } }"}'), { 'content-encoding': 'gzip' })).toEqual([415, 'UNSUPPORTED_BODY']);
  expect(await send(new Uint8Array(2 * uploadLimits.bytes + 1))).toEqual([413, 'TOO_LARGE']);
});

test('an address that is none is refused, and the next request answered', async () => {
  const { origin, ask } = await open();
  const { hostname, port } = new URL(origin);
  const status = await new Promise((resolve, reject) => {
    get({ hostname, port, path: '//' }, (response) => resolve(response.resume().statusCode)).once('error', reject);
  });
  expect([status, (await ask('{ site { brandName } }')).status]).toEqual([400, 200]);
});

test('latency is waited out before the operator answers', async () => {
  const { ask } = await open({ latency: '600000' });
  expect((await ask('{ site { brandName } }', { 'x-mock-latency': '1' })).status).toBe(200);
});
