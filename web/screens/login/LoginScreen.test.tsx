import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { RequestFault } from '../../relay/RequestFault.ts';
import { answer, failUntil, variablesOf, waitingFor } from '../../testing/answer.ts';
import { fillIn } from '../../testing/fillIn.ts';
import { aMember, press } from '../../testing/openPlace.tsx';
import { aShell, openAnswered, openScreen } from '../../testing/openScreen.tsx';

beforeEach(() => localStorage.clear());

const entered = { __typename: 'LogInPayload', firstTime: false, passwordExpired: false, viewer: aMember } as const;
const membersOnly = { site: { ...aShell.site, loginRequired: true } };

/** The header has a button of the same name. */
async function submit() {
  const form = within(await screen.findByRole('main')).getByRole('button', { name: 'Log in' });
  await act(async () => form.click());
}

test('LG-04 the login as a page leads home', async () => {
  const { environment, address } = await openAnswered('/login', 'LoginScreenQuery');
  await screen.findByRole('heading', { name: 'Welcome back' });
  await fillIn('User name', 'lotus88');
  await fillIn('Password', 'secret1');
  await submit();
  await waitFor(() => expect(waitingFor(environment, 'useLogInMutation')).toHaveLength(1));
  await answer(environment, 'useLogInMutation', { logIn: entered });
  await waitFor(() => expect(address()).toBe('/'));
});

/** What another address of this site, a mark or a letter leads to the login with. */
const named = '?panel=personalHistoryCopy&panel.page=2';

test('LG-04 LG-08 the login as a page leads to the panel that its address names, and asks for no second login over it', async () => {
  // There at once, so that it would be seen.
  await Promise.all([import('../../panels/memberCentre/MemberCentre.tsx'), import('../../dialogs/login/LoginDialog.tsx')]);
  const { environment, address } = await openAnswered(`/login${named}&theme=dark`, 'LoginScreenQuery');
  await screen.findByRole('heading', { name: 'Welcome back' });
  await fillIn('User name', 'lotus88');
  await fillIn('Password', 'secret1');
  expect(screen.queryByRole('dialog')).toBeNull();
  await submit();
  await answer(environment, 'useLogInMutation', { logIn: entered });
  await waitFor(() => expect(address()).toBe(`/${named}`));
  await answer(environment, 'HomeScreenQuery', { ...aShell, popularGames: [] });
  expect(await screen.findByRole('dialog', { name: 'Member centre' })).toBeTruthy();
});

test('LG-04 a member who comes to the login with a panel is led to it', async () => {
  const { address } = await openAnswered(`/login${named}`, 'LoginScreenQuery', {}, { viewer: aMember });
  await waitFor(() => expect(address()).toBe(`/${named}`));
});

test.each(['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)', 'nothing'])(
  'LG-04 a panel called %s leads home, and nowhere else',
  async (panel) => {
    const { environment, address } = await openAnswered(`/login?panel=${encodeURIComponent(panel)}`, 'LoginScreenQuery');
    await fillIn('User name', 'lotus88');
    await fillIn('Password', 'secret1');
    await submit();
    await answer(environment, 'useLogInMutation', { logIn: entered });
    await waitFor(() => expect(address()).toBe('/'));
  },
);

test('LG-04 who has no account yet takes the panel along to the registration', async () => {
  const { address } = await openAnswered(`/login${named}`, 'LoginScreenQuery');
  const link = await within(await screen.findByRole('main')).findByRole('link');
  await act(async () => link.click());
  await waitFor(() => expect(address()).toBe(`/register${named}`));
});

const excluded = {
  __typename: 'SelfExcludedError',
  until: '2027-02-03T04:05:00.000Z',
  step: 'TERM',
  returnFrom: null,
  returnTicket: null,
} as const;

