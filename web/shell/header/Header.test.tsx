import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, fail, waitingFor } from '../../testing/answer.ts';
import { answerOwnShelves } from '../../testing/answerOwnShelves.ts';
import { aMember, press } from '../../testing/openPlace.tsx';
import { aShell, openAnswered } from '../../testing/openScreen.tsx';

const openHome = (opening = {}) => openAnswered('/', 'HomeScreenQuery', { popularGames: [] }, opening);
const header = () => screen.findByRole('banner');

test('HD-01 a guest gets log in, register and the theme switch, and the logo leads home', async () => {
  await openHome();
  const bar = within(await header());
  expect(await bar.findByRole('button', { name: 'Log in' })).toBeTruthy();
  expect(bar.getByRole('button', { name: 'Register' })).toBeTruthy();
  expect(bar.getByRole('button', { name: 'Switch to dark' })).toBeTruthy();
  expect(bar.getByRole('link', { name: 'Sampan' }).getAttribute('href')).toBe('/');
  expect(bar.queryByRole('group', { name: 'Balance' })).toBeNull();
});

test.each([
  ['/register', 'RegisterScreenQuery'],
  ['/login', 'LoginScreenQuery'],
  ['/recover', 'PasswordLinkScreenQuery'],
  ['/download', 'DownloadScreenQuery'],
  ['/game', 'GameScreenQuery'],
] as const)('HD-01 on %s, which has no menu, the logo is in the header and leads home', async (path, query) => {
  await openAnswered(path, query);
  const bar = within(await header());
  expect((await bar.findByRole('link', { name: 'Sampan' })).getAttribute('href')).toBe('/');
});

test('HD-07 RO-02 the register button is there where direct registration is on, and only there', async () => {
  await openHome();
  expect(await within(await header()).findByRole('button', { name: 'Register' })).toBeTruthy();
  cleanup();
  await openAnswered('/', 'HomeScreenQuery', { popularGames: [], site: { ...aShell.site, switches: { directRegistration: false } } });
  const bar = within(await header());
  expect(await bar.findByRole('button', { name: 'Log in' })).toBeTruthy();
  expect(bar.queryByRole('button', { name: 'Register' })).toBeNull();
});

test('HD-06 login, registration and the change of password open over the page from the header', async () => {
  const { environment, address } = await openHome();
  const logIn = await within(await header()).findByRole('button', { name: 'Log in' });
  await act(async () => logIn.click());
  await screen.findByRole('dialog', { name: 'Welcome back' });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Log in', 'Register']);
  await press('Forgot your password?');
  await answer(environment, 'ForgotPasswordDialogQuery', { site: { switches: { phoneRecovery: false } } });
  expect(await screen.findByRole('dialog', { name: 'Forgot your password?' })).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/?dialog=forgotPassword'));
  cleanup();
  const { environment: ofMember } = await openHome({ viewer: aMember });
  await answerOwnShelves(ofMember);
  const change = await within(await header()).findByRole('button', { name: 'Change password' });
  await act(async () => change.click());
  expect(await screen.findByRole('dialog', { name: 'Change password' })).toBeTruthy();
});

test('HD-02 a member gets Deposit where the member centre is allowed, a demo account does not', async () => {
  const { environment, address } = await openHome({ viewer: aMember });
  await answerOwnShelves(environment);
  const [deposit] = await within(await header()).findAllByRole('button', { name: 'Deposit' });
  await act(async () => deposit?.click());
  expect(address()).toBe('/?panel=depositv2');
});

test('HD-02 a member gets Withdraw beside it', async () => {
  const { environment, address } = await openHome({ viewer: aMember });
  await answerOwnShelves(environment);
  const [withdraw] = await within(await header()).findAllByRole('button', { name: 'Withdraw' });
  await act(async () => withdraw?.click());
  expect(address()).toBe('/?panel=withdraw');
});

