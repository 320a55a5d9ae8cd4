import { fetchQuery } from 'react-relay/hooks';
import { ROOT_ID } from 'relay-runtime';
import { afterEach, expect, test, vi } from 'vitest';
import query, { type useViewerQuery } from '../session/__generated__/useViewerQuery.graphql.ts';
import { createEnvironment } from './environment.ts';

afterEach(() => vi.unstubAllGlobals());

const ask = async (body: object) => {
  const sent = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body)));
  vi.stubGlobal('fetch', sent);
  const onUnauthenticated = vi.fn();
  let language = 'TY';
  const environment = createEnvironment({ language: () => language, onUnauthenticated });
  language = 'EN';
  await fetchQuery<useViewerQuery>(environment, query, {})
    .toPromise()
    .catch(() => undefined);
  return { onUnauthenticated, address: String(sent.mock.calls[0]?.[0]), root: environment.getStore().getSource().get(ROOT_ID) };
};

test('I18N-2 the language is read at each request, so a change needs no new environment', async () => {
  expect((await ask({ data: { viewer: null } })).address).toContain('lang=EN');
});

test('a session that has ended is told, whether a field or the whole request noticed it', async () => {
  const errors = [{ message: 'Not signed in', extensions: { code: 'UNAUTHENTICATED' } }];
  expect((await ask({ data: { viewer: null }, errors })).onUnauthenticated).toHaveBeenCalledOnce();
  expect((await ask({ errors })).onUnauthenticated).toHaveBeenCalledOnce();
  expect((await ask({ data: { viewer: null } })).onUnauthenticated).not.toHaveBeenCalled();
});

test('a session that ends in the middle of an answer leaves no half of a member: the viewer is a guest', async () => {
  const errors = [{ message: 'Not signed in', path: ['viewer', 'balance'], extensions: { code: 'UNAUTHENTICATED' } }];
  const { root } = await ask({ data: { viewer: { id: 'm1', balance: null } }, errors });
  expect(root).toMatchObject({ viewer: null });
});