/** Logs in by the page as a member who is kept out, and then to withdraw alone. */
async function logInToWithdraw({ environment }: Awaited<ReturnType<typeof openScreen>>) {
  await fillIn('User name', 'lotus88');
  await fillIn('Password', 'secret1');
  await submit();
  await answer(environment, 'useLogInMutation', { logIn: excluded });
  await answer(environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  await press('Log in to withdraw only');
  // It is offered for as long as it has come to nothing.
  await answer(environment, 'useLogInMutation', { logIn: { __typename: 'TooManyAttemptsError', retryAfterSeconds: 60 } });
  await press('Log in to withdraw only');
  const viewer = { ...aMember, playPause: { kind: 'SELF_EXCLUSION', until: excluded.until } } as const;
  await answer(environment, 'useLogInMutation', { logIn: { ...entered, viewer } });
}

test('PP-14 who is excluded and logs in by the page to withdraw alone is led to the withdrawal', async () => {
  const place = await openAnswered('/login', 'LoginScreenQuery');
  await logInToWithdraw(place);
  await answer(place.environment, 'HomeScreenQuery', { ...aShell, popularGames: [] });
  expect(await screen.findByRole('dialog', { name: 'Member centre' })).toBeTruthy();
  expect(place.address()).toBe('/?panel=withdraw');
});

test('PP-14 and so is who comes back from another service and logs in beside it', async () => {
  const place = await openCallback();
  await answer(place.environment, 'useFinishSocialSignInMutation', {
    finishSocialSignIn: { __typename: 'SocialUnlinkedError', name: 'Lan', socialTicket: 's-1' },
  });
  await logInToWithdraw(place);
  await answer(place.environment, 'HomeScreenQuery', { ...aShell, popularGames: [] });
  expect(await screen.findByRole('dialog', { name: 'Member centre' })).toBeTruthy();
  expect(place.address()).toBe('/?panel=withdraw');
});

test.each([
  ['/login', 'LoginScreenQuery', 'Log in · Sampan'],
  ['/login/social/lantern', 'LoginScreenQuery', 'Log in with another account · Sampan'],
  ['/register', 'RegisterScreenQuery', 'Create account · Sampan'],
  ['/recover', 'PasswordLinkScreenQuery', 'Set a new password · Sampan'],
] as const)('%s is called with the name of the brand', async (path, query, title) => {
  await openAnswered(path, query);
  await waitFor(() => expect(document.title).toBe(title));
});

test('RT-12 the login asks for nothing of the menu, and the menu is whole on the first screen that shows it', async () => {
  const { environment, router, address } = await openScreen('/login', { viewer: aMember });
  await answer(environment, 'LoginScreenQuery', { site: aShell.site });
  await waitFor(() => expect(address()).toBe('/'));
  await answer(environment, 'HomeScreenQuery', { ...aShell, popularGames: [] });
  expect(await screen.findByRole('heading', { name: 'Games at Sampan' })).toBeTruthy();
  const menu = within(screen.getByRole('complementary'));
  expect(await menu.findByRole('link', { name: /Fish/ })).toBeTruthy();
  await act(async () => router.navigate('/register'));
  await answer(environment, 'RegisterScreenQuery', { site: aShell.site, banners: [] });
  await act(async () => router.navigate('/'));
  expect(within(await screen.findByRole('complementary')).getByRole('link', { name: /Fish/ })).toBeTruthy();
});

test('a member who comes to the login is shown no form that is taken away again, which would move all of the page', async () => {
  let wasShown = false;
  const watch = new MutationObserver(() => (wasShown ||= document.body.textContent.includes('Welcome back')));
  watch.observe(document.body, { childList: true, subtree: true });
  const { address } = await openAnswered('/login', 'LoginScreenQuery', {}, { viewer: aMember });
  await waitFor(() => expect(address()).toBe('/'));
  watch.disconnect();
  expect(wasShown).toBe(false);
});

test('a member who comes to the login is led home', async () => {
  const { address } = await openAnswered('/login', 'LoginScreenQuery', {}, { viewer: aMember });
  await waitFor(() => expect(address()).toBe('/'));
});

test.each([
  ['/', 'HomeScreenQuery'],
  ['/rng', 'LobbyScreenQuery'],
  ['/nowhere', 'NotFoundScreenQuery'],
] as const)('RT-12 where a login is required %s leads a guest to the login', async (path, query) => {
  const { address } = await openAnswered(path, query, membersOnly);
  await waitFor(() => expect(address()).toBe('/login'));
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
});

test.each([
  ['/login', 'LoginScreenQuery'],
  ['/register', 'RegisterScreenQuery'],
  ['/register.html', 'RegisterScreenQuery'],
  ['/helpmc', 'HelpCentreScreenQuery'],
  ['/download', 'DownloadScreenQuery'],
] as const)('RT-12 but %s stays open to guests', async (path, query) => {
  const { address } = await openAnswered(path, query, membersOnly);
  await screen.findByRole('banner');
  expect(address()).toBe(path);
});

test('RT-12 members go where they like, and nothing is shown before it is known who asks', async () => {
  const { environment, address } = await openScreen('/', { viewer: 'unknown' });
  await answer(environment, 'HomeScreenQuery', { ...aShell, popularGames: [], ...membersOnly });
  expect(screen.queryByRole('heading', { name: 'Games at Sampan' })).toBeNull();
  await answer(environment, 'useViewerQuery', { viewer: aMember });
  expect(await screen.findByRole('heading', { name: 'Games at Sampan' })).toBeTruthy();
  expect(address()).toBe('/');
});

test.each([
  ['/', 'HomeScreenQuery', 0],
  ['/rng', 'LobbyScreenQuery', 0],
  // Longer than a navigation waits for its answer: the screen has begun by then.
  ['/rng', 'LobbyScreenQuery', 600],
] as const)('RT-12 a guest whom the gateway refuses %s is led to the login', async (path, query, after) => {
  const { environment, address } = await openScreen(path);
  await act(async () => new Promise((resolve) => setTimeout(resolve, after)));
  await failUntil(environment, query, () => address() === '/login', new RequestFault('LOGIN_REQUIRED'));
  await answer(environment, 'LoginScreenQuery', { ...aShell, ...membersOnly });
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
});

test('RT-12 without the brand’s setting a guest sees Home', async () => {
  const { address } = await openAnswered('/', 'HomeScreenQuery', { popularGames: [] });
  expect(await screen.findByRole('heading', { name: 'Games at Sampan' })).toBeTruthy();
  expect(address()).toBe('/');
});

const openCallback = () => openAnswered('/login/social/lantern?code=abc&state=xyz', 'LoginScreenQuery');

test('RG-05 coming back from another service, the whole address is handed over once and leaves the address bar', async () => {
  const { environment, address } = await openCallback();
  await waitFor(() => expect(waitingFor(environment, 'useFinishSocialSignInMutation')).toHaveLength(1));
  expect(variablesOf(environment, 'useFinishSocialSignInMutation')).toEqual({
    input: { callbackUrl: `${location.origin}/login/social/lantern?code=abc&state=xyz` },
  });
  expect(address()).toBe('/login/social/lantern');
  await answer(environment, 'useFinishSocialSignInMutation', { finishSocialSignIn: entered });
  await waitFor(() => expect(address()).toBe('/'));
});

test('RG-05 an identity without an account is tied to the one that logs in', async () => {
  const { environment } = await openCallback();
  await answer(environment, 'useFinishSocialSignInMutation', {
    finishSocialSignIn: { __typename: 'SocialUnlinkedError', name: 'Lan', socialTicket: 's-1' },
  });
  expect(await screen.findByText(/^Hello Lan\./)).toBeTruthy();
  await fillIn('User name', 'lotus88');
  await fillIn('Password', 'secret1');
  await submit();
  await waitFor(() => expect(waitingFor(environment, 'useLogInMutation')).toHaveLength(1));
  expect(variablesOf(environment, 'useLogInMutation')).toMatchObject({ input: { socialTicket: 's-1' } });
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('s-1');
});

test('RG-05 a provider that does not answer is said to, and that one may try again', async () => {
  const { environment } = await openCallback();
  await answer(environment, 'useFinishSocialSignInMutation', { finishSocialSignIn: { __typename: 'SocialProviderUnavailableError' } });
  expect((await screen.findByRole('alert')).textContent).toMatch(/does not answer.*try again/);
  expect(await screen.findByLabelText(/^User name/)).toBeTruthy();
});

test('RG-05 what did not fit is said, and the other ways in are there', async () => {
  const { environment } = await openCallback();
  await answer(environment, 'useFinishSocialSignInMutation', { finishSocialSignIn: { __typename: 'SocialSignInFailedError' } });
  expect((await screen.findByRole('alert')).textContent).toContain('You are not logged in.');
  expect(await screen.findByLabelText(/^User name/)).toBeTruthy();
});
