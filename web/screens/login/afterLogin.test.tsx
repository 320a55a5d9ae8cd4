import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { RequestFault } from '../../relay/RequestFault.ts';
import { clearViewer } from '../../session/viewer.ts';
import { MembersOnly } from '../../shell/MembersOnly.tsx';
import { answer, failUntil, type MockAnswer } from '../../testing/answer.ts';
import { fillIn } from '../../testing/fillIn.ts';
import { aMember, openPlace, press } from '../../testing/openPlace.tsx';
import { aShell, openAnswered, openScreen } from '../../testing/openScreen.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const entered = { __typename: 'LogInPayload', firstTime: false, passwordExpired: false, viewer: aMember } as const;
const switches = { ...aShell.site.switches, freePlay: true, socialSignIn: true };
const membersOnly = { site: { ...aShell.site, loginRequired: true } };
const named = '?panel=personalHistoryCopy&panel.page=2';

async function logIn(environment: Awaited<ReturnType<typeof openScreen>>['environment'], within_: HTMLElement) {
  await fillIn('User name', 'lotus88');
  await fillIn('Password', 'secret1');
  await act(async () => within(within_).getByRole('button', { name: 'Log in' }).click());
  await answer(environment, 'useLogInMutation', { logIn: entered });
}

test('RT-12 LG-04 where a login is required an address with a panel leads to the login and on to the panel, which no guest is asked to log in for twice', async () => {
  await Promise.all([import('../../panels/memberCentre/MemberCentre.tsx'), import('../../dialogs/login/LoginDialog.tsx')]);
  const { environment, address } = await openAnswered(`/rng${named}&page=3`, 'LobbyScreenQuery', membersOnly);
  await waitFor(() => expect(address()).toBe(`/login${named}`));
  // The panel may have asked before it was known that the site is for members alone.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByRole('heading', { level: 1, name: 'Welcome back' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await logIn(environment, screen.getByRole('main'));
  await waitFor(() => expect(address()).toBe(`/${named}`));
});

test.each([0, 600])('RT-12 and so does one that the gateway refuses, after %i ms', async (after) => {
  const { environment, address } = await openScreen(`/rng${named}&page=3`);
  await act(async () => new Promise((resolve) => setTimeout(resolve, after)));
  await failUntil(environment, 'LobbyScreenQuery', () => address() === `/login${named}`, new RequestFault('LOGIN_REQUIRED'));
});

test('RT-12 of an address whose panel does not stand nothing is taken along', async () => {
  const { address } = await openAnswered('/?panel=%2F%2Felsewhere.example&panel.page=2', 'HomeScreenQuery', membersOnly);
  await waitFor(() => expect(address()).toBe('/login'));
});

test('RT-12 LG-07 whose session ends over a panel is led to the login, and asked by no dialog while that is on its way', async () => {
  await Promise.all([import('../../panels/memberCentre/MemberCentre.tsx'), import('../../dialogs/login/LoginDialog.tsx')]);
  let come = () => {};
  const onItsWay = new Promise<null>((resolve) => (come = () => resolve(null)));
  const { environment, address } = await openPlace({
    path: '/rng?panel=limits',
    viewer: aMember,
    routes: () => [
      { path: '/rng', element: <MembersOnly>the screen</MembersOnly> },
      { path: '/login', element: 'the login', loader: () => onItsWay },
    ],
  });
  await screen.findByRole('dialog', { name: 'Member centre' });
  await act(async () => clearViewer(environment));
  await act(() => vi.dynamicImportSettled());
  expect([address(), screen.queryByRole('dialog')]).toEqual(['/rng?panel=limits', null]);
  await act(async () => come());
  expect([address(), screen.queryByRole('dialog')]).toEqual(['/login?panel=limits', null]);
});

test('RT-12 LG-07 who logs out over a panel comes to the login without it', async () => {
  const { environment, address } = await openAnswered(
    '/?panel=limits',
    'HomeScreenQuery',
    { popularGames: [], ...membersOnly },
    { viewer: aMember },
  );
  await act(async () => screen.getByRole('button', { name: 'Log out', hidden: true }).click());
  const question = await screen.findByRole('alertdialog', { name: 'Log out?' });
  await act(async () => within(question).getByRole('button', { name: 'Log out' }).click());
  await answer(environment, 'useLogOutMutation', { logOut: { loggedOut: true } });
  await waitFor(() => expect(address()).toBe('/login'));
});

