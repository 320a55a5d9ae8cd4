import type { RouteObject } from 'react-router-dom';
import { Environment, Network, Observable, RecordSource, type RequestParameters, Store, type Variables } from 'relay-runtime';
import { createRoutes } from '../routes.ts';
import type { ScreenHandle } from '../shell/screenHandle.ts';

interface Asked {
  readonly query: string;
  readonly variables: Variables;
}

/** An environment that notes what it is asked, and goes on waiting for answers that never come. */
function listening() {
  const asked: { request: RequestParameters; variables: Variables }[] = [];
  const network = Network.create((request, variables) => {
    asked.push({ request, variables });
    return Observable.create(() => undefined);
  });
  return { asked, environment: new Environment({ network, store: new Store(new RecordSource()) }) };
}

/** Every address of the site that is one text, with its route. */
const plain = (routes: readonly RouteObject[]): (readonly [string, RouteObject])[] =>
  routes.flatMap((route) => [
    ...(route.path === undefined || /[:*]/.test(route.path) ? [] : [[`/${route.path.replace(/^\//, '')}`, route] as const]),
    ...plain(route.children ?? []),
  ]);

/** What the route at an address asks first of all for its screen, by its own loader. */
async function firstQueryOf(path: string): Promise<Asked | undefined> {
  const { asked, environment } = listening();
  const { loader, handle } = new Map(plain(createRoutes(environment))).get(path) ?? {};
  if (typeof loader !== 'function') return undefined;
  const given = { request: new Request(`http://localhost${path}`), params: {}, context: {} };
  void Promise.resolve(loader(given as unknown as Parameters<typeof loader>[0], undefined)).catch(() => undefined);
  // A loader may ask who is there as well.
  const first = asked.find(({ request }) => request.name === (handle as ScreenHandle | undefined)?.query.params.name);
  if (first === undefined) return undefined;
  const variables = Object.fromEntries(Object.entries(first.variables).filter(([, value]) => value !== null && value !== undefined));
  return { query: first.request.name, variables };
}

/** What each address of the site asks first, as its route asks it. */
export async function firstQueries(): Promise<Readonly<Record<string, Asked>>> {
  const paths = plain(createRoutes(listening().environment)).map(([path]) => path);
  const entries = await Promise.all(paths.map(async (path) => [path, await firstQueryOf(path)] as const));
  return Object.fromEntries(entries.filter((entry): entry is [string, Asked] => entry[1] !== undefined));
}
