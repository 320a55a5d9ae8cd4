import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../../play/game/catalogue.ts';
import { bannerPath } from '../banner/banner.ts';
import { testFolder } from '../../testing/testBrand.ts';
import { platformTexts } from '../../platformTexts.ts';
import { testGames } from '../../testing/testGames.ts';
import { artRoutes } from './artRoutes.ts';
import { createPictures } from '../../seed/pictures/createPictures.ts';
import { symbolNames } from '../../play/family/symbolNames.ts';

const games = testGames();
const { pictures } = games;
pictures.hang(games.banners);
pictures.hangVendors(games.vendors);
const app = artRoutes({
  pictures,
  shownBanners: { list: async () => games.banners },
  currentCatalogue: async () => createCatalogue({ ...games, games: [], vendors: [], namesOf: () => [], texts: platformTexts() }),
});
const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  app.fetch(new Request(`http://127.0.0.1${path}`, { headers, method }));

it('serves every picture that is named anywhere', async () => {
  const paths = [
    '/art/brand.svg',
    '/art/favicon.svg',
    ...symbolNames.map((name) => `/art/symbols/${name}.svg`),
    ...games.vendors.map(({ code }) => `/art/vendors/${code}.svg`),
    ...games.titles.current.flatMap(({ code }) => [`/art/games/${code}.svg`, `/art/games/${code}.svg?lang=EN`]),
    ...games.banners.flatMap(({ id }) =>
      (['VI', 'EN'] as const).flatMap((language) => [bannerPath(id, language), `${bannerPath(id, language)}?shape=tall`]),
    ),
  ];
  for (const path of paths) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(200);
    expect(await answer.text(), path).toMatch(/^<svg /);
  }
});

it('tells browsers what it is and that others may show it', async () => {
  const { headers } = await ask('/art/symbols/lotus.svg');
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=3600',
    vary: 'accept-encoding',
  });
  expect(headers.get('etag')).toMatch(/^"[\w-]{22}"$/);
});

it('may be kept for ever at the address that names its content, and nowhere else', async () => {
  const address = pictures.addressOf('/art/symbols/lotus.svg');
  expect(address).toMatch(/^\/art\/symbols\/lotus\.svg\?v=[\w-]{11}$/);
  expect((await ask(address)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  for (const other of [`${address}x`, '/art/symbols/lotus.svg?v=', '/art/symbols/lotus.svg?v=2', address.replace('lotus', 'carp')])
    expect((await ask(other)).headers.get('cache-control'), other).toBe('public, max-age=3600');
});

it('has an address of its own for every form, and another one for another picture', () => {
  const [vendor] = games.vendors;
  if (!vendor) throw new Error('no vendor');
  const path = `/art/vendors/${vendor.code}.svg`;
  const drawnWith = (hue: number) => {
    const own = createPictures({ ...games, ...testFolder(), texts: platformTexts() });
    own.hangVendors([{ ...vendor, hue }]);
    return own.addressOf(path);
  };
  expect(drawnWith(vendor.hue)).toBe(pictures.addressOf(path));
  expect(drawnWith(vendor.hue + 1)).not.toBe(drawnWith(vendor.hue));
  const banner = '/art/banners/home-gate.VI.svg';
  expect(pictures.addressOf(banner, 'tall')).toMatch(/\?shape=tall&v=[\w-]{11}$/);
  expect(pictures.addressOf(banner, 'tall').split('v=')[1]).not.toBe(pictures.addressOf(banner).split('v=')[1]);
  expect(() => pictures.addressOf('/art/vendors/NONE.svg')).toThrow('no picture');
});

describe('compression', () => {
  it('answers the same picture zipped to those who take it, under an ETag of its own', async () => {
    const plain = await ask('/art/symbols/carp.svg');
    const zipped = await ask('/art/symbols/carp.svg', { 'accept-encoding': 'br;q=1.0, gzip;q=0.8' });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(await plain.text());
    expect(zipped.headers.get('etag')).not.toBe(plain.headers.get('etag'));
  });

  it.each(['', 'br', 'gzip;q=0', 'gzip; q=0.0', 'xgzip'])('sends it plain for "%s"', async (offer) =>
    expect((await ask('/art/symbols/carp.svg', { 'accept-encoding': offer })).headers.get('content-encoding')).toBeNull(),
  );
});

describe('asking again', () => {
  it.each([
    ['the tag', (tag: string) => tag],
    ['a weak form of it', (tag: string) => `W/${tag}`],
    ['a list with it', (tag: string) => `"other", ${tag}`],
    ['any', () => '*'],
  ])('answers 304 without a body for %s', async (_, named) => {
    const tag = (await ask('/art/brand.svg')).headers.get('etag') ?? '';
    const again = await ask('/art/brand.svg', { 'if-none-match': named(tag) });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('etag')).toBe(tag);
    expect(again.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('answers whole for another tag', async () => expect((await ask('/art/brand.svg', { 'if-none-match': '"other"' })).status).toBe(200));

  it('answers HEAD without a body', async () => {
    const answer = await ask('/art/brand.svg', {}, 'HEAD');
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });
});

it('knows nothing else, and no path leads out', async () => {
  for (const path of [
    '/art/symbols/unknown.svg',
    '/art/symbols/lotus',
    '/art/symbols/',
    '/art/',
    '/art/symbols/..%2fbrand.svg',
    '/art/%2e%2e/%2e%2e/package.json',
    '/art/games/__proto__.svg',
    '/art/banners/home-gate.XX.svg',
    '/art/symbols/lotus.svg%00',
  ]) {
    expect((await ask(path)).status, path).toBe(404);
  }
});

it('an unknown form is the ordinary one', async () => {
  const path = '/art/banners/home-gate.VI.svg';
  expect(await (await ask(`${path}?shape=round`)).text()).toBe(await (await ask(path)).text());
  expect(await (await ask(`${path}?shape=tall`)).text()).not.toBe(await (await ask(path)).text());
});

it('sets the title in the language asked for', async () => {
  const [title] = games.titles.current;
  const tile = async (query: string): Promise<string> =>
    (await (await ask(`/art/games/${title?.code}.svg${query}`)).text())
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  const titles = Object.fromEntries(
    await Promise.all(['', 'VI', 'EN', 'CN', 'TH', 'ID'].map(async (each) => [each, await tile(`?lang=${each}`)])),
  );
  expect(titles).toEqual({
    '': 'Đò Khuya Thắp Đèn',
    VI: 'Đò Khuya Thắp Đèn',
    EN: 'Ferry of Small Lanterns',
    CN: '夜渡灯火',
    // Two lines, broken between words.
    TH: 'เรือข้าม ฟากโคมน้อย',
    ID: 'Perahu Lentera Kecil',
  });
});
