import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { writeBuiltSite } from '../../testing/builtSite.ts';
import { fakeStatus } from '../../testing/fakeOperator/fakeBrand.ts';
import { openMockGateways } from '../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);
let webFolder: string;
beforeAll(() => {
  webFolder = writeBuiltSite();
});
afterAll(() => rmSync(webFolder, { recursive: true }));

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}
interface Manifest {
  readonly id: string;
  readonly lang: string;
  readonly start_url: string;
  readonly icons: readonly (Picture & { readonly purpose: string })[];
  readonly screenshots: readonly (Picture & { readonly form_factor: string })[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string; readonly icons: readonly Picture[] }[];
}

const appPictures = {
  appIcons: [
    { path: '/art/app/icon-192.png?v=1', size: 192, maskable: false },
    { path: '/art/app/icon-512.png?v=1', size: 512, maskable: false },
    { path: '/art/app/maskable-512.png?v=1', size: 512, maskable: true },
  ],
  screenshots: [
    { path: '/art/app/phone-home.webp?v=1', width: 780, height: 1688 },
    { path: '/art/app/desk-home.webp?v=1', width: 1280, height: 800 },
  ],
};

const site = () =>
  open({
    webFolder,
    overrides: { systemStatus: () => ({ ...fakeStatus, info: { ...fakeStatus.info, favicon: '/art/favicon.svg', ...appPictures } }) },
  });

test('DL-01 the manifest has PNG icons of both sizes, one that phones may cut a shape out of, and pictures of the site in both forms', async () => {
  const gateway = site();
  const html = await (await gateway.fetch('/', { headers: { accept: 'text/html' } })).text();
  const address = /<link rel="manifest" href="([^"]*)">/.exec(html)?.[1] ?? '';
  const { icons, screenshots, id } = (await (await gateway.fetch(address)).json()) as Manifest;
  expect(id).toBe('/');
  expect(icons.map(({ sizes, type, purpose }) => [sizes, type, purpose])).toEqual([
    ['192x192', 'image/png', 'any'],
    ['512x512', 'image/png', 'any'],
    ['512x512', 'image/png', 'maskable'],
    ['any', 'image/svg+xml', 'any'],
  ]);
  expect(screenshots.map(({ sizes, form_factor }) => [sizes, form_factor])).toEqual([
    ['780x1688', 'narrow'],
    ['1280x800', 'wide'],
  ]);
  for (const { src } of [...icons, ...screenshots]) expect(src).toMatch(/^https:\/\/img\d\.example\/art\//);
});

test('DL-01 Safari has signs of the site as well: one of pixels in a tab, and one for the home screen that nothing is clear in', async () => {
  const html = await (await site().fetch('/', { headers: { accept: 'text/html' } })).text();
  const links = [...html.matchAll(/<link rel="((?:apple-touch-)?icon)" href="https:\/\/img\d\.example([^"]*)"/g)];
  expect(links.map(([, rel, path]) => [rel, path])).toEqual([
    ['icon', '/art/app/icon-192.png?v=1'],
    ['icon', '/art/favicon.svg'],
    ['apple-touch-icon', '/art/app/maskable-512.png?v=1'],
  ]);
});

test('DL-01 the manifest speaks the language of the page that names it, though a browser sends it no cookie', async () => {
  const gateway = site();
  const html = await (await gateway.fetch('/', { headers: { accept: 'text/html', cookie: 'lang=EN' } })).text();
  const address = /<link rel="manifest" href="([^"]*)">/.exec(html)?.[1] ?? '';
  const english = (await (await gateway.fetch(address)).json()) as Manifest;
  expect([english.lang, english.start_url, english.shortcuts.map(({ name, url }) => [name, url])]).toEqual([
    'en-GB',
    '/?lang=EN',
    [['Slots', '/rng']],
  ]);
  expect(english.shortcuts[0]?.icons[0]?.sizes).toBe('192x192');
  await gateway.fetch('/', { headers: { accept: 'text/html' } });
  const usual = (await (await gateway.fetch('/manifest.webmanifest')).json()) as Manifest;
  expect([usual.lang, usual.shortcuts[0]?.name]).toEqual(['vi-VN', 'Nổ hũ']);
});
