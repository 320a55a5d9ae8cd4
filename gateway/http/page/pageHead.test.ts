import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { writeBuiltSite } from '../../testing/builtSite.ts';
import { fakeStatus } from '../../testing/fakeOperator/fakeBrand.ts';
import type { MockGatewayOptions } from '../../testing/createMockGateway.ts';
import { openMockGateways } from '../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);
let webFolder: string;
beforeAll(() => {
  webFolder = writeBuiltSite();
});
afterAll(() => rmSync(webFolder, { recursive: true }));

const site = 'http://localhost:3000';

function pagesOf(options: MockGatewayOptions = {}) {
  const { info } = fakeStatus;
  const status = {
    ...fakeStatus,
    info: { ...info, sharePicture: '/art/share.png?v=1', whitelabel: { ...info.whitelabel, languages: ['TY', 'EN', 'VI', 'TH'] as const } },
  };
  const gateway = open({
    webFolder,
    overrides: { systemStatus: () => structuredClone(status) as unknown as typeof fakeStatus },
    ...options,
  });
  return async (path: string, cookie = '', more: Readonly<Record<string, string>> = {}) => {
    const response = await gateway.fetch(path, { headers: { accept: 'text/html', cookie, ...more } });
    const html = await response.text();
    const meta = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
    return {
      status: response.status,
      html,
      meta,
      title: [...html.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title),
      lang: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1],
      canonical: /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1],
      alternates: Object.fromEntries(
        [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)].map(([, language, address]) => [language, address]),
      ),
    };
  };
}

test('RT-06 a page is called and described before any code runs, in the language that the visitor has chosen', async () => {
  const page = pagesOf();
  const guest = await page('/rng');
  expect([guest.status, guest.lang, guest.title, guest.meta('description')]).toEqual([
    200,
    'vi-VN',
    ['Nổ hũ · Sampan'],
    'Nổ hũ &#34;Sampan&#34;.',
  ]);
  const english = await page('/rng', 'lang=EN');
  expect([english.lang, english.title, english.canonical]).toEqual(['en-GB', ['Slots · Sampan'], `${site}/rng`]);
  expect((await page('/', 'lang=TH')).title).toEqual(['Sampan']);
});

test('I18N-1 the address names a language to whoever has chosen none; who has, keeps it', async () => {
  const page = pagesOf();
  const named = await page('/rng?lang=EN');
  expect([named.lang, named.title, named.canonical]).toEqual(['en-GB', ['Slots · Sampan'], `${site}/rng?lang=EN`]);
  // Each is its own, with and without the first answer that is kept meanwhile.
  for (const _time of [1, 2, 3]) {
    expect((await page('/rng?lang=EN', 'cdnBucket=0')).canonical).toBe(`${site}/rng?lang=EN`);
    expect((await page('/rng', 'cdnBucket=0; lang=EN')).canonical).toBe(`${site}/rng`);
  }
  const chosen = await page('/rng?lang=EN', 'lang=TH');
  expect([chosen.lang, chosen.canonical]).toEqual(['th-TH', `${site}/rng`]);
  expect((await page('/rng?lang=XX')).lang).toBe('vi-VN');
  // The brand's own wording and plain Vietnamese are one tongue.
  expect((await page('/rng?lang=VI')).canonical).toBe(`${site}/rng`);
});

test('each page says where it is in the other languages, one address for each tongue', async () => {
  const { alternates } = await pagesOf()('/home?utm_source=x', 'lang=EN');
  expect(alternates).toEqual({ vi: `${site}/`, en: `${site}/?lang=EN`, th: `${site}/?lang=TH`, 'x-default': `${site}/` });
});

test.each(['/rng', '/RNG', '/rng/', '/pointmall', '/login/social/lantern', '/home'])('RT-01 %s is found', async (path) => {
  expect((await pagesOf()(path)).status).toBe(200);
});

test.each(['/nowhere', '/rng/lotus', '/login/social/lantern/x', '/admin', '/constructor', '/__proto__'])(
  'RT-14 %s is not found, is called so, and is kept by nobody',
  async (path) => {
    const page = await pagesOf()(path, 'lang=EN');
    expect([page.status, page.title, page.meta('robots'), page.canonical, page.alternates]).toEqual([
      404,
      ['Page not found'],
      'noindex',
      undefined,
      {},
    ]);
    expect(page.html).toContain('data-page="" data-page-language="EN"');
    expect(page.meta('og:title')).toBeUndefined();
    expect((await pagesOf()(path, '', { 'if-none-match': '*' })).status).toBe(404);
  },
);

