import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fetchQuery } from 'react-relay/hooks';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer } from '../testing/answer.ts';
import { aMember } from '../testing/openPlace.tsx';
import { pressEscape } from '../testing/pressEscape.ts';
import { openAnswered } from '../testing/openScreen.tsx';
import viewerQuery, { type useViewerQuery } from '../session/__generated__/useViewerQuery.graphql.ts';
import { dialogChunks } from '../dialogChunks.ts';

beforeEach(() => {
  localStorage.clear();
  // Still loading: nothing is fetched for want of anything else to do.
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  return () => vi.restoreAllMocks();
});

async function openHome() {
  const { i18n } = await openAnswered('/', 'HomeScreenQuery', { popularGames: [] });
  await screen.findAllByRole('button', { name: 'Log in' }, { timeout: 10_000 });
  return i18n;
}

test.each([
  ['a pointer', 'Log in', 'login', fireEvent.pointerEnter],
  ['the focus', 'Log in', 'login', fireEvent.focus],
  ['a pointer', 'Register', 'register', fireEvent.pointerEnter],
] as const)('what a dialog needs is fetched as %s comes near “%s”, before it is pressed', async (_what, name, namespace, comeNear) => {
  const i18n = await openHome();
  const [button] = screen.getAllByRole('button', { name });
  expect(i18n.hasResourceBundle('EN', namespace)).toBe(false);
  await act(async () => void (button && comeNear(button)));
  await waitFor(() => expect(i18n.hasResourceBundle('EN', namespace)).toBe(true));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the login is fetched once the page has nothing else to do, and registration is not', async () => {
  const i18n = await openHome();
  await act(async () => void window.dispatchEvent(new Event('load')));
  await waitFor(() => expect(i18n.hasResourceBundle('EN', 'login')).toBe(true), { timeout: 5_000 });
  expect(i18n.hasResourceBundle('EN', 'register')).toBe(false);
});

test('what was fetched before is open with the press, without a moment in which nothing is', async () => {
  const i18n = await openHome();
  const [button] = screen.getAllByRole('button', { name: 'Log in' });
  await act(async () => {
    await Promise.all([dialogChunks.login.load(), i18n.loadNamespaces([...dialogChunks.login.namespaces])]);
  });
  // Not awaited: nothing may have to come first.
  act(() => button?.click());
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('the login is drawn before it is opened, out of reach until then; what was typed is gone when it opens again', async () => {
  const i18n = await openHome();
  const [button] = screen.getAllByRole('button', { name: 'Log in' });
  await act(async () => void (button && fireEvent.pointerEnter(button)));
  const drawn = await waitFor(() => screen.getByLabelText(/^User name/), { timeout: 10_000 });
  expect(i18n.hasResourceBundle('EN', 'login')).toBe(true);
  expect(screen.queryByRole('dialog', { name: 'Welcome back' })).toBeNull();
  expect(document.activeElement).toBe(document.body);

  act(() => button?.click());
  expect(screen.getByRole('dialog', { name: 'Welcome back' })).toBeTruthy();
  expect(document.activeElement).toBe(drawn);
  fireEvent.change(drawn, { target: { value: 'lotus88' } });
  await pressEscape();
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => button?.click());
  expect(screen.getByRole('dialog', { name: 'Welcome back' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^User name/).value).toBe('');
  expect(document.activeElement).toBe(screen.getByLabelText(/^User name/));
});

test('whoever signs in leaves no login behind', async () => {
  const { environment } = await openAnswered('/', 'HomeScreenQuery', { popularGames: [] });
  const [button] = await screen.findAllByRole('button', { name: 'Log in' }, { timeout: 10_000 });
  await act(async () => void (button && fireEvent.pointerEnter(button)));
  await waitFor(() => screen.getByLabelText(/^User name/), { timeout: 10_000 });
  await act(async () => {
    fetchQuery<useViewerQuery>(environment, viewerQuery, {}, { networkCacheConfig: { force: true } }).subscribe({});
  });
  await answer(environment, 'useViewerQuery', { viewer: aMember });
  await waitFor(() => expect(screen.queryByLabelText(/^User name/)).toBeNull());
});
