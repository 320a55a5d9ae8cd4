import { afterEach, expect, test } from 'vitest';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { CompactEncrypt } from 'jose';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answered, cookieAfter, type GatewayUnderTest, keyOf, startGateway } from './http/testing/gatewayUnderTest.ts';
import { noSession } from './session.ts';
import { developmentSessionKeys, sessionKeyOf } from './sessionKeys.ts';
import { createSiteCookies } from './siteCookies.ts';

const account = 'query Account { account }';
const balance = 'query Balance { balance }';
const logIn = 'mutation LogIn($account: String!) { logIn(account: $account) }';
const logOut = 'mutation LogOut { logOut }';
const outAndIn = 'mutation OutAndIn { logOut logIn(account: "bertram") }';
const all = [account, balance, logIn, logOut, outAndIn];

const open: GatewayUnderTest[] = [];
afterEach(() => Promise.all(open.splice(0).map((site) => site.close())));
const start = async (parts: Parameters<typeof startGateway>[1] = {}): Promise<GatewayUnderTest> => {
  const site = await startGateway(all, parts);
  open.push(site);
  return site;
};
const whoIs = async (site: GatewayUnderTest, cookie: string): Promise<string> =>
  JSON.parse((await site.ask(account, { headers: { cookie } })).body).data.account;
const logInAs = (site: GatewayUnderTest, name: string): Promise<Answered> => site.ask(logIn, { variables: { account: name } });

test('logging in seals a cookie that scripts cannot read, and logging out removes it', async () => {
  const site = await start();
  const answer = await logInAs(site, 'anna');
  const [cookie] = answer.headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/^session=[\w.-]+; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(answer.body + JSON.stringify(answer.headers)).not.toContain('token-of-anna');
  expect(Buffer.from(cookie?.split('.')[3] ?? '', 'base64url').toString('latin1')).not.toContain('anna');
  expect(await whoIs(site, cookieAfter(answer))).toBe('anna');
  for (const headers of [{}, { cookie: cookieAfter(answer) }]) {
    const read = (await site.ask(account, { headers })).headers;
    expect([read['set-cookie'], read['clear-site-data']]).toEqual([undefined, undefined]);
  }
  const out = await site.ask(logOut, { headers: { cookie: cookieAfter(answer) } });
  expect(out.headers['set-cookie']).toEqual([
    'session=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
    'remember=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
  ]);
});