test('HD-02 a demo account gets no Deposit, and no Withdraw', async () => {
  await openHome({ viewer: { ...aMember, kind: 'DEMO', memberCentreAllowed: false } });
  const bar = within(await header());
  await bar.findByRole('group', { name: 'Balance' });
  expect(bar.queryByRole('button', { name: 'Deposit' })).toBeNull();
  expect(bar.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});

const balance = () => screen.findByRole('group', { name: 'Balance' });

test('HD-03 the balance is shown with its symbol, and can be hidden and shown again', async () => {
  await openHome({ viewer: aMember });
  expect((await balance()).textContent).toContain('₫1,500');
  await press('Hide the balance');
  expect((await balance()).textContent).toBe('***');
  await press('Show the balance');
  expect((await balance()).textContent).toContain('₫1,500');
});

test('HD-03 a hidden balance is still hidden at the next visit', async () => {
  localStorage.setItem('balanceHidden', 'true');
  await openHome({ viewer: aMember });
  expect((await balance()).textContent).toBe('***');
});

test('HD-03 while it is refreshed it says so, then shows the new sum', async () => {
  const { environment } = await openHome({ viewer: aMember });
  await press('Refresh the balance');
  expect((await balance()).textContent).toContain('Updating…');
  const money = { amount: '2300.5', currency: 'PLAY', symbol: '₫' };
  await answer(environment, 'useRefreshBalanceQuery', { viewer: { id: aMember.id, balance: money } });
  await waitFor(async () => expect((await balance()).textContent).toContain('₫2,300.50'));
});

test('HD-03 a refresh keeps the focus, and is read out; a sum that nobody asked for is not', async () => {
  const { environment } = await openHome({ viewer: aMember });
  const group = await balance();
  const readOut = () => group.querySelector('[aria-live]')?.getAttribute('aria-live');
  expect(readOut()).toBe('off');
  const button = within(group).getByRole('button', { name: 'Refresh the balance' });
  button.focus();
  await act(async () => button.click());
  await act(async () => button.click());
  expect([document.activeElement, readOut()]).toEqual([button, 'polite']);
  expect(waitingFor(environment, 'useRefreshBalanceQuery')).toHaveLength(1);
  await answer(environment, 'useRefreshBalanceQuery', { viewer: { id: aMember.id, balance: aMember.balance } });
  expect([document.activeElement, readOut()]).toEqual([button, 'polite']);
  await waitFor(() => expect(readOut()).toBe('off'));
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect([waitingFor(environment, 'useRefreshBalanceQuery').length, readOut()]).toEqual([1, 'off']);
});

test('HD-03 the balance says when it was told last: at the first answer, at a change, and at a refresh that finds the same', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 0, 31, 12, 3, 11) });
  try {
    const { environment } = await openHome({ viewer: aMember });
    expect((await balance()).textContent).toContain('updated 12:03:11');
    vi.setSystemTime(new Date(2026, 0, 31, 12, 5, 0));
    await press('Refresh the balance');
    expect((await balance()).textContent).not.toContain('updated');
    await answer(environment, 'useRefreshBalanceQuery', { viewer: { id: aMember.id, balance: aMember.balance } });
    await waitFor(async () => expect((await balance()).textContent).toContain('updated 12:05:00'));
    vi.setSystemTime(new Date(2026, 0, 31, 13, 0, 9));
    await tellStreams(environment, {
      __typename: 'BalanceChangedPayload',
      viewer: { id: aMember.id, balance: { amount: '900', currency: 'PLAY', symbol: '₫' } },
    });
    expect((await balance()).textContent).toContain('updated 13:00:09');
    vi.setSystemTime(new Date(2026, 0, 31, 14, 0, 0));
    await press('Refresh the balance');
    await fail(environment, 'useRefreshBalanceQuery');
    await waitFor(async () => expect((await balance()).textContent).toContain('updated 13:00:09'));
  } finally {
    vi.useRealTimers();
  }
});

test('HD-03 a refresh that fails keeps the last balance and says so', async () => {
  const { environment } = await openHome({ viewer: aMember });
  await press('Refresh the balance');
  await fail(environment, 'useRefreshBalanceQuery');
  expect(await screen.findByText(/could not be refreshed/)).toBeTruthy();
  expect((await balance()).textContent).toContain('₫1,500');
});

test('HD-03 a balance that is not known is never shown as nothing', async () => {
  await openHome({ viewer: { ...aMember, balance: null } });
  expect((await balance()).textContent).toContain('Not known');
});

