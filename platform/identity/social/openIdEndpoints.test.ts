import { memberInfo } from '#contract/identity/member.ts';
import { beginSocialSignIn, socialProviders } from '#contract/identity/socialSignIn.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hostilities, hostility, openLocalServer, type Hostility, type LocalServer } from '../../testing/hostileServer.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openIssuer, type TestIssuer } from '../../testing/openIssuer.ts';
import { registered } from '../../testing/registration.ts';
import { openSocialVisit, pageOf, type SocialVisit } from '../../testing/socialVisit.ts';

const refused = { success: false, code: 'social_failed' };
const unavailable = { success: false, code: 'social_unavailable' };
const unlinked = { success: false, code: 'social_unlinked' };
/** Where nobody is there, or says to be down, the person may try again; whatever else is wrong stays wrong. */
const refusalOf = (kind: Hostility) => (['an error', 'nothing', 'a beginning', 'nothing at all'].includes(kind) ? unavailable : refused);
/** What hangs is soon given up, and yet a busy machine can answer in time; whatever else is wrong shows at once. */
const limitOf = (kind: Hostility): number => (kind === 'nothing' || kind === 'a beginning' ? 2_500 : 10_000);

let issuer: TestIssuer;
let clock: MovableClock;
let visit: SocialVisit;
let hostile: LocalServer | undefined;
beforeEach(async () => {
  issuer = await openIssuer();
  // At the time that the provider has.
  clock = movableClock(Date.now());
  visit = await openSocialVisit([issuer], { limit: 10_000, clock });
});
afterEach(async () => {
  await visit.close();
  await hostile?.close();
  hostile = undefined;
  await issuer.close().catch(() => undefined);
});

const tryToBegin = () => visit.platform.call(beginSocialSignIn, { provider: 'lantern', redirectUri: pageOf('lantern') });

describe.each(['token_endpoint', 'jwks_uri'])('a provider whose %s', (endpoint) => {
  test.each(hostilities)('AUT-012 answers %s signs nobody in', async (kind) => {
    hostile = await openLocalServer(hostility[kind]);
    issuer.onDiscovery(({ body }) => Object.assign(body, { [endpoint]: hostile?.url }));
    const short = await openSocialVisit([issuer], { limit: limitOf(kind) });
    expect(await short.signIn()).toMatchObject(refusalOf(kind));
    expect(hostile.requests).toBe(1);
    await short.close();
  });

  test('AUT-012 sends on to another place is not followed', async () => {
    const elsewhere = await openLocalServer(hostility['an empty object']);
    hostile = await openLocalServer((_request, response) => void response.writeHead(307, { location: elsewhere.url }).end());
    issuer.onDiscovery(({ body }) => Object.assign(body, { [endpoint]: hostile?.url }));
    expect(await visit.signIn()).toMatchObject(refused);
    expect([hostile.requests, elsewhere.requests]).toEqual([1, 0]);
    await elsewhere.close();
  });
});

test.each(['token_endpoint', 'jwks_uri', 'authorization_endpoint'])(
  'AUT-012 a provider whose %s is in the clear is not asked',
  async (endpoint) => {
    issuer.onDiscovery(({ body }) => Object.assign(body, { [endpoint]: 'http://provider.example/there' }));
    expect(await tryToBegin()).toMatchObject(refused);
  },
);

test('AUT-012 a button leads to no address but a web page', async () => {
  issuer.onDiscovery(({ body }) => Object.assign(body, { authorization_endpoint: 'javascript:alert(1)' }));
  expect(await tryToBegin()).toMatchObject(refused);
});

test.each(['https://provider.example', 'http://127.0.0.1:1', ''])('AUT-012 a provider that says it is %j is not believed', async (name) => {
  issuer.onDiscovery(({ body }) => Object.assign(body, { issuer: name }));
  expect(await tryToBegin()).toMatchObject(refused);
});

