import { readFileSync } from 'node:fs';
import { act, screen, waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, test } from 'vitest';
import { createRoutes } from './routes.ts';
import { canonicalPath } from './shell/pageHead/canonicalPath.ts';
import type { ScreenHandle } from './shell/screenHandle.ts';
import type { OperationName } from './testing/answer.ts';
import { aBanner, openAnswered } from './testing/openScreen.tsx';

const plain = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [...(route.path === undefined ? [] : [route]), ...plain(route.children ?? [])]);
const routes = new Map(plain(createRoutes(createMockEnvironment())).map((route) => [`/${route.path?.replace(/^\//, '')}`, route]));
const layoutAt = (path: string) => {
  const handle = routes.get(path)?.handle as ScreenHandle;
  const { header, sideMenu, footer } = handle.layout;
  return { header, sideMenu, footer };
};

const full = { header: true, sideMenu: true, footer: true };
const bare = { header: true, sideMenu: false, footer: false };

/** The route table of the specification: what of the shell each address has. */
const table: readonly (readonly [id: string, path: string, layout: ReturnType<typeof layoutAt>])[] = [
  ...['/', '/index', '/index.html', '/home'].map((path) => ['RT-01', path, full] as const),
  ...['/register', '/register.html'].map((path) => ['RT-02', path, bare] as const),
  ['RT-03', '/pointMall', { header: true, sideMenu: false, footer: true }],
  ['RT-04', '/lottery', bare],
  ['RT-05', '/vnlottery', { header: true, sideMenu: 'mini', footer: false }],
  ...['/rng', '/pvp', '/live', '/fish', '/sports', '/esports', '/inhouse', '/elott'].map((path) => ['RT-06', path, full] as const),
  ['RT-07', '/promotions', full],
  ['RT-07', '/promoDetail', full],
  ['RT-08', '/seamless', { header: true, sideMenu: 'mini', footer: false }],
  ['RT-09', '/help', full],
  ['RT-09', '/helpmc', { header: false, sideMenu: false, footer: false }],
  ['RT-10', '/down', full],
  ['RT-10', '/download', bare],
  ['RT-11', '/game', bare],
];

test.each(table)('RT-03 RT-04 RT-05 RT-08 and the rest of the table: %s %s has its layout', (_id, path, layout) => {
  expect(layoutAt(path)).toEqual(layout);
});

/** What the head's script writes on the page before any code has arrived. */
function frameAt(path: string): DOMStringMap {
  const script = /<script>([\s\S]*?)<\/script>/.exec(readFileSync('web/index.html', 'utf8'))?.[1] ?? '';
  const page = { dataset: {} as DOMStringMap, lang: 'vi-VN' };
  const location = { pathname: path, search: '', hash: '' };
  const given = { location, document: { documentElement: page, querySelector: () => null }, window: { localStorage }, history };
  // eslint-disable-next-line no-implied-eval, typescript/no-implied-eval -- it is the page's own, and has no other form
  new Function(...Object.keys(given), script)(...Object.values(given));
  return page.dataset;
}

test('the frame that is painted first is that of the route, at every address', () => {
  for (const [path, route] of routes) {
    if (/[:*]/.test(path)) continue;
    const { sideMenu, footer } = (route.handle as ScreenHandle).layout;
    const { layout, side } = frameAt(path);
    expect([path, layout, side]).toEqual([
      path,
      sideMenu ? 'full' : footer ? 'footer' : 'header',
      sideMenu === 'mini' ? 'mini' : 'expanded',
    ]);
  }
  expect(['/', '/home', '/rng', '/vnlottery', '/seamless'].map((path) => frameAt(path)['banner'])).toEqual([
    'home',
    'home',
    'wide',
    'none',
    'none',
  ]);
});

const placeholder = 'PlaceholderScreenQuery' satisfies OperationName;

test('RT-03 /pointMall shows its banner, and says that there is nothing to redeem', async () => {
  await openAnswered('/pointMall', placeholder, { banners: [aBanner(1)], popularGames: [] });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Points mall');
  expect(screen.getByRole('img', { name: 'Banner 1' })).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  expect(screen.getByText('There is nothing to redeem at the moment')).toBeTruthy();
  await waitFor(() => expect(document.documentElement.dataset['layout']).toBe('footer'));
});

test.each([
  ['RT-04', '/lottery?gameCode=SSC&playType=five-stars', 'SSC is not drawn here at the moment', /five-stars of SSC/],
  ['RT-04', '/lottery?gameCode=SSC', 'SSC is not drawn here at the moment', /Nothing can be staked on it/],
  ['RT-04', '/lottery', 'No lottery is drawn here at the moment', /nothing to stake/],
  ['RT-04', '/lottery?gameCode=%3Cb%3E&playType=x', 'No lottery is drawn here at the moment', /nothing to stake/],
  ['RT-05', '/vnlottery?gameCode=MIEN+BAC', 'MIEN BAC is not drawn here at the moment', /Nothing can be staked on it/],
  ['RT-05', '/vnlottery?code=XSMB', 'XSMB is not drawn here at the moment', /Nothing can be staked on it/],
] as const)('%s %s names the game and the play of the address', async (_id, path, title, text) => {
  await openAnswered(path, placeholder, { popularGames: [] });
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the slots' }).getAttribute('href')).toBe('/rng');
});

test('an older address is known by the one that stands in the table', () => {
  const paths = ['/index', '/index.html', '/home', '/', '/register.html', '/download', '/rng', '/rng/'];
  expect(paths.map(canonicalPath)).toEqual(['/', '/', '/', '/', '/register', '/down', '/rng', '/rng']);
});

test('the canonical link of the head follows the screen', async () => {
  document.head.innerHTML = '<link rel="canonical" href="https://sampan.example/lottery">';
  const { router } = await openAnswered('/lottery?gameCode=SSC', placeholder, { popularGames: [] });
  await screen.findByRole('heading', { level: 1 });
  await act(async () => void router.navigate('/seamless?x=1'));
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  await waitFor(() => expect(link?.href).toBe('https://sampan.example/seamless'));
});
