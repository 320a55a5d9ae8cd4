import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fetchQuery } from 'react-relay/hooks';
import { beforeEach, expect, test } from 'vitest';
import { answer, fail, variablesOf, waitingFor } from '../../testing/answer.ts';
import { aMember, openPlace, press } from '../../testing/openPlace.tsx';
import { useDialogs } from '../../overlays/dialogs.tsx';
import viewerQuery, { type useViewerQuery } from '../../session/__generated__/useViewerQuery.graphql.ts';
import { useSignIn } from '../../identity/useSignIn.ts';

beforeEach(() => localStorage.clear());

const played: string[] = [];

function Gate() {
  const { guard } = useSignIn();
  const { open } = useDialogs();
  return (
    <>
      <button type="button" onClick={() => guard(() => played.push('favourite'))}>
        mark
      </button>
      <button type="button" onClick={() => open('login')}>
        enter
      </button>
    </>
  );
}

const openGate = (path = '/rng?page=3') =>
  openPlace({
    path,
    routes: () => [
      { path: '/rng', Component: Gate },
      { path: '/login', Component: Gate },
    ],
  });

async function fill(label: string, value: string) {
  const field = await screen.findByLabelText(new RegExp(`^${label}`));
  await act(async () => {
    fireEvent.change(field, { target: { value } });
  });
}

async function submit() {
  await fill('User name', ' lotus88 ');
  await fill('Password', 'secret1');
  await press('Log in');
}

test('LG-08 an action that needs login opens the login and goes on after it, where the person was', async () => {
  played.length = 0;
  const { environment, address } = await openGate();
  await press('mark');
  await submit();
  expect(variablesOf(environment, 'useLogInMutation')).toEqual({ input: { username: 'lotus88', password: 'secret1', rememberMe: false } });
  expect(played).toEqual([]);
  await answer(environment, 'useLogInMutation', { logIn: { __typename: 'LogInPayload', passwordExpired: false, viewer: aMember } });
  expect(played).toEqual(['favourite']);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/rng?page=3');
  await press('mark');
  expect(played).toEqual(['favourite', 'favourite']);
});

test('LG-03 LG-08 a trial that is begun where an action asked for the login goes on with it too', async () => {
  played.length = 0;
  const { environment, address } = await openGate();
  await press('mark');
  await answer(environment, 'useLoginWaysQuery', {
    site: { switches: { smsLogIn: false, freePlay: true, socialSignIn: false }, socialProviders: [] },
  });
  await press('Try with play funds, no account needed');
  const viewer = { ...aMember, kind: 'DEMO', memberCentreAllowed: false } as const;
  await answer(environment, 'useFreePlayMutation', { freePlay: { __typename: 'LogInPayload', passwordExpired: false, viewer } });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(played).toEqual(['favourite']);
  expect(address()).toBe('/rng?page=3');
});

test.each(['/login', '/rng?page=3'])('LG-04 a login that no action asked for, from %s, closes and leads home', async (path) => {
  const { environment, address } = await openGate(path);
  await press('enter');
  await submit();
  await answer(environment, 'useLogInMutation', { logIn: { __typename: 'LogInPayload', passwordExpired: false, viewer: aMember } });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/');
});

test('LG-04 the way back from home is the page that the login was opened on, but never the login’s own', async () => {
  const { environment, address, router } = await openGate('/rng?page=3');
  await act(async () => router.navigate('/login'));
  await press('enter');
  await submit();
  await answer(environment, 'useLogInMutation', { logIn: { __typename: 'LogInPayload', passwordExpired: false, viewer: aMember } });
  expect(address()).toBe('/');
  await act(async () => router.navigate(-1));
  expect(address()).toBe('/rng?page=3');
});

test('LG-04 an action that was dismissed does not hold a later login back from going home', async () => {
  played.length = 0;
  const { environment, address } = await openGate();
  await press('mark');
  await press('Close');
  await press('enter');
  await submit();
  await answer(environment, 'useLogInMutation', { logIn: { __typename: 'LogInPayload', passwordExpired: false, viewer: aMember } });
  expect(address()).toBe('/');
  expect(played).toEqual([]);
});

/** As another tab of the browser brings it about. */
async function signInElsewhere(environment: Awaited<ReturnType<typeof openGate>>['environment'], viewer: object = aMember) {
  fetchQuery<useViewerQuery>(environment, viewerQuery, {}, { networkCacheConfig: { force: true } }).subscribe({});
  await answer(environment, 'useViewerQuery', { viewer });
}

test('LG-08 once another tab has signed somebody in, the login closes and what waited for it is done, once and where the person is', async () => {
  played.length = 0;
  const { environment, address } = await openGate();
  await press('mark');
  await fill('User name', 'lot');
  await signInElsewhere(environment);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(played).toEqual(['favourite']);
  expect(address()).toBe('/rng?page=3');
});

test('LG-08 a login that no action asked for closes then too, and leaves the page that it lay over', async () => {
  const { environment, address } = await openGate();
  await press('enter');
  await signInElsewhere(environment);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/rng?page=3');
});