describe('a provider that is away', () => {
  test.each(hostilities)('RG-05 and answers %s keeps nobody from anything else', async (kind) => {
    hostile = await openLocalServer(hostility[kind]);
    const away = await openSocialVisit([{ ...issuer, client: { ...issuer.client, id: 'away', issuer: hostile.url } }, issuer], {
      limit: limitOf(kind),
    });
    expect((await away.platform.call(socialProviders, {})).value.providers).toHaveLength(2);
    expect(await away.platform.call(beginSocialSignIn, { provider: 'away', redirectUri: pageOf('away') })).toMatchObject(refusalOf(kind));
    expect(await away.signIn('lantern')).toMatchObject(unlinked);
    const token = await registered(away.platform, 'linh');
    expect((await away.platform.call(memberInfo, {}, { token })).value.account).toBe('linh');
    await away.close();
  });

  test('RG-05 is asked again after five seconds, and works from then on', async () => {
    const answers = { isAway: true };
    issuer.onDiscovery((answer) => {
      if (answers.isAway) answer.statusCode = 503;
    });
    expect(await tryToBegin()).toMatchObject(unavailable);
    expect(await tryToBegin()).toMatchObject(unavailable);
    expect(issuer.discoveries).toBe(1);
    answers.isAway = false;
    clock.forward(5_000);
    expect(await visit.signIn()).toMatchObject(unlinked);
    expect(issuer.discoveries).toBe(2);
  });

  test('RG-05 is asked again where the clock was put back since', async () => {
    const answers = { isAway: true };
    issuer.onDiscovery((answer) => {
      if (answers.isAway) answer.statusCode = 503;
    });
    expect(await tryToBegin()).toMatchObject(unavailable);
    answers.isAway = false;
    clock.forward(-600_000);
    expect(await tryToBegin()).toMatchObject({ success: true });
    expect(issuer.discoveries).toBe(2);
  });

  test('RG-05 once it is known, it may be silent about itself for a while', async () => {
    expect(await visit.signIn()).toMatchObject(unlinked);
    issuer.onDiscovery((answer) => void (answer.statusCode = 500));
    clock.forward(3_600_000);
    expect(await visit.signIn()).toMatchObject(unlinked);
    expect(issuer.discoveries).toBe(2);
  });
});

test('RG-05 however many begin at once, a provider is asked about itself once an hour', async () => {
  const begun = await Promise.all(Array.from({ length: 20 }, tryToBegin));
  expect(begun.every(({ success }) => success)).toBe(true);
  expect(issuer.discoveries).toBe(1);
  clock.forward(3_599_999);
  expect(await tryToBegin()).toMatchObject({ success: true });
  expect(issuer.discoveries).toBe(1);
  clock.forward(1);
  expect(await tryToBegin()).toMatchObject({ success: true });
  expect(issuer.discoveries).toBe(2);
});

test.each([
  [['client_secret_basic'], 'in a header'],
  [undefined, 'in a header'],
  [['client_secret_post'], 'in the form'],
  [['client_secret_basic', 'client_secret_post'], 'in the form'],
])('RG-05 a provider that reads its secret by %j gets it %s', async (methods, place) => {
  let asked: { readonly login: string; readonly form: URLSearchParams } | undefined;
  hostile = await openLocalServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const header = Buffer.from(request.headers.authorization?.replace('Basic ', '') ?? '', 'base64').toString();
      asked = { login: decodeURIComponent(header), form: new URLSearchParams(body) };
      response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_grant"}');
    });
  });
  issuer.onDiscovery(({ body }) => Object.assign(body, { token_endpoint: hostile?.url, token_endpoint_auth_methods_supported: methods }));
  expect(await visit.signIn()).toMatchObject(refused);
  expect(asked?.login).toBe(place === 'in a header' ? 'sampan-at-lantern:secret-of-lantern' : '');
  expect(asked?.form.get('client_secret')).toBe(place === 'in a header' ? null : 'secret-of-lantern');
});
