import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { createServerStop } from '../createServerStop.ts';
import { createGateway } from '../server.ts';
import { createSiteServer } from '../siteServer.ts';
import { createOperations } from '../execution/operations.ts';
import { idOf } from '../execution/operation.ts';
import { silentLog } from '../log.ts';
import { type GatewayUnderTest, keyOf, siteOrigin, smallSchema, startGateway } from './testing/gatewayUnderTest.ts';
import { answered, statusOf } from '../upstream/testing/fakeAnswers.ts';
import { portOf } from '../contract/portOf.ts';

const brand = 'query Brand { brand }';
const theme = "document.documentElement.dataset.theme = 'dark'";
const frame = '.frame{display:flex}';
const html = `<!doctype html><html lang="vi" data-cdn-bucket="0"><head><style>${frame}</style><script>${theme}</script><script type="module" src="/assets/app-abc.js"></script></head><body></body></html>`;

let site: GatewayUnderTest | undefined;
let folder = '';
afterEach(async () => {
  await site?.close();
  site = undefined;
  if (folder !== '') rmSync(folder, { recursive: true });
  folder = '';
});
function build(): string {
  folder = mkdtempSync(join(tmpdir(), 'web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'assets', 'app-abc.js'), 'console.log(1);'.repeat(200));
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\n');
  return folder;
}
const page = { accept: 'text/html' };

describe('pages and files', () => {
  test("the page is served at the site's paths, with a policy that takes its own inline script and style and nothing else", async () => {
    site = await startGateway([], { webFolder: build() });
    for (const path of ['/', '/index', '/index.html', '/home', '/register.html', '/rng?page=2', '/no/such/place']) {
      const answer = await site.send(path, { headers: page });
      expect([path, answer.status, answer.headers['content-type']]).toEqual([path, 200, 'text/html; charset=utf-8']);
      expect(answer.headers['cache-control']).toBe('private, no-cache');
      const policy = answer.headers['content-security-policy'] as string;
      expect(policy).toContain(`script-src 'self' 'sha256-${createHash('sha256').update(theme).digest('base64')}';`);
      expect(policy).toContain(`style-src 'self' 'sha256-${createHash('sha256').update(frame).digest('base64')}';`);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("img-src 'self' data: https://img.example");
      expect(policy).not.toMatch(/unsafe|\*/);
    }
  });

  test("a page is led to by how it is fetched as well: Safari's service worker says at times that it takes anything", async () => {
    const { send } = (site = await startGateway([], { webFolder: build() }));
    const asked = async (path: string, mode: string) =>
      (await send(path, { headers: { accept: '*/*', 'sec-fetch-mode': mode } })).headers['content-type'];
    expect(await asked('/rng', 'navigate')).toBe('text/html; charset=utf-8');
    for (const [path, mode] of [
      ['/rng', 'cors'],
      ['/favicon.ico', 'navigate'],
    ] as const)
      expect(await asked(path, mode)).toBe('application/json; charset=utf-8');
  });

  test('UP-03 a session is given its cdnBucket at random, and keeps it by a cookie', async () => {
    const cdnBuckets = [0, 0.5, 0.99];
    site = await startGateway([], {
      webFolder: build(),
      assetOrigins: ['a', 'b', 'c', 'd'].map((name) => `https://${name}.example`),
      random: { fraction: () => cdnBuckets.shift() ?? 0, id: () => 'id' },
    });
    for (const cdnBucket of [0, 6, 11]) {
      const first = await site.send('/', { headers: page });
      expect(first.body).toContain(`<html data-cdn-bucket="${cdnBucket}" data-languages="EN" lang="vi">`);
      expect(first.headers['set-cookie']).toEqual([`cdnBucket=${cdnBucket}; Path=/; HttpOnly; SameSite=Lax`]);
      const second = await site.send('/rng', { headers: { ...page, cookie: `cdnBucket=${cdnBucket}` } });
      expect(second.body).toContain(`data-cdn-bucket="${cdnBucket}"`);
      expect(second.headers['set-cookie']).toBeUndefined();
    }
    for (const cookie of ['cdnBucket=12', 'cdnBucket=-1', 'cdnBucket=1"><script>', 'cdnBucket=1; cdnBucket=2'])
      expect((await site.send('/', { headers: { ...page, cookie } })).body).toContain('data-cdn-bucket="0"');
  });

  test.each([
    [1, [0, 0]],
    [2, [1, 1]],
    [3, [5, 1]],
  ])('UP-03 with %i hosts there are no more cdnBuckets than fall to them evenly', async (hosts, [drawn, kept]) => {
    site = await startGateway([], {
      webFolder: build(),
      assetOrigins: Array.from({ length: hosts }, (_none, index) => `https://img${index}.example`),
      random: { fraction: () => 0.99, id: () => 'id' },
    });
    expect((await site.send('/', { headers: page })).body).toContain(`data-cdn-bucket="${drawn}"`);
    expect((await site.send('/', { headers: { ...page, cookie: 'cdnBucket=7' } })).body).toContain(`data-cdn-bucket="${kept}"`);
  });

  test('files are sent as what they are, hashed ones for a year; what is not there is 404', async () => {
    site = await startGateway([], { webFolder: build() });
    const script = await site.send('/assets/app-abc.js', { headers: page });
    expect([script.status, script.headers['content-type'], script.headers['cache-control']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    expect((await site.send('/assets/app-abc.js', { headers: { 'if-none-match': script.headers.etag as string } })).status).toBe(304);
    expect((await site.send('/robots.txt', { method: 'HEAD' })).headers['content-length']).toBe('14');
    for (const path of [
      '/assets/gone.js',
      '/favicon.ico',
      '/assets/',
      '/assets',
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
      '/.env',
      '/assets/app-abc.js/',
    ])
      expect([path, (await site.send(path)).status]).toEqual([path, 404]);
    expect((await site.send('/', { method: 'POST', headers: { ...page, origin: siteOrigin } })).status).toBe(405);
  });

  test('a file that the build has compressed is sent as that, and not compressed anew', async () => {
    const assets = join(build(), 'assets');
    writeFileSync(join(assets, 'app-abc.js.br'), brotliCompressSync('by the build'));
    writeFileSync(join(assets, 'app-abc.js.gz'), gzipSync('by the build'));
    site = await startGateway([], { webFolder: folder });
    for (const [encoding, length] of [
      ['br', statSync(join(assets, 'app-abc.js.br')).size],
      ['gzip', statSync(join(assets, 'app-abc.js.gz')).size],
    ]) {
      const { headers } = await site.send('/assets/app-abc.js', { headers: { 'accept-encoding': String(encoding) } });
      expect([headers['content-encoding'], headers['content-length']]).toEqual([encoding, String(length)]);
    }
    expect((await site.send('/assets/app-abc.js')).headers['content-length']).toBe('3000');
  });

  test('whoever comes by another name of this machine is sent to the site', async () => {
    site = await startGateway([], { webFolder: build(), aliasHosts: ['127.0.0.1:3000'] });
    const answer = await site.send('/rng?page=2', { headers: { ...page, host: '127.0.0.1:3000' } });
    expect([answer.status, answer.headers.location]).toEqual([307, `${siteOrigin}/rng?page=2`]);
    expect((await site.send('/rng', { headers: { ...page, host: 'localhost:3000' } })).status).toBe(200);
  });

  test('a password manager is sent to where passwords are changed, by the address that all sites have for it', async () => {
    site = await startGateway([], { webFolder: build() });
    const answer = await site.send('/.well-known/change-password');
    expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([
      307,
      `${siteOrigin}/?panel=securityCenter`,
      'no-store',
    ]);
    expect((await site.send('/.well-known/change-password', { method: 'POST' })).status).toBe(405);
    // By this one it is found out whether a site says of everything that it is there.
    expect((await site.send('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200')).status).toBe(404);
  });

  test('GraphiQL is one page that asks for nothing from elsewhere', async () => {
    folder = mkdtempSync(join(tmpdir(), 'examples-'));
    mkdirSync(join(folder, '1-guest'));
    writeFileSync(join(folder, '1-guest', '1-first.graphql'), 'query FirstExample { brand }');
    site = await startGateway([], { examplesFolder: folder });
    const answer = await site.send('/graphql', { headers: page });
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('FirstExample');
    expect(answer.body).not.toMatch(/<(script|link|img|iframe)[^>]+(src|href)=["']?(https?:)?\/\//i);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['content-security-policy']).toContain("connect-src 'self'");
  });
});

describe('health', () => {
  test('GQL-031 readiness says no with a constant body while the operator is away, liveness says yes', async () => {
    site = await startGateway([], { send: () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.5 user=admin password=hunter2')) });
    const ready = await site.send('/health/ready');
    expect([ready.status, ready.body]).toEqual([503, 'unavailable\n']);
    const live = await site.send('/health/live');
    expect([live.status, live.body]).toEqual([200, 'ok\n']);
    // OF-01: pages at other addresses of the site time it, but no other origin reads it.
    expect([live, ready].map(({ headers }) => headers['access-control-allow-origin'])).toEqual([undefined, undefined]);
    expect((await site.send('/health/ready', { method: 'POST' })).status).toBe(405);
  });

  test('readiness says no from the moment of draining, and requests are answered until then', async () => {
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    site = await startGateway([brand], { send: async () => (ask(), await held, answered(statusOf('Sampan'))) });
    const meanwhile = site.send('/health/ready');
    await asked;
    site.gateway.drain();
    release();
    expect((await meanwhile).status).toBe(503);
    expect((await site.send('/health/ready')).status).toBe(503);
    expect((await site.ask(brand)).status).toBe(200);
  });

  test('a server that stops answers what is in flight and takes nothing new', async () => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const gateway = createGateway({
      schema: smallSchema({ brand: 0, paid: 0, ended: 0 }),
      operations: createOperations(smallSchema({ brand: 0, paid: 0, ended: 0 }), new Map([[idOf(brand), brand]]), silentLog()),
      send: async () => {
        await held;
        return answered(statusOf('Sampan'));
      },
      upstreamOrigin: 'http://operator.internal',
      merchant: 'SAMPAN',
      assetOrigins: [],
      sessionKeys: [keyOf(1)],
      siteOrigin,
    });
    const server = createSiteServer(gateway.handle).listen(0, '127.0.0.1');
    const stop = createServerStop(server);
    await once(server, 'listening');
    const port = portOf(server);
    const asked = request({ host: '127.0.0.1', port, path: `/graphql?id=${idOf(brand)}` });
    const answer = once(asked, 'response');
    asked.end();
    await once(server, 'request');
    const stopped = stop({ time: 5_000 });
    await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    release();
    const [response] = await answer;
    expect(response.statusCode).toBe(200);
    response.resume();
    await stopped;
    expect(server.listening).toBe(false);
  });

  test('a server that stops does not wait for ever', async () => {
    const server = createSiteServer(() => {}).listen(0, '127.0.0.1');
    const stop = createServerStop(server);
    await once(server, 'listening');
    const asked = request({ host: '127.0.0.1', port: portOf(server) });
    const failed = once(asked, 'error');
    asked.end();
    await once(server, 'request');
    await stop({ time: 50 });
    expect((await failed)[0]).toMatchObject({ code: 'ECONNRESET' });
  });
});
