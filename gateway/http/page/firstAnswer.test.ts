import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { fakeSite } from '../../testing/fakeOperator/system/fakeSite.ts';
import { fakeStatus } from '../../testing/fakeOperator/fakeBrand.ts';
import type { MockGateway, MockGatewayOptions } from '../../testing/createMockGateway.ts';
import { home, lobby, viewer, writeBuiltSite } from '../../testing/builtSite.ts';
import { openMockGateways } from '../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

let webFolder: string;
beforeAll(() => {
  webFolder = writeBuiltSite();
});
afterAll(() => rmSync(webFolder, { recursive: true }));

const clock = { time: 1_000_000_000, now: () => clock.time };
const withAddress = (address: string, language = 'TY', cdnBucket = 3) => `${address}&lang=${language}&cdnBucket=${cdnBucket}`;

/** What a browser reads of the block: its address, and its text as it stands. */
function blockIn(html: string) {
  const [, address, text = ''] =
    /<script type="application\/json" id="first-answer" data-address="([^"]*)">(.*?)<\/script>/s.exec(html) ?? [];
  return address === undefined ? undefined : { address: address.replaceAll('&#38;', '&').replaceAll('&#34;', '"'), text };
}

function site(options: MockGatewayOptions = {}) {
  const gateway = open({ clock, webFolder, ...options });
  const page = async (path = '/', { cookie = 'cdnBucket=3', ...headers }: Record<string, string> = {}) => {
    const response = await gateway.fetch(path, { headers: { accept: 'text/html', cookie, ...headers } });
    const html = await response.text();
    return { status: response.status, headers: response.headers, html, block: blockIn(html) };
  };
  return { gateway, page };
}

/** Asks as the page itself would, so that the answer is kept and the visitor known. */
const ask = async (gateway: MockGateway, address: string, headers: Record<string, string> = {}) =>
  (await gateway.fetch(address, { headers: { accept: 'application/json', ...headers } })).text();

