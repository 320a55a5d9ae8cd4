// @vitest-environment happy-dom
import type { RouteObject } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, test } from 'vitest';
import { createRoutes } from './routes.ts';

type Environment = ReturnType<typeof createMockEnvironment>;

/** Every address of the site that is one text, with its route. */
const plain = (routes: readonly RouteObject[]): (readonly [string, RouteObject])[] =>
  routes.flatMap((route) => [
    ...(route.path === undefined || /[:*]/.test(route.path) ? [] : [[`/${route.path.replace(/^\//, '')}`, route] as const]),
    ...plain(route.children ?? []),
  ]);

/** What the route at an address asks first of all, by its own loader. */
function firstQueryOf(environment: Environment, path: string, { loader }: RouteObject) {
  if (typeof loader !== 'function') return undefined;
  const request = new Request(`http://localhost${path}`);
  // It goes on waiting for an answer that never comes.
  void Promise.resolve(loader({ request, params: {}, context: {} } as unknown as Parameters<typeof loader>[0], undefined)).catch(
    () => undefined,
  );
  const asked = environment.mock.getAllOperations();
  return asked.at(-1)?.request;
}

test('web/firstQueries.json says what each address asks first, as its route asks it', async () => {
  const table = plain(createRoutes(createMockEnvironment()))
    .map(([path]) => path)
    .map((path) => {
      const environment = createMockEnvironment();
      const route = new Map(plain(createRoutes(environment))).get(path);
      const asked = route && firstQueryOf(environment, path, route);
      const variables = Object.entries(asked?.variables ?? {}).filter(([, value]) => value !== null);
      return [path, asked && { query: asked.node.params.name, variables: Object.fromEntries(variables) }] as const;
    });
  const entries = table.filter(([, asked]) => asked !== undefined);
  expect(entries.length).toBeGreaterThan(10);
  await expect(`${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`).toMatchFileSnapshot('firstQueries.json');
});