/** Tells the streams that wait for it. */
async function tellStreams(environment: Awaited<ReturnType<typeof openHome>>['environment'], balanceChanged: object): Promise<void> {
  await waitFor(() => expect(waitingFor(environment, 'followBalanceSubscription')).not.toEqual([]));
  await act(async () => {
    for (const operation of waitingFor(environment, 'followBalanceSubscription'))
      environment.mock.nextValue(operation, { data: { balanceChanged } });
  });
}

test('the balance follows what is told of it, in this tab or elsewhere', async () => {
  const { environment } = await openHome({ viewer: aMember });
  for (const [amount, shown] of [
    ['2300.5', '₫2,300.50'],
    ['900', '₫900'],
  ] as const) {
    await tellStreams(environment, {
      __typename: 'BalanceChangedPayload',
      viewer: { id: aMember.id, balance: { amount, currency: 'PLAY', symbol: '₫' } },
    });
    expect((await balance()).textContent).toContain(shown);
  }
  expect(waitingFor(environment, 'useRefreshBalanceQuery')).toEqual([]);
});

test('LG-07 a session that was ended elsewhere is ended here: the stream says so, and the gateway is asked who is there', async () => {
  const { environment } = await openHome({ viewer: aMember });
  await tellStreams(environment, { __typename: 'NotSignedInError' });
  await answer(environment, 'useViewerQuery', { viewer: null });
  expect(await within(await header()).findByRole('button', { name: 'Log in' })).toBeTruthy();
  expect(waitingFor(environment, 'followBalanceSubscription')).toEqual([]);
});

test('beside a game the balance follows the game alone: a win is not told before the reels tell it', async () => {
  const { environment } = await openAnswered('/game', 'GameScreenQuery', {}, { viewer: aMember });
  await balance();
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(waitingFor(environment, 'followBalanceSubscription')).toEqual([]);
});

test('nobody follows a balance for a guest, or for who must change the password first', async () => {
  for (const viewer of [null, { ...aMember, mustChangePassword: true }]) {
    const { environment } = await openAnswered('/nowhere', 'NotFoundScreenQuery', {}, { viewer });
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(waitingFor(environment, 'followBalanceSubscription')).toEqual([]);
    cleanup();
  }
});

test('where it cannot be known who is signed in, the page stands and offers to ask again', async () => {
  const { environment } = await openHome({ viewer: 'unknown' });
  await fail(environment, 'useViewerQuery');
  expect(await screen.findByRole('region', { name: 'Slots' })).toBeTruthy();
  await press('Try again');
  await answer(environment, 'useViewerQuery', { viewer: aMember });
  expect(await balance()).toBeTruthy();
});

test.each([
  [{ kind: 'SELF_EXCLUSION', until: null }, false],
  [{ kind: 'SELF_EXCLUSION', until: '2020-01-01T00:00:00.000Z' }, false],
  [{ kind: 'TIME_OUT', until: '2099-01-01T00:00:00.000Z' }, false],
  [{ kind: 'TIME_OUT', until: '2020-01-01T00:00:00.000Z' }, true],
] as const)('PP-14 while play is closed (%j) the header offers to withdraw, and a deposit: %s', async (playPause, isOpen) => {
  await openHome({ viewer: { ...aMember, playPause } });
  const bar = within(await header());
  expect(await bar.findByRole('button', { name: 'Withdraw' })).toBeTruthy();
  expect(bar.queryAllByRole('button', { name: 'Deposit', hidden: true }).length > 0).toBe(isOpen);
});

test('PP-14 a break that was begun on another device takes the deposit away from a page that stays in sight', async () => {
  const { environment } = await openHome({ viewer: aMember });
  const header = within(await screen.findByRole('banner'));
  await header.findAllByRole('button', { name: 'Deposit' });
  await waitFor(() => expect(waitingFor(environment, 'followMessagesSubscription')).not.toEqual([]));
  const playPause = { kind: 'TIME_OUT', until: '2099-01-01T00:00:00.000Z' };
  const messageArrived = { __typename: 'MessageArrivedPayload', viewer: { id: aMember.id, unreadMessageCount: 0, playPause } };
  await act(async () => {
    for (const operation of waitingFor(environment, 'followMessagesSubscription'))
      environment.mock.nextValue(operation, { data: { messageArrived } });
  });
  expect(header.queryAllByRole('button', { name: 'Deposit' })).toEqual([]);
});