describe('the page of a public address', () => {
  test('carries the kept answer to what its screen asks first, byte for byte', async () => {
    const { gateway, page } = site();
    for (const [path, address] of [
      ['/', home],
      ['/rng', lobby],
    ] as const) {
      const answer = await ask(gateway, withAddress(address));
      const { block } = await page(path);
      expect(block?.address).toBe(withAddress(address));
      expect(block?.text.replaceAll('\\u003c', '<')).toBe(answer);
      expect(JSON.parse(answer)).toMatchObject({ data: { site: { brandName: 'Sampan' } } });
    }
  });

  test('is sent as it was built where no answer is kept, waits for none, and has one the next time', async () => {
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    const { gateway, page } = site({ hold: ({ name }) => (name === 'notices' ? held : Promise.resolve()) });
    const { status, html, block } = await page();
    expect([status, block]).toEqual([200, undefined]);
    expect(html).toMatch(/<div id="root"><div class="waiting-banner"><\/div><\/div><noscript>.*<\/noscript><p[^>]*>[^<]*<\/p><\/body>/);
    await vi.waitFor(() => expect(gateway.upstream.count('notices')).toBe(1));
    expect((await page()).block).toBeUndefined();
    release();
    await gateway.ask('{ siteAccess { status } }');
    await vi.waitFor(async () => expect((await page()).block?.address).toBe(withAddress(home)));
    expect(gateway.upstream.count('notices')).toBe(1);
  });

  test('carries it whatever stands behind the question mark only where the screen asks the same', async () => {
    const { gateway, page } = site();
    await ask(gateway, withAddress(home));
    await ask(gateway, withAddress(lobby));
    expect((await page('/?utm_source=x')).block?.address).toBe(withAddress(home));
    for (const search of ['dialog=login', 'panel=depositv2&panel.method=1&dialog=login', 'dialog=login&lang=TY'])
      expect([search, (await page(`/rng?${search}`)).block?.address]).toEqual([search, withAddress(lobby)]);
    for (const search of ['page=2', 'dialog=login&page=2', 'dialogue=login', 'q=dialog'])
      expect([search, (await page(`/rng?${search}`)).block]).toEqual([search, undefined]);
    for (const path of ['/nowhere', '/constructor', '/__proto__']) expect([path, (await page(path)).block]).toEqual([path, undefined]);
  });

  test('I18N-1 speaks the language of its cookie, and TY to whoever has none', async () => {
    const { gateway, page } = site();
    for (const language of ['TY', 'EN']) await ask(gateway, withAddress(home, language));
    expect((await page('/', { cookie: 'cdnBucket=3; lang=EN' })).block?.address).toBe(withAddress(home, 'EN'));
    expect((await page('/', { cookie: 'cdnBucket=3; lang=EN' })).html).toContain('lang="en-GB"');
    for (const cookie of ['cdnBucket=3', 'cdnBucket=3; lang=XX', 'cdnBucket=3; lang=EN; lang=TH']) {
      const { html, block } = await page('/', { cookie, 'accept-language': 'en' });
      expect([cookie, block?.address, html.includes('lang="vi-VN"')]).toEqual([cookie, withAddress(home), true]);
    }
  });

  const banner = { bannerId: 'b', url: '/art/b.svg?v=1&x="', tallUrl: '/art/b.svg?shape=tall', title: 'B', groupName: 'w_home' };
  test('names ahead the screen’s code and words, and shows the first banner for each width before any code runs', async () => {
    const { gateway, page } = site({
      overrides: {
        notices: () => ({ banners: [{ ...banner, focus: 'BOTTOM_RIGHT' }], player: [], popup: [], promotion: [] }),
      },
    });
    await ask(gateway, withAddress(home));
    const { html } = await page();
    const head = html.slice(0, html.indexOf('</head>'));
    expect([...head.matchAll(/<link data-rel="modulepreload" crossorigin href="([^"]*)"/g)].map(([, file]) => file)).toEqual([
      '/assets/TY.js',
      '/assets/VI.js',
      '/assets/Home.js',
    ]);
    expect(head).toContain('<link data-rel="preload" as="style" crossorigin href="/assets/Home.css"');
    const [, tall, wide] =
      /<div class="waiting-banner"><picture><source media="\(max-width: 599px\)" srcset="([^"]*)"><img data-focus="BOTTOM_RIGHT" data-tall-focus="CENTER" src="([^"]*)" alt="" decoding="sync" fetchpriority="high"><\/picture><\/div>/.exec(
        html,
      ) ?? [];
    expect(tall).toMatch(/^https:\/\/img\d\.example\/art\/b\.svg\?shape=tall$/);
    expect(wide).toMatch(/^https:\/\/img\d\.example\/art\/b\.svg\?v=1&#38;x=%22$/);
  });

  test('names the one address of its screen, whatever led to it, and none where there is no screen', async () => {
    const { page } = site();
    const canonical = async (path: string) => /<link rel="canonical" href="([^"]*)">/.exec((await page(path)).html)?.[1];
    expect(await canonical('/home?utm_source=x')).toBe('http://localhost:3000/');
    expect(await canonical('/rng?page=2&panel=depositv2')).toBe('http://localhost:3000/rng');
    expect(await canonical('/nowhere')).toBeUndefined();
  });

  test('WEB-012 no word of the operator ends the block, or begins anything in it', async () => {
    const brandName = '</script><script>alert(1)</script><!--<script>\u2028\u2029$&$`';
    const { gateway, page } = site({
      overrides: {
        systemStatus: () => ({ ...fakeStatus, info: { ...fakeStatus.info, whitelabel: { ...fakeStatus.info.whitelabel, brandName } } }),
      },
    });
    await ask(gateway, withAddress(home));
    const { html, block } = await page();
    expect((JSON.parse(block?.text ?? '{}') as { data: { site: { brandName: string } } }).data.site.brandName).toBe(brandName);
    expect(block?.text).not.toMatch(/[<\u2028\u2029]/);
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html.match(/<\/script>/g)).toHaveLength(2);
  });

  test('has the policy it had: one hash, of its own script', async () => {
    const { gateway, page } = site();
    const before = (await page()).headers.get('content-security-policy');
    await ask(gateway, withAddress(home));
    const after = await page();
    expect(after.block).toBeDefined();
    expect(after.headers.get('content-security-policy')).toBe(before);
    expect(before).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  });

  test('stays in the visitor’s own browser, and is not sent twice while it is the same', async () => {
    const { gateway, page } = site();
    await ask(gateway, withAddress(home));
    const { headers } = await page();
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['private, no-cache', expect.stringContaining('Cookie')]);
    const again = await page('/', { 'if-none-match': headers.get('etag') ?? '' });
    expect([again.status, again.html]).toEqual([304, '']);
  });

  test('carries what is new as soon as that is kept', async () => {
    let brandName = 'Before';
    const { gateway, page } = site({
      overrides: {
        systemStatus: () => ({ ...fakeStatus, info: { ...fakeStatus.info, whitelabel: { ...fakeStatus.info.whitelabel, brandName } } }),
      },
    });
    await ask(gateway, withAddress(home));
    const before = await page();
    brandName = 'After';
    clock.time += 400_000;
    await ask(gateway, withAddress(home));
    const after = await page('/', { 'if-none-match': before.headers.get('etag') ?? '' });
    expect([before.block?.text.includes('Before'), after.block?.text.includes('After')]).toEqual([true, true]);
  });
});

