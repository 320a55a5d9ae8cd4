import { readFileSync } from 'node:fs';
import type { RouteObject } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, test } from 'vitest';
import { createRoutes } from '../../routes.ts';
import { sitePages, sitePathAt } from './sitePages.ts';

const paths = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap((route) => [...(route.path === undefined ? [] : [`/${route.path.replace(/^\//, '')}`]), ...paths(route.children ?? [])]);
const routed = paths(createRoutes(createMockEnvironment())).filter((path) => path !== '/*');

test('every route of the site is a page with a name, and every page is a route', () => {
  const found = new Map(routed.map((path) => [path, sitePathAt(path.replace('/:provider?', '/lantern'))]));
  expect(found.size).toBeGreaterThan(25);
  expect(
    routed.filter((path) => found.get(path) === undefined),
    'routes without a line in sitePages.ts',
  ).toEqual([]);
  expect([...new Set(found.values())].toSorted()).toEqual(Object.keys(sitePages).toSorted());
});

test('an address is read as the router reads it', () => {
  expect(
    ['/RNG', '/rng/', '/Index.HTML', '/pointmall', '/login/social', '/login/social/x/y', '/rng/x', '/nowhere', '/login/x'].map(sitePathAt),
  ).toEqual(['/rng', '/rng', '/', '/pointMall', '/login/social', undefined, undefined, undefined, undefined]);
});

test('the page itself has a place for what it is called and said to be', () => {
  const page = readFileSync('web/index.html', 'utf8');
  expect(page).toContain('<title>');
  expect(page).toContain('<meta name="description" content=""');
});

test('search engines lead nobody to a page that offers nothing yet, or that belongs to one person', () => {
  const unlisted = Object.keys(sitePages).filter((path) => !sitePages[path]?.isListed);
  expect(unlisted.join(' ')).toBe('/login/social /recover /game /feedback /promoDetail /lottery /vnlottery /seamless /pointMall');
});
