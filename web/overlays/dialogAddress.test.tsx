import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aMember, openPlace, press } from '../testing/openPlace.tsx';
import { answer } from '../testing/answer.ts';
import { openLogin } from '../testing/openLogin.tsx';
import { openAnswered } from '../testing/openScreen.tsx';

beforeEach(() => localStorage.clear());

const login = () => screen.findByRole('dialog', { name: 'Welcome back' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('RT-15 a dialog is in the address while it is open, and Back closes it', async () => {
  const { address, router } = await openLogin();
  await login();
  await waitFor(() => expect(address()).toBe('/rng?dialog=login'));
  await act(async () => void router.navigate(-1));
  await gone();
  expect(address()).toBe('/rng');
  await act(async () => void router.navigate(1));
  await login();
});

test('RT-15 closed by its button, it leaves the address, and Back does not bring it again', async () => {
  const { address, router } = await openLogin();
  await login();
  await waitFor(() => expect(address()).toBe('/rng?dialog=login'));
  await press('Close');
  await gone();
  await waitFor(() => expect(address()).toBe('/rng'));
  await act(async () => void router.navigate(-1));
  await gone();
});

test('RT-15 another dialog takes its place in the address', async () => {
  const { address } = await openLogin();
  await login();
  await waitFor(() => expect(address()).toBe('/rng?dialog=login'));
  await press('Forgot your password?');
  await waitFor(() => expect(address()).toBe('/rng?dialog=forgotPassword'));
});

test.each([
  ['login', 'Welcome back'],
  ['register', 'Create account'],
  ['forgotPassword', 'Forgot your password'],
])('RT-15 a guest who opens or reloads ?dialog=%s finds it open', async (name, title) => {
  const { address, environment } = await openPlace({ path: `/rng?vendor=LTN&dialog=${name}` });
  if (name === 'forgotPassword') await answer(environment, 'ForgotPasswordDialogQuery', { site: { switches: { phoneRecovery: false } } });
  expect(await screen.findByRole('dialog', { name: new RegExp(title, 'i') })).toBeTruthy();
  expect(address()).toBe(`/rng?vendor=LTN&dialog=${name}`);
});

test('RT-15 the download is for anyone', async () => {
  const { address, environment } = await openPlace({ path: '/rng?dialog=download', viewer: aMember });
  await answer(environment, 'DownloadDialogQuery', { site: { brandName: 'Sampan', resources: [] } });
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(address()).toBe('/rng?dialog=download');
});

test('RT-15 a member is not asked to log in by an address, and a guest not to log out', async () => {
  const member = await openPlace({ path: '/rng?dialog=login', viewer: aMember });
  await waitFor(() => expect(member.address()).toBe('/rng'));
  expect(screen.queryByRole('dialog')).toBeNull();
  const guest = await openPlace({ path: '/rng?dialog=logOut' });
  await waitFor(() => expect(guest.address()).toBe('/rng'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('RT-15 a dialog that no address can name leaves it as it is', async () => {
  const { address } = await openPlace({ path: '/rng?dialog=registered' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/rng?dialog=registered');
});

test('RT-15 who goes on to another page leaves the dialog behind', async () => {
  const { router, address } = await openAnswered('/', 'HomeScreenQuery', { popularGames: [] });
  const [enter] = await screen.findAllByRole('button', { name: 'Log in' });
  await act(async () => enter?.click());
  await waitFor(() => expect(address()).toBe('/?dialog=login'));
  await act(async () => void router.navigate('/nowhere'));
  await waitFor(() => expect(address()).toBe('/nowhere'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('RT-15 LG-08 Back leaves a panel together with the login that it has asked a guest for', async () => {
  const { address, router } = await openPlace({ path: '/rng' });
  await act(async () => void router.navigate('/rng?panel=depositv2'));
  await login();
  await act(async () => void router.navigate(-1));
  await gone();
  expect(address()).toBe('/rng');
  await act(async () => void router.navigate(1));
  await login();
});
