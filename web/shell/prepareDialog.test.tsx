// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAnswered } from '../testing/openScreen.tsx';
import { dialogChunks } from './dialogChunks.ts';

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