test('a page of one person is not for search engines; all others are', async () => {
  const page = pagesOf();
  for (const [path, robots] of [
    ['/mine', 'noindex'],
    ['/login/social/lantern', 'noindex'],
    ['/rng', undefined],
    ['/', undefined],
  ] as const)
    expect([path, (await page(path)).meta('robots')]).toEqual([path, robots]);
});

const cardOf = (vassalage: string, gameType: 'RNG' | 'SPORTS', gameCount: number) => ({
  gameType,
  cards: [{ vassalage, title: vassalage, isHot: 0, gameClassify: '', gameType, nodeId: vassalage, imgUrl: '/art/x.svg', gameCount }],
});

test.each([
  ['slots alone', () => ({ data: { lanes: [cardOf('XGS', 'RNG', 3), cardOf('BTI', 'SPORTS', 1)] } }), ['/', '/rng', '/pointMall']],
  [
    'makers without games',
    () => ({ data: { lanes: [cardOf('XGS', 'RNG', 0), cardOf('IMES', 'SPORTS', 1)] } }),
    ['/', '/esports', '/pointMall'],
  ],
  ['nobody knows what', undefined, ['/', '/rng', '/esports', '/pointMall']],
])('a lobby in which there is nothing is not for search engines: with %s', async (_what, gameVendors, listed) => {
  const gateway = open({ webFolder, ...(gameVendors ? { overrides: { gameVendors } } : { faults: { gameVendors: 'fail' } }) });
  const robotsOf = async (path: string) =>
    / name="robots" content="(\w+)"/.exec(await (await gateway.fetch(path, { headers: { accept: 'text/html' } })).text())?.[1];
  for (const path of ['/rng', '/esports'])
    expect([path, await robotsOf(path)]).toEqual([path, listed.includes(path) ? undefined : 'noindex']);
  const sitemap = await (await gateway.fetch('/sitemap.xml')).text();
  expect([...sitemap.matchAll(/<loc>[^<]*3000(\/[^<?]*)<\/loc>/g)].map(([, path]) => path)).toEqual(listed);
});

test('an address that is passed on brings title, words and a picture', async () => {
  const { meta } = await pagesOf()('/rng', 'lang=EN');
  expect(['og:title', 'og:description', 'og:url', 'og:site_name', 'og:locale', 'twitter:card'].map(meta)).toEqual([
    'Slots · Sampan',
    'Slots &#34;Sampan&#34;.',
    `${site}/rng`,
    'Sampan',
    'en_GB',
    'summary_large_image',
  ]);
  expect(meta('og:image')).toMatch(/^https:\/\/img\d\.example\/art\/share\.png\?v=1$/);
});

test('the frame that is painted first has words for a page that takes its time, in the visitor’s language', async () => {
  const page = pagesOf();
  const place = '<p class="waiting-slow" role="status">';
  expect((await page('/rng', 'lang=EN')).html).toContain(`${place}Slots …</p>`);
  expect((await page('/nowhere')).html).toContain(`${place}Nổ hũ …</p>`);
});

test('a page without scripts says so in the visitor’s language', async () => {
  const page = pagesOf();
  const place = '<noscript><p class="waiting-slow needs-script">';
  expect((await page('/rng', 'lang=EN')).html).toContain(`${place}Slots !</p></noscript>`);
  expect((await page('/nowhere')).html).toContain(`${place}Nổ hũ !</p></noscript>`);
});

test('robots.txt names the sitemap, which names every listed page in every tongue', async () => {
  const gateway = open({ webFolder });
  await gateway.fetch('/', { headers: { accept: 'text/html' } });
  const robots = await gateway.fetch('/robots.txt');
  expect([robots.status, robots.headers.get('content-type'), await robots.text()]).toEqual([
    200,
    'text/plain; charset=utf-8',
    `User-agent: *\nDisallow: /graphql\n\nSitemap: ${site}/sitemap.xml\n`,
  ]);
  const sitemap = await gateway.fetch('/sitemap.xml');
  expect([sitemap.status, sitemap.headers.get('content-type')]).toEqual([200, 'application/xml']);
  const text = await sitemap.text();
  expect([...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual([
    `${site}/`,
    `${site}/?lang=EN`,
    `${site}/rng`,
    `${site}/rng?lang=EN`,
    `${site}/esports`,
    `${site}/esports?lang=EN`,
    `${site}/pointMall`,
    `${site}/pointMall?lang=EN`,
  ]);
  expect(text).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${site}/rng?lang=EN"/>`);
});

test('an address is read without the slashes at its end, however many there are', async () => {
  const page = pagesOf();
  for (const slashes of [1, 3, 8_000]) expect((await page(`/rng${'/'.repeat(slashes)}`)).canonical).toBe(`${site}/rng`);
  expect((await page(`/rng${'/'.repeat(8_000)}x`)).status).toBe(404);
});
