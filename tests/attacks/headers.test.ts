import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answered, cookieAfter, type GatewayUnderTest, startGateway } from '../../gateway/http/testing/gatewayUnderTest.ts';

const siteOrigin = 'https://play.example';
const brand = 'query Brand { brand }';
const account = 'query Account { account }';
const failure = 'query Failure { failure(kind: "error") }';
const logIn = 'mutation LogIn($account: String!) { logIn(account: $account) }';
const page = { accept: 'text/html', host: 'play.example' };

let site: GatewayUnderTest;
let folder: string;
let cookie: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'headers-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="vi" data-cdn-bucket="0"><head><script>1</script></head><body></body></html>',
  );
  writeFileSync(join(folder, 'assets', 'app-abc.js'), 'console.log(1);');
  site = await startGateway([brand, account, failure, logIn], {
    siteOrigin,
    webFolder: folder,
    aliasHosts: ['alias.example'],
    examplesFolder: folder,
  });
  cookie = cookieAfter(await site.ask(logIn, { variables: { account: 'anna' }, headers: { origin: siteOrigin } }));
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const post = (body: string, headers: Record<string, string> = {}) =>
  site.send('/graphql', { method: 'POST', headers: { 'content-type': 'application/json', origin: siteOrigin, ...headers }, body });

/** One answer of every kind there is, by its name and status. */
const kinds: Readonly<Record<string, readonly [status: number, ask: () => Promise<Answered>]>> = {
  'the page': [200, () => site.send('/', { headers: page })],
  'the page of a deep address': [200, () => site.send('/rng?panel=deposit', { headers: page })],
  'the page, only its headers': [200, () => site.send('/', { method: 'HEAD', headers: page })],
  'a script': [200, () => site.send('/assets/app-abc.js')],
  'a script that is not there': [404, () => site.send('/assets/none.js')],
  'an address that is nothing': [404, () => site.send('/none.json')],
  'an address that cannot be read': [400, () => site.send('//evil.example/')],
  "the way to the site's own name": [307, () => site.send('/rng', { headers: { ...page, host: 'alias.example' } })],
  'a method that is not answered': [405, () => site.send('/', { method: 'DELETE' })],
  'a public answer': [200, () => site.ask(brand)],
  'a public answer that is kept': [200, () => site.ask(brand)],
  'an answer for one visitor': [200, () => site.ask(account, { headers: { cookie } })],
  'an answer that opens a session': [200, () => site.ask(logIn, { variables: { account: 'anna' }, headers: { origin: siteOrigin } })],
  'a fault': [200, () => site.ask(failure)],
  'an unknown operation': [400, () => post('{"id":"x"}')],
  'a body that cannot be read': [400, () => post('{')],
  'a body of another kind': [415, () => post('{}', { 'content-type': 'text/plain' })],
  'a question of another site': [403, () => post('{}', { origin: 'https://evil.example' })],
  'a document of a developer': [200, () => post('{"query":"{ account }"}', { cookie })],
  'the page to try queries on': [200, () => site.send('/graphql', { headers: page })],
  readiness: [200, () => site.send('/health/ready')],
  liveness: [200, () => site.send('/health/live')],
};
const names = Object.keys(kinds);
const ask = async (name: string): Promise<Answered> => {
  const [status, asked] = kinds[name] ?? [0, () => Promise.reject(new Error(name))];
  const answer = await asked();
  expect(answer.status).toBe(status);
  return answer;
};

describe('WEB-006 no other site frames anything', () => {
  test.each(names)('%s says so, and submits no form elsewhere', async (name) => {
    const { headers } = await ask(name);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toMatch(/form-action '(none|self)'/);
  });

  test('not applicable to a page of withdrawals, which there is not yet: deposits are a panel of the one page', async () => {
    const { headers } = await site.send('/?panel=withdraw', { headers: page });
    expect(headers['content-security-policy']).toBe((await ask('the page')).headers['content-security-policy']);
  });
});

describe('WEB-007 the security headers', () => {
  test.each(names)('%s has all of them', async (name) => {
    const { headers } = await ask(name);
    const [, seconds = '0'] = /^max-age=(\d+); includeSubDomains/.exec(headers['strict-transport-security'] ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(365 * 24 * 60 * 60);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*base-uri 'none'/);
    expect(headers['referrer-policy']).toMatch(/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment'])
      expect(headers['permissions-policy']).toContain(`${feature}=()`);
    expect([headers['server'], headers['x-powered-by']]).toEqual([undefined, undefined]);
  });

  test.each([
    'an answer for one visitor',
    'an answer that opens a session',
    'a fault',
    'a document of a developer',
    'an unknown operation',
    'a question of another site',
  ])('%s is kept by nobody', async (name) => {
    expect((await ask(name)).headers['cache-control']).toBe('no-store');
  });

  test("the page's policy has no hole: no inline script but its own, no style, object, worker or frame from elsewhere", async () => {
    const policy = String((await ask('the page')).headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe-|\*|http:/);
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+'(;| )/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  });

  test('without https there is no word about https', async () => {
    const plain = await startGateway([brand]);
    expect((await plain.ask(brand)).headers['strict-transport-security']).toBeUndefined();
    await plain.close();
  });
});