describe('a visitor of whom nothing is known yet', () => {
  test('ST-03 ST-04 gets no more than that where the site is restricted', async () => {
    const { gateway, page } = site({
      trustedProxies: 1,
      overrides: { visitorStatus: () => ({ ...fakeSite.visitorStatus(), regionRestriction: gateway.upstream.accessCalls.length > 1 }) },
    });
    await ask(gateway, withAddress(home), { 'x-forwarded-for': '198.51.100.2' });
    const { html } = await page('/', { 'x-forwarded-for': '198.51.100.3' });
    expect(html).not.toMatch(/first-answer|<picture|img\d\.example\/art/);
    expect(gateway.upstream.accessCalls).toHaveLength(2);
  });
});

describe('who gets no answer with the page', () => {
  const closed = (over: object) => ({ ...fakeSite.visitorStatus(), ...over });

  test.each([
    ['ST-02 a site under maintenance', { maintenance: true }],
    ['ST-03 ST-04 a visitor of a country that is not served', { regionRestriction: true }],
    ['RT-12 a site for members alone', { info: { analytics: {}, loginRequired: true } }],
  ])('%s', async (_who, over) => {
    const refused = new Set(['198.51.100.1']);
    const { gateway, page } = site({
      trustedProxies: 1,
      overrides: {
        visitorStatus: () =>
          refused.has(gateway.upstream.accessCalls.at(-1)?.headers['x-client-address'] ?? '') ? closed(over) : fakeSite.visitorStatus(),
      },
    });
    const from = (address: string) => ({ 'x-forwarded-for': address });
    await ask(gateway, withAddress(home), from('198.51.100.2'));
    await ask(gateway, withAddress(home), from('198.51.100.1'));
    expect((await page('/', from('198.51.100.2'))).block).toBeDefined();
    expect((await page('/', from('198.51.100.1'))).block).toBeUndefined();
    expect((await page('/', from('198.51.100.1'))).status).toBe(200);
    // Refused later, it is refused at once.
    refused.add('198.51.100.2');
    clock.time += 25_000;
    await ask(gateway, withAddress(home), from('198.51.100.2'));
    expect((await page('/', from('198.51.100.2'))).block).toBeUndefined();
  });

  test('ST-04 a visitor of whom the operator’s word does not come: the page begins at once, and ends without', async () => {
    const { gateway, page } = site({
      trustedProxies: 1,
      hold: ({ name }) => (name === 'visitorStatus' && gateway.upstream.accessCalls.length > 1 ? new Promise(() => {}) : Promise.resolve()),
    });
    await ask(gateway, withAddress(home), { 'x-forwarded-for': '198.51.100.2' });
    const { status, html, block } = await page('/', { 'x-forwarded-for': '198.51.100.3' });
    expect([status, block, html]).toEqual([
      200,
      undefined,
      expect.stringMatching(/<div class="waiting-banner"><\/div><\/div><noscript>.*<\/noscript><p[^>]*>[^<]*<\/p><\/body><\/html>/),
    ]);
  });

  test('whoever asks for a page whose answer is a visitor’s own: nothing of it is kept', async () => {
    const { gateway, page } = site({ persona: 'member' });
    await ask(gateway, withAddress(viewer));
    await page('/mine');
    expect((await page('/mine')).block).toBeUndefined();
  });

  test('a member gets the page of a guest, to the byte', async () => {
    const guest = site();
    const member = site({ persona: 'member' });
    await ask(guest.gateway, withAddress(home));
    await ask(member.gateway, withAddress(home));
    const session = [...(await member.gateway.cookies())].map(([name, text]) => `${name}=${text}`).join('; ');
    expect((await member.page('/', { cookie: `cdnBucket=3; ${session}` })).html).toBe((await guest.page()).html);
  });
});
