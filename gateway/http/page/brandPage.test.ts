import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
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

const colours = JSON.parse(readFileSync(new URL('../../../platform/seed/brands/sampan/colours.json', import.meta.url), 'utf8')) as {
  light: Record<string, string>;
};
type Whitelabel = Partial<(typeof fakeStatus)['info']['whitelabel']>;
const brandOf = (change: Whitelabel, favicon?: string) => ({
  systemStatus: () => ({
    ...fakeStatus,
    info: { ...fakeStatus.info, whitelabel: { ...fakeStatus.info.whitelabel, ...change }, ...(favicon === undefined ? {} : { favicon }) },
  }),
});
const reed: Whitelabel = {
  brandName: 'Reed & <Sons>',
  languages: ['EN', 'TH'],
  description: 'Quiet "games".',
  colours: colours as unknown as NonNullable<Whitelabel['colours']>,
  mark: '/art/brand.svg?v=1',
};
const clock = { time: 1_000_000_000, now: () => clock.time };

test('the first page has the name, the sign, the colours and the languages of the brand before any code runs', async () => {
  const gateway = open({ webFolder, overrides: brandOf(reed, '/art/favicon.svg?v=2') });
  const response = await gateway.fetch('/', { headers: { accept: 'text/html' } });
  const html = await response.text();
  expect(html).toContain('<title>Reed &#38; &#60;Sons&#62;</title>');
  expect(html).toContain('data-languages="EN TH"');
  expect(html).toMatch(/^<!doctype html><html [^>]*lang="en-GB"/);
  expect(html).toMatch(/<link rel="manifest" href="\/manifest.webmanifest\?lang=EN">/);
  const style = /<style id="brand">(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  expect(style).toContain(`--paper:${colours.light['paper']};`);
  expect(style).toContain(`--ink-soft:${colours.light['inkSoft']};`);
  expect(style).toMatch(/--brand-mark:url\("https:\/\/img\d\.example\/art\/brand\.svg\?v=1"\)/);
  expect(html.indexOf('<style')).toBeLessThan(html.indexOf('<script'));
  const hash = createHash('sha256').update(style).digest('base64');
  expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}'`);
  const manifest = await gateway.fetch('/manifest.webmanifest');
  expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
  expect(await manifest.json()).toMatchObject({
    name: 'Reed & <Sons>',
    theme_color: colours.light['card'],
    icons: [{ src: expect.stringMatching(/^https:.*favicon\.svg\?v=2$/) as string }],
  });
});

test.each([
  ['SQUARE', 'PLAIN', '--radius:3px;--radius-small:2px;--font-display:var(--font-plain)'],
  ['SOFT', 'PLAIN', '--radius:10px;--radius-small:6px;--font-display:var(--font-plain)'],
  ['ROUND', 'ROUNDED', '--radius:20px;--radius-small:13px;--font-display:var(--font-rounded)'],
] as const)('a brand with %s corners and %s headings shows them before any code runs', async (corners, headings, expected) => {
  const html = await (await open({ webFolder, overrides: brandOf({ look: { corners, headings } }) }).fetch('/')).text();
  expect(/<style id="brand">(.*?)<\/style>/s.exec(html)?.[1]).toContain(`{${expected}}`);
});

test('a brand that says nothing of its look has that of the style sheet', async () => {
  const html = await (await open({ webFolder, overrides: brandOf({ look: undefined }) }).fetch('/')).text();
  expect(html).not.toContain('--radius');
});

test('a language that the brand does not offer is not spoken, and whoever names none is answered in its first', async () => {
  const gateway = open({ webFolder, overrides: brandOf(reed) });
  for (const [cookie, lang] of [
    ['lang=TH', 'th-TH'],
    ['lang=TY', 'en-GB'],
    ['lang=XX', 'en-GB'],
  ] as const)
    expect(await (await gateway.fetch('/', { headers: { accept: 'text/html', cookie } })).text()).toContain(`lang="${lang}"`);
  await gateway.fetch('/graphql', { method: 'POST', body: JSON.stringify({ query: '{ banners(group: HOME) { id } }' }) });
  expect(gateway.upstream.calls.findLast(({ name }) => name === 'notices')?.headers['language']).toBe('EN');
});

test('another name or colour is in the page within seconds; an operator that is away takes nothing from it', async () => {
  let name = 'Before';
  const gateway = open({ webFolder, clock, overrides: { systemStatus: () => brandOf({ ...reed, brandName: name }).systemStatus() } });
  const title = async () => /<title>(.*)<\/title>/.exec(await (await gateway.fetch('/', { headers: { accept: 'text/html' } })).text())?.[1];
  expect(await title()).toBe('Before');
  name = 'After';
  clock.time += 20_000;
  await expect.poll(title).toBe('Before');
  await expect
    .poll(async () => {
      clock.time += 6_000;
      return title();
    })
    .toBe('After');
  gateway.upstream.faults.systemStatus = 'fail';
  clock.time += 20_000;
  expect(await title()).toBe('After');
});

test('a picture that may not be shown costs the page that picture alone', async () => {
  const elsewhere = 'https://elsewhere.example/sign.svg';
  const gateway = open({ webFolder, overrides: brandOf({ ...reed, mark: elsewhere }, '/art/favicon.svg?v=2') });
  const html = await (await gateway.fetch('/', { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('<title>Reed &#38; &#60;Sons&#62;</title>');
  expect(html).toContain(`--paper:${colours.light['paper']};`);
  expect(html).toContain('/art/favicon.svg?v=2');
  expect(html).not.toMatch(/--brand-mark|elsewhere/);
});

test('without a word of the operator the page goes out as it was built', async () => {
  const gateway = open({ webFolder, faults: { systemStatus: 'fail' } });
  const html = await (await gateway.fetch('/', { headers: { accept: 'text/html' } })).text();
  expect(html).not.toContain('<style');
  expect((await gateway.fetch('/manifest.webmanifest')).status).toBe(404);
});

test('a language that is new is spoken, though one is told of no more that nobody asks for', async () => {
  const languages: NonNullable<Whitelabel['languages']>[number][] = ['TY', 'EN'];
  const at = { time: 1_000_000_000, now: () => at.time };
  const gateway = open({
    webFolder,
    clock: at,
    overrides: { systemStatus: () => brandOf({ ...reed, languages: [...languages] }).systemStatus() },
  });
  const visit = (address: string) => gateway.fetch(address, { headers: { accept: 'text/html' } });
  for (const address of ['/', '/?lang=EN']) await visit(address);
  languages.push('TH');
  const startInThai = async (): Promise<unknown> => {
    at.time += 60_000;
    for (const address of ['/', '/?lang=TH']) await visit(address);
    return ((await (await gateway.fetch('/manifest.webmanifest?lang=TH')).json()) as { readonly start_url?: string }).start_url;
  };
  await expect.poll(startInThai).toBe('/?lang=TH');
});

test('an operator whose first language is another one in each language is not asked on and on', async () => {
  const firsts = ['EN', 'VI', 'TH', 'CN', 'ID'] as const;
  let asked = 0;
  const gateway = open({
    webFolder,
    overrides: { systemStatus: () => brandOf({ ...reed, languages: [firsts[(asked += 1) % firsts.length] ?? 'EN'] }).systemStatus() },
  });
  const response = await gateway.fetch('/?lang=TY', { headers: { accept: 'text/html' } });
  expect([response.status, await response.text()]).toEqual([200, expect.stringMatching(/^<!doctype html>/) as string]);
  expect(asked).toBeLessThan(2 * firsts.length);
});
