import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { colourSheet } from '#contract/system/brandColours.ts';
import { testFolder } from '../../testing/testBrand.ts';
import { platformTexts } from '../../platformTexts.ts';
import { gamePages } from './gamePages.ts';

let folder: string;
const filling = '<!-- reels -->'.repeat(100);
const html = `<html lang="__LANGUAGE__"><noscript>__NEEDS_SCRIPT__</noscript><head><meta name="site-origin" content="__SITE_ORIGIN__" /><title>__BRAND__</title></head>${filling}`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'games-'));
  for (const name of ['slot', 'coin', 'verify', 'verifyAlone', 'assets']) await mkdir(join(folder, name));
  await writeFile(join(folder, 'slot', 'index.html'), html);
  await writeFile(join(folder, 'coin', 'index.html'), html);
  await writeFile(join(folder, 'verify', 'index.html'), html);
  await writeFile(join(folder, 'verifyAlone', 'index.html'), html);
  await writeFile(join(folder, 'assets', 'slot-Ab3_-9.js'), 'play()');
  await writeFile(join(folder, 'assets', 'engine-1.js'), 'spin();'.repeat(400));
  await writeFile(join(folder, 'assets', 'built-2.css'), '.reel{}');
  await writeFile(join(folder, 'assets', 'built-2.css.br'), brotliCompressSync('.reel{}'));
  await writeFile(join(folder, 'assets', 'built-2.css.gz'), gzipSync('.reel{}'));
  await writeFile(join(folder, 'secret.js'), 'secret');
  await writeFile(join(folder, 'assets', 'notes.txt'), 'notes');
});
afterAll(() => rm(folder, { recursive: true }));

const brand = {
  siteOrigin: 'https://play.example/',
  name: 'Reed & <Sons>',
  languages: ['TY', 'EN'] as const,
  timeZone: 'Asia/Ho_Chi_Minh',
  colours: testFolder().values.colours,
};
const sheet = colourSheet(brand.colours);
const { dark } = brand.colours;
const stageSheet = colourSheet({ light: dark, dark });
const ask = (path: string, headers: Record<string, string> = {}) =>
  gamePages({ pagesDir: folder, titles: { families: ['slot', 'coin'] }, brand, texts: platformTexts() }).request(path, { headers });

test.each([
  // A game is dark in both themes, what is read is as the site is.
  ['/games/slot/?launch=abc', stageSheet],
  ['/games/coin/?launch=abc', stageSheet],
  ['/games/verify?round=1', sheet],
])(
  '%s may be framed by the site alone, has its own colours, runs its own files alone, and tells nobody its address',
  async (path, coloured) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(
      `<html lang="vi-VN"><noscript>Trang này cần JavaScript.</noscript><head><meta name="site-origin" content="https://play.example" /><style>${coloured}</style><title>Reed &#38; &#60;Sons></title></head>${filling}`,
    );
    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self' 'sha256-${createHash('sha256').update(coloured).digest('base64')}'; img-src 'self'; connect-src 'self'; worker-src 'none'; frame-ancestors https://play.example; base-uri 'none'; form-action 'none'`,
    );
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    // In the window that a game opens it is not shown with any other.
    expect(response.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    expect(response.headers.has('set-cookie')).toBe(false);
  },
);

test('MC-07 the verifier in one file may be read by the site alone, which keeps it, and no worker lives on this origin', async () => {
  const response = await ask('/games/verify/alone', { origin: 'https://play.example' });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<html lang="vi-VN"><noscript>Trang này cần JavaScript.</noscript>');
  expect(response.headers.get('access-control-allow-origin')).toBe('https://play.example');
  expect(response.headers.has('access-control-allow-credentials')).toBe(false);
  expect((await ask('/games/verify')).headers.has('access-control-allow-origin')).toBe(false);
  expect((await ask('/games/verify/worker.js')).status).toBe(404);
});

test('assets are named by their content and kept for ever', async () => {
  const response = await ask('/games/assets/slot-Ab3_-9.js');
  expect(await response.text()).toBe('play()');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test.each(['/games/assets/engine-1.js', '/games/slot/'])(
  '%s is sent compressed to whoever takes it so, and not again to whoever has it',
  async (path) => {
    const plain = await ask(path);
    expect(plain.headers.get('content-encoding')).toBeNull();
    const packed = await ask(path, { 'accept-encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(await plain.text());
    const tag = packed.headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    const again = await ask(path, { 'accept-encoding': 'gzip', 'if-none-match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    // The browser takes these over what it has kept.
    for (const name of [
      'cache-control',
      'content-security-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'referrer-policy',
      'x-content-type-options',
    ])
      expect([name, again.headers.get(name)]).toEqual([name, packed.headers.get(name)]);
  },
);

test('what the build has compressed is sent as it lies there, by what the browser takes', async () => {
  const asked = async (encoding: string) => {
    const response = await ask('/games/assets/built-2.css', { 'accept-encoding': encoding });
    return {
      encoding: response.headers.get('content-encoding'),
      type: response.headers.get('content-type'),
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
    };
  };
  const brotli = await asked('gzip, deflate, br');
  expect([brotli.encoding, brotliDecompressSync(brotli.body).toString()]).toEqual(['br', '.reel{}']);
  const gzip = await asked('gzip');
  expect([gzip.encoding, gunzipSync(gzip.body).toString()]).toEqual(['gzip', '.reel{}']);
  const plain = await asked('identity');
  expect([plain.encoding, plain.body.toString()]).toEqual([null, '.reel{}']);
  for (const { type, headers } of [brotli, gzip, plain]) {
    expect(type).toBe('text/css; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
  for (const { headers } of [brotli, gzip]) expect(headers.get('vary')).toMatch(/accept-encoding/i);
  expect(new Set([brotli, gzip, plain].map(({ headers }) => headers.get('etag'))).size).toBe(3);
  expect((await ask('/games/assets/built-2.css.br')).status).toBe(404);
});

test.each(['missing.js', 'notes.txt', '../../secret.js', '..%2fsecret.js', '%2e%2e/secret.js', '..%5csecret.js', '.js', ''])(
  'assets/%s is not found',
  async (name) => {
    expect((await ask(`/games/assets/${name}`)).status).toBe(404);
  },
);

test('a page that is not built says so', async () => {
  const response = await gamePages({
    pagesDir: join(folder, 'nowhere'),
    titles: { families: ['slot'] },
    brand,
    texts: platformTexts(),
  }).request('/games/slot/');
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('npm run build');
});

test('a site origin that is none is refused when the platform starts', () => {
  expect(() =>
    gamePages({
      pagesDir: folder,
      titles: { families: ['slot', 'coin'] },
      brand: { ...brand, siteOrigin: 'play' },
      texts: platformTexts(),
    }),
  ).toThrow();
});
