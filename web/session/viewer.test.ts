import { fetchQuery } from 'react-relay/hooks';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, expect, type Mock, test, vi } from 'vitest';
import { createEnvironment } from '../relay/environment.ts';
import { aMember, anotherMember } from '../testing/aMember.ts';
import balanceQuery, { type useRefreshBalanceQuery } from './__generated__/useRefreshBalanceQuery.graphql.ts';
import query, { type useViewerQuery } from './__generated__/useViewerQuery.graphql.ts';
import { checkSameViewer, clearViewer, onViewerChange, refetchViewer, viewerId } from './viewer.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page of `viewer`, over a gateway that answers for whoever the browser's cookie is of. */
async function openPage(viewer: object | null) {
  const gateway: { viewer: object | null; whole: Mock<() => object | null | Error> } = { viewer, whole: vi.fn(() => gateway.viewer) };
  vi.stubGlobal('fetch', async (address: string) => {
    const isWhole = address.includes(String(query.params.id));
    const answered = isWhole ? gateway.whole() : gateway.viewer;
    if (answered instanceof Error) throw answered;
    const { id, balance } = { ...aMember, ...answered };
    return new Response(JSON.stringify({ data: { viewer: isWhole ? answered : answered && { id, balance } } }));
  });
  const environment = createEnvironment({
    language: () => 'EN',
    viewerId: () => viewerId(environment),
    checkSameViewer: (id, operation) => checkSameViewer(environment, id, operation),
    onUnauthenticated: () => clearViewer(environment),
  });
  environment.retain(createOperationDescriptor(query, {}));
  await fetchQuery<useViewerQuery>(environment, query, {}).toPromise();
  gateway.whole.mockClear();
  /** What the page would show of its viewer, at every change. */
  const shown: unknown[] = [];
  onViewerChange(environment, () => {
    const id = viewerId(environment);
    shown.push(id ? environment.getStore().getSource().get(id)?.['account'] : id);
  });
  const refresh = () => fetchQuery<useRefreshBalanceQuery>(environment, balanceQuery, {}, { fetchPolicy: 'network-only' }).toPromise();
  return { environment, gateway, shown, refresh };
}

test('a tab that learns by any answer that another member is signed in asks who that is first, and shows no half of one', async () => {
  const { gateway, shown, refresh } = await openPage(aMember);
  await refresh();
  expect([gateway.whole.mock.calls.length, shown]).toEqual([0, []]);
  gateway.viewer = anotherMember;
  expect(await refresh()).toMatchObject({ viewer: { id: anotherMember.id } });
  expect([gateway.whole.mock.calls.length, shown]).toEqual([1, ['heron77']]);
  await refresh();
  expect(gateway.whole.mock.calls.length).toBe(1);
});

test('and so does a tab of a guest', async () => {
  const { gateway, shown, refresh } = await openPage(null);
  gateway.viewer = aMember;
  await refresh();
  expect(shown).toEqual(['lotus88']);
});

test('where who is signed in cannot be asked, the answer is lost and the tab shows whom it showed', async () => {
  const { gateway, shown, refresh } = await openPage(aMember);
  gateway.viewer = anotherMember;
  gateway.whole.mockReturnValueOnce(new TypeError('Failed to fetch'));
  await expect(refresh()).rejects.toMatchObject({ code: 'UNREACHABLE' });
  expect(shown).toEqual([]);
});

test('LG-07 what is answered for a member who has signed out meanwhile brings nobody back', async () => {
  const { environment, gateway, shown, refresh } = await openPage(aMember);
  const late = refresh();
  clearViewer(environment);
  gateway.whole.mockReturnValue(null);
  await expect(late).rejects.toMatchObject({ code: 'VIEWER_CHANGED' });
  expect(shown).toEqual([null]);
});

test.each([
  ['that nobody is signed in', new Response(JSON.stringify({ data: { viewer: null } }))],
  [
    'that a session is over',
    new Response(JSON.stringify({ data: { viewer: null }, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })),
  ],
])('ST-01 who signs in while an older answer is on its way, %s, stays signed in', async (_what, before) => {
  const { environment, gateway } = await openPage(null);
  const { promise, resolve } = Promise.withResolvers<Response>();
  const answered = fetch;
  vi.stubGlobal('fetch', () => promise);
  const asked = refetchViewer(environment);
  vi.stubGlobal('fetch', answered);
  gateway.viewer = aMember;
  environment.commitPayload(createOperationDescriptor(query, {}), { viewer: aMember });
  resolve(before);
  await asked;
  expect(viewerId(environment)).toBe(aMember.id);
});

test('ST-01 who asks who is signed in while an older question is under way does not take its answer', async () => {
  const { environment, gateway, shown } = await openPage(aMember);
  // Left with the cookie of a session that has ended, as its stream has said; another tab has signed another member in since.
  gateway.whole.mockReturnValueOnce(null);
  const older = refetchViewer(environment);
  gateway.viewer = anotherMember;
  await Promise.all([older, refetchViewer(environment), refetchViewer(environment)]);
  expect([viewerId(environment), shown.at(-1)]).toEqual([anotherMember.id, 'heron77']);
  expect(gateway.whole).toHaveBeenCalledTimes(2);
});