test('LG-03 LG-11 a trial that is begun on the login goes on to the panel too, and is told there what it needs', async () => {
  const { environment, address } = await openAnswered(`/login${named}`, 'LoginScreenQuery', { site: { ...aShell.site, switches } });
  await press('Try with play funds, no account needed');
  await answer(environment, 'useFreePlayMutation', {
    freePlay: { ...entered, viewer: { ...aMember, kind: 'DEMO', memberCentreAllowed: false } },
  });
  await waitFor(() => expect(address()).toBe(`/${named}`));
  await answer(environment, 'HomeScreenQuery', { ...aShell, popularGames: [] });
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
});

type Finished = NonNullable<MockAnswer<'useFinishSocialSignInMutation'>['finishSocialSignIn']>;

/** Comes back from the other service in the tab that was led there from `place`. */
async function comeBack(place: string, finishSocialSignIn: Finished) {
  sessionStorage.setItem('signInPlace', place);
  const screenOf = await openAnswered('/login/social/lantern?code=abc&state=xyz', 'LoginScreenQuery', {});
  await answer(screenOf.environment, 'useFinishSocialSignInMutation', { finishSocialSignIn });
  return screenOf;
}
const unlinked = { __typename: 'SocialUnlinkedError', name: 'Lan', socialTicket: 's-1' } as const;

test('RG-05 LG-08 who signs in by another service comes back to the place and panel that it was begun at, and that is kept once', async () => {
  const { address } = await comeBack(`/rng?page=3&${named.slice(1)}`, entered);
  await waitFor(() => expect(address()).toBe(`/rng?page=3&${named.slice(1)}`));
  expect(sessionStorage.getItem('signInPlace')).toBeNull();
});

test('RG-05 so does who first ties it to an account, and nothing of it stands in the address meanwhile', async () => {
  const { environment, address } = await comeBack('/rng?page=3', unlinked);
  await screen.findByText(/^Hello Lan\./);
  expect(address()).toBe('/login/social/lantern');
  await logIn(environment, screen.getByRole('main'));
  await waitFor(() => expect(address()).toBe('/rng?page=3'));
});

test('RG-05 LG-10 and so does who has to prove it', async () => {
  const choices = [{ method: 'PHONE', hint: '+84 ••• 678' }] as const;
  const { environment, address } = await comeBack('/rng?page=3', {
    __typename: 'LoginVerificationNeededError',
    verificationId: 'v1',
    expiresInSeconds: 300,
    choices,
  });
  await fillIn('Code from the message', '246810');
  await press('Confirm');
  await answer(environment, 'useLoginVerificationAnswerMutation', { answerLoginVerification: entered });
  await waitFor(() => expect(address()).toBe('/rng?page=3'));
});

test.each(['//elsewhere.example', '/.//elsewhere.example', 'javascript:alert(1)'])(
  'RG-05 AUT-012 what is kept as %s leads home, and nowhere else',
  async (place) => {
    const { address } = await comeBack(place, entered);
    await waitFor(() => expect(address()).toBe('/'));
  },
);

test('RG-05 the press that leaves for another service keeps the panel of the login’s address, out of what that service sees', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const { environment } = await openAnswered(`/login${named}`, 'LoginScreenQuery', { site: { ...aShell.site, switches } });
  await answer(environment, 'useLoginWaysQuery', { site: { switches, socialProviders: [{ provider: 'harbour', name: 'Harbour' }] } });
  await press('Continue with Harbour');
  await answer(environment, 'useBeginSocialSignInMutation', {
    beginSocialSignIn: { __typename: 'BeginSocialSignInPayload', url: 'https://harbour.example/authorize' },
  });
  expect(assign.mock.calls).toEqual([['https://harbour.example/authorize']]);
  expect(sessionStorage.getItem('signInPlace')).toBe(`/${named}`);
  assign.mockRestore();
});