test('on an https site the cookie is bound to the host and to https', async () => {
  const site = await start({ siteOrigin: 'https://play.example' });
  const answer = await site.ask(logIn, { variables: { account: 'anna' }, headers: { origin: 'https://play.example' } });
  expect(answer.headers['set-cookie']?.[0]).toMatch(/^__Host-session=[\w.-]+; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(await whoIs(site, cookieAfter(answer))).toBe('anna');
  expect(await whoIs(site, cookieAfter(answer).replace('__Host-', ''))).toBe('guest');
});

test('keys rotate: the first seals, all of them open, one that is gone opens nothing', async () => {
  const [older, both, newer] = await Promise.all([
    start({ sessionKeys: [keyOf(1)] }),
    start({ sessionKeys: [keyOf(2), keyOf(1)] }),
    start({ sessionKeys: [keyOf(2)] }),
  ]);
  const old = cookieAfter(await logInAs(older, 'anna'));
  expect(await whoIs(both, old)).toBe('anna');
  expect(await whoIs(newer, old)).toBe('guest');
  const fresh = cookieAfter(await logInAs(both, 'bertram'));
  expect(await whoIs(newer, fresh)).toBe('bertram');
  expect(await whoIs(older, fresh)).toBe('guest');
});

test("a cookie that was changed, cut, doubled, planted or made up is nobody's", async () => {
  const site = await start();
  const cookie = cookieAfter(await logInAs(site, 'anna'));
  const parts = cookie.split('.');
  for (let place = 0; place < parts.length; place += 1) {
    const changed = parts
      .map((part, index) => (index === place ? `${part.slice(0, -2)}${part.endsWith('AA') ? 'BB' : 'AA'}` : part))
      .join('.');
    expect([place, await whoIs(site, changed)]).toEqual([place, 'guest']);
  }
  const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  for (const made of [
    cookie.slice(0, -10),
    `${cookie}; ${cookie}`,
    `session=x; ${cookie}`,
    'session=',
    `session=${none}.e30.`,
    `session=${'a'.repeat(5000)}`,
    'session=anna',
  ])
    expect(await whoIs(site, made)).toBe('guest');
  expect(await whoIs(site, `theme=dark; ${cookie}; cdnBucket=1`)).toBe('anna');
});

test("a cookie that was sealed with the right key in another way is nobody's", async () => {
  const site = await start();
  const { id, bytes } = keyOf(1);
  const content = (expiresAt: number) =>
    new TextEncoder().encode(JSON.stringify({ session: { token: 't'.repeat(20), memberId: 'm', account: 'anna', type: 0 }, expiresAt }));
  const sealed = (enc: string, kid: string, expiresAt = Date.now() + 60_000) =>
    new CompactEncrypt(content(expiresAt)).setProtectedHeader({ alg: 'dir', enc, kid }).encrypt(bytes);
  expect(await whoIs(site, `session=${await sealed('A256GCM', id)}`)).toBe('anna');
  for (const made of [await sealed('A128CBC-HS256', id), await sealed('A256GCM', 'another'), await sealed('A256GCM', id, Date.now() - 1)])
    expect(await whoIs(site, `session=${made}`)).toBe('guest');
});

test('an answer for everybody changes no session', () => {
  const changes = [
    () => noSession.open({ token: 't', memberId: 'm', account: 'a', type: 0 }),
    () => noSession.close(),
    () => noSession.restrict(),
    () => noSession.remember('x'),
    () => noSession.keepSocialState('x'),
    () => noSession.nameBrowser(),
    () => noSession.leave(),
  ];
  for (const change of changes) expect(change).toThrow('cannot change a session');
});

test.each(['', 'a b', 'a;b', 'a,b', '"a"', 'a\r\nb', 'é', 'a'.repeat(4097)])('%j gets into no cookie, and comes out of none', (text) => {
  const { remembered } = createSiteCookies(false);
  expect(() => remembered.set(text)).toThrow('malformed');
  expect(remembered.read(`remember=${text}; other=1`)).not.toBe(text);
});

test.each(['http://localhost:3000', 'https://play.example'])(
  'the name of the cookie is compared byte for byte on %s',
  async (siteOrigin) => {
    const site = await start({ siteOrigin });
    const cookie = cookieAfter(await site.ask(logIn, { variables: { account: 'anna' }, headers: { origin: siteOrigin } }));
    const name = cookie.split('=')[0] ?? '';
    const sealed = cookie.slice(name.length + 1);
    const others = [
      `\t${name}`,
      `  ${name}`,
      ` \t${name}`,
      `${name} `,
      `${name}\t`,
      name.toUpperCase(),
      name.replace('s', 'S'),
      name.replace('__Host-', '__host-').replace(/^session/, 'Session'),
      `x${name}`,
      `${name}[]`,
      `"${name}"`,
      `=${name}`,
      `$${name}`,
      `\xc2\xa0${name}`,
      `\xe2\x80\x80${name}`,
    ];
    for (const other of others) {
      // In front it counts for nobody, and beside the real one it takes nothing from it.
      expect([other, await whoIs(site, `theme=dark; ${other}=${sealed}`)]).toEqual([other, 'guest']);
      expect([other, await whoIs(site, `${cookie}; ${other}=planted`)]).toEqual([other, 'anna']);
    }
    for (const value of [` ${sealed}`, `${sealed} `, `\t${sealed}`])
      expect(await whoIs(site, `theme=dark; ${name}=${value}; x=1`)).toBe('guest');
    for (const held of [`theme=dark; ${cookie}`, `theme=dark;${cookie};x=1`]) expect(await whoIs(site, held)).toBe('anna');
  },
);

test('a session ends after a day, also for a cookie that was read before', async () => {
  const clock = { time: 1_000_000_000, now: () => clock.time };
  const site = await start({ clock });
  const cookie = cookieAfter(await logInAs(site, 'anna'));
  clock.time += 86_399_999;
  expect(await whoIs(site, cookie)).toBe('anna');
  clock.time += 1;
  expect(await whoIs(site, cookie)).toBe('guest');
});

test('a token that the operator has voided ends the session with the answer that found out', async () => {
  const site = await start({ send: async () => ({ status: 401, text: '{}' }) });
  const cookie = cookieAfter(await logInAs(site, 'anna'));
  const answer = await site.ask(balance, { headers: { cookie } });
  expect(JSON.parse(answer.body).errors[0].extensions).toEqual({ code: 'UNAUTHENTICATED' });
  const held = `${cookie}; ${cookieAfter(answer)}`;
  expect(await whoIs(site, held)).toBe('guest');
  expect((await site.ask(balance, { headers: { cookie: held } })).headers['set-cookie']).toBeUndefined();
});

test('an answer that finds a session void leaves the one of a login that was made meanwhile, and that is forgotten with the next login', async () => {
  const site = await start({ send: async () => ({ status: 401, text: '{}' }) });
  const before = cookieAfter(await logInAs(site, 'anna'));
  const meanwhile = cookieAfter(await logInAs(site, 'bertram'));
  const late = await site.ask(balance, { headers: { cookie: before } });
  expect(late.headers['set-cookie']).toEqual([`session-state=ended.${before.split('.').at(-1)}; Path=/; HttpOnly; SameSite=Strict`]);
  const held = `${meanwhile}; ${cookieAfter(late)}`;
  expect(await whoIs(site, held)).toBe('bertram');
  const forgotten = 'session-state=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict';
  const next = await site.ask(logIn, { variables: { account: 'anna' }, headers: { cookie: held } });
  expect(next.headers['set-cookie']).toEqual([expect.stringMatching(/^session=[\w.-]+; /), forgotten]);
  expect((await site.ask(logOut, { headers: { cookie: held } })).headers['set-cookie']).toContain(forgotten);
});

test('who logs out and in by one document has one session cookie of it', async () => {
  const site = await start();
  const cookie = cookieAfter(await logInAs(site, 'anna'));
  const answer = await site.ask(outAndIn, { headers: { cookie } });
  expect(answer.headers['set-cookie']?.filter((set) => set.startsWith('session='))).toHaveLength(1);
  expect(await whoIs(site, cookieAfter(answer))).toBe('bertram');
});

test('a session is gone with the browser window, unless the login is remembered', async () => {
  const site = await start();
  const [cookie] = (await logInAs(site, 'anna')).headers['set-cookie'] ?? [];
  expect(cookie).not.toMatch(/Max-Age|Expires/i);
});

test.each([
  '',
  'short',
  Buffer.alloc(31, 1).toString('base64url'),
  Buffer.alloc(33, 1).toString('base64url'),
  '!'.repeat(43),
  `!${Buffer.alloc(32, 1).toString('base64url')}`,
  `${Buffer.alloc(32, 1).toString('base64url')}!`,
])('%j is no key', (text) => {
  expect(() => sessionKeyOf(text)).toThrow('32 random bytes');
});

test('a key is the same in either alphabet of base64: openssl writes the one, compose.yaml the other', () => {
  const bytes = Buffer.from('fb'.repeat(16) + 'ff'.repeat(16), 'hex');
  expect(bytes.toString('base64')).toMatch(/[+].*[/].*=$/);
  expect(sessionKeyOf(bytes.toString('base64'))).toEqual(sessionKeyOf(bytes.toString('base64url')));
});

test('a development machine keeps its key over a restart, for its owner alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'session-key-'));
  try {
    const [first] = developmentSessionKeys(join(folder, 'data'));
    const [second] = developmentSessionKeys(join(folder, 'data'));
    expect(second).toEqual(first);
    const path = join(folder, 'data', 'session.key');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    chmodSync(path, 0o644);
    developmentSessionKeys(join(folder, 'data'));
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(sessionKeyOf(readFileSync(path, 'utf8').trim())).toEqual(first);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