test('LG-08 whoever is in the midst of registering is not put out of it by a login in another tab', async () => {
  const { environment } = await openGate();
  await press('enter');
  await press('Register', 'tab');
  await signInElsewhere(environment);
  expect(screen.getByRole('dialog', { name: 'Create account' })).toBeTruthy();
});

test('LG-08 nothing is done yet by a session of another tab that has to change its password first', async () => {
  played.length = 0;
  const { environment } = await openGate();
  await press('mark');
  await signInElsewhere(environment, { ...aMember, mustChangePassword: true });
  expect(played).toEqual([]);
});

test('LG-01 both fields are required, and nothing is sent without them', async () => {
  const { environment } = await openGate();
  await press('enter');
  await press('Log in');
  expect(await screen.findByText('User name: this cannot be empty.')).toBeTruthy();
  expect(screen.getByText('Password: this cannot be empty.')).toBeTruthy();
  expect(waitingFor(environment, 'useLogInMutation')).toEqual([]);
});

test.each([
  [{ __typename: 'LogInFailedError' }, 'The user name and password do not match. Check both and try again.'],
  [{ __typename: 'LogInFailedError', locked: true }, 'After three failed logins within half an hour a password alone is not enough'],
  [{ __typename: 'TooManyAttemptsError', retryAfterSeconds: 61 }, 'Too many attempts. Try again in 2 minutes.'],
  [{ __typename: 'FogOnTheRiverError', __isRefusal: 'FogOnTheRiverError', message: 'Not in this fog.' }, 'Not in this fog.'],
] as const)('LG-01 the refusal %j is worded, and what was typed stays', async (refusal, words) => {
  const { environment } = await openGate();
  await press('enter');
  await submit();
  await answer(environment, 'useLogInMutation', { logIn: refusal });
  expect(screen.getByRole('alert').textContent).toContain(words);
  expect((screen.getByLabelText(/^User name/) as HTMLInputElement).value).toBe(' lotus88 ');
  const password = screen.getByLabelText<HTMLInputElement>(/^Password/);
  expect(password.value).toBe('secret1');
  // It is what most often was wrong: the next letter takes its place.
  const marked = () => [document.activeElement, password.selectionStart, password.selectionEnd];
  await waitFor(() => expect(marked()).toEqual([password, 0, 'secret1'.length]));
});

test.each([
  [{ __typename: 'NotAMemberAccountError' }, 'This is not a member account, so it cannot log in here.'],
  [{ __typename: 'NotAnAgentAccountError' }, 'This is not an agent account'],
])('LG-09 %j is refused with its text', async (refusal, words) => {
  const { environment } = await openGate();
  await press('enter');
  await submit();
  await answer(environment, 'useLogInMutation', { logIn: refusal });
  expect(screen.getByRole('alert').textContent).toContain(words);
});

test('LG-01 a lost connection is said, and the next press tries again', async () => {
  const { environment } = await openGate();
  await press('enter');
  await submit();
  await fail(environment, 'useLogInMutation');
  expect(screen.getByRole('alert').textContent).toContain('We could not reach the server');
  await press('Log in');
  expect(waitingFor(environment, 'useLogInMutation')).toHaveLength(1);
});

test('LG-02 without staying logged in nothing of a login is kept on the device', async () => {
  const { environment } = await openGate();
  await press('enter');
  await submit();
  await answer(environment, 'useLogInMutation', { logIn: { __typename: 'LogInPayload', passwordExpired: false, viewer: aMember } });
  expect([{ ...localStorage }, { ...sessionStorage }, document.cookie]).toEqual([{}, {}, '']);
});

test('LG-01 browsers and password managers know the fields', async () => {
  await openGate();
  await press('enter');
  const name = await screen.findByLabelText(/^User name/);
  expect(['autocomplete', 'autocapitalize', 'autocorrect', 'spellcheck'].map((hint) => name.getAttribute(hint))).toEqual([
    'username',
    'none',
    'off',
    'false',
  ]);
  expect(screen.getByLabelText(/^Password/).getAttribute('autocomplete')).toBe('current-password');
  await press('Show password');
  expect(screen.getByLabelText(/^Password/).getAttribute('type')).toBe('text');
});

test('the login offers one switch and registering once', async () => {
  await openGate();
  await press('enter');
  await screen.findByRole('dialog');
  expect(screen.getAllByRole('tablist')).toHaveLength(1);
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(
    [...screen.getAllByRole('tab'), ...screen.getAllByRole('button')].filter(({ textContent }) =>
      /Register|account/i.test(textContent ?? ''),
    ),
  ).toHaveLength(1);
});

test('RG-03 looking at the registration and back loses nothing that was typed', async () => {
  const { environment } = await openGate();
  await press('enter');
  await fill('User name', 'lotus88');
  await press('Register', 'tab');
  await answer(environment, 'RegisterSectionQuery', { registrationForm: { fields: [], minimumAge: 18 } });
  expect(screen.getByRole('tab', { name: 'Register' }).getAttribute('aria-selected')).toBe('true');
  await press('Log in', 'tab');
  const field = screen.getAllByLabelText(/^User name/).at(0) as HTMLInputElement;
  expect(field.value).toBe('lotus88');
});
