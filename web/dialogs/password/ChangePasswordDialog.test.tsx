import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useDialogs } from '../../overlays/dialogs.tsx';
import { useViewer } from '../../session/useViewer.ts';
import { answer, fail, variablesOf, waitingFor } from '../../testing/answer.ts';
import { fillIn } from '../../testing/fillIn.ts';
import { createOperationDescriptor } from 'relay-runtime';
import viewerQuery from '../../session/__generated__/useViewerQuery.graphql.ts';
import { anotherMember } from '../../testing/aMember.ts';
import { aMember, openPlace, press } from '../../testing/openPlace.tsx';
import { openAnswered } from '../../testing/openScreen.tsx';
import { pressEscape } from '../../testing/pressEscape.ts';

beforeEach(() => localStorage.clear());

const fields = [{ name: 'password', required: true, pattern: '*', patternId: 'lettersAndDigits', minLength: 6, maxLength: 20 }];

function Opener() {
  const { open } = useDialogs();
  const viewer = useViewer();
  return (
    <button type="button" onClick={() => open('changePassword')}>
      change for {viewer?.account ?? 'nobody'}
    </button>
  );
}

async function openChange(rules: readonly object[] = fields) {
  const place = await openPlace({ path: '/rng', viewer: aMember, routes: () => [{ path: '/rng', Component: Opener }] });
  await press('change for lotus88');
  await answer(place.environment, 'useFieldRulesQuery', { registrationForm: { fields: rules } });
  await screen.findByRole('dialog', { name: 'Change password' });
  return place;
}

async function fillAll(confirmation = 'lantern88') {
  await fillIn('Current password', 'old-one1');
  await fillIn('New password', 'lantern88');
  await fillIn('Repeat the new password', confirmation);
  await press('Change password');
}

test('PW-03 old, new and repeated are sent; success closes the dialog, ends the session and opens the login', async () => {
  const { environment } = await openChange();
  await fillAll();
  expect(variablesOf(environment, 'useChangePasswordMutation')).toEqual({
    input: { oldPassword: 'old-one1', newPassword: 'lantern88', confirmNewPassword: 'lantern88' },
  });
  await answer(environment, 'useChangePasswordMutation', { changePassword: { __typename: 'ChangePasswordPayload', changed: true } });
  expect((await screen.findByRole('dialog', { name: 'Welcome back' })).textContent).toContain(
    'Your password is changed. Log in with the new one.',
  );
  expect(screen.getByRole('button', { name: 'change for nobody', hidden: true })).toBeTruthy();
  expect(JSON.stringify({ ...localStorage })).not.toContain('lantern88');
});

test('VA-03 where shortest and longest are the same a single number is named, at the length and one beside it', async () => {
  const { environment } = await openChange([{ ...fields[0], patternId: 'length', minLength: 8, maxLength: 8 }]);
  for (const wrong of ['lantern', 'lantern88']) {
    await fillIn('Current password', 'old-one1');
    await fillIn('New password', wrong);
    await fillIn('Repeat the new password', wrong);
    await press('Change password');
    const [message] = await screen.findAllByText(/^Enter .*8.* characters/);
    expect(message?.textContent).not.toMatch(/8\D+8/);
    expect(waitingFor(environment, 'useChangePasswordMutation')).toHaveLength(0);
  }
  await fillIn('New password', 'lantern8');
  await fillIn('Repeat the new password', 'lantern8');
  await press('Change password');
  expect(waitingFor(environment, 'useChangePasswordMutation')).toHaveLength(1);
});

test('PW-03 a password manager is told whose password changes', async () => {
  await openChange();
  const whose = screen.getByRole('dialog').querySelector<HTMLInputElement>('form input[autocomplete="username"]');
  expect(whose?.value).toBe('lotus88');
  expect(whose?.hidden).toBe(true);
});

test('VA-03 the new password is described by what it needs', async () => {
  await openChange();
  const ids = screen.getByLabelText(/^New password/).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(ids)?.textContent).toMatch(/^Your password needs/);
});

test('VA-03 nothing is sent before each field meets its rule, and each says what it wants', async () => {
  const { environment } = await openChange();
  await press('Change password');
  expect(await screen.findByText('Current password: this cannot be empty.')).toBeTruthy();
  await fillIn('Current password', 'old-one1');
  await fillIn('New password', 'abc');
  await fillIn('Repeat the new password', 'abd');
  await press('Change password');
  expect(await screen.findByText('Enter 6–20 characters with both letters and digits.')).toBeTruthy();
  expect(screen.getByText('The two passwords are not the same.')).toBeTruthy();
  expect(waitingFor(environment, 'useChangePasswordMutation')).toEqual([]);
});

test.each([
  [{ __typename: 'WrongPasswordError' }, 'This is not your current password. Check it and try again.'],
  [
    { __typename: 'InvalidFieldsError', fields: [{ name: 'newPassword', patternId: 'commonPassword' }] },
    'This password is too easy to guess.',
  ],
  [{ __typename: 'InvalidFieldsError', fields: [{ name: 'newPassword', patternId: 'samePassword' }] }, 'The new password is the old one.'],
  [{ __typename: 'TooManyAttemptsError', retryAfterSeconds: 200 }, 'Try again in 4 minutes.'],
  [{ __typename: 'RealAccountNeededError' }, 'A trial account has no password to change.'],
  [{ __typename: 'FogOnTheRiverError', __isRefusal: 'FogOnTheRiverError', message: 'Not in this fog.' }, 'Not in this fog.'],
] as const)('PW-03 the refusal %j is worded, and what was typed stays', async (changePassword, words) => {
  const { environment } = await openChange();
  await fillAll();
  await answer(environment, 'useChangePasswordMutation', { changePassword });
  expect(screen.getByRole('dialog').textContent).toContain(words);
  expect((screen.getByLabelText(/^Repeat the new/) as HTMLInputElement).value).toBe('lantern88');
});

test('PW-03 LG-08 where another tab brings another member, nothing that was typed is left; where the member leaves, it closes', async () => {
  const { environment } = await openChange();
  await fillIn('Current password', 'old-one1');
  await fillIn('New password', 'lantern88');
  const tellOf = (viewer: object | null) =>
    act(async () => environment.commitPayload(createOperationDescriptor(viewerQuery, {}), { viewer }));
  await tellOf(anotherMember);
  const dialog = screen.getByRole('dialog');
  expect([...dialog.querySelectorAll('input')].map(({ value }) => value)).toEqual(['heron77', '', '', '']);
  await fillIn('Current password', 'old-one2');
  await tellOf(null);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('PW-03 a lost connection is said, and the password stays the old one', async () => {
  const { environment } = await openChange();
  await fillAll();
  await fail(environment, 'useChangePasswordMutation');
  expect(screen.getByRole('alert').textContent).toContain('We could not reach the server');
});

const forced = { ...aMember, mustChangePassword: true, memberCentreAllowed: false };

async function openForced(path = '/') {
  const place = await openAnswered(path, 'HomeScreenQuery', { popularGames: [] }, { viewer: forced });
  await answer(place.environment, 'useFieldRulesQuery', { registrationForm: { fields } });
  await screen.findByRole('alertdialog', { name: 'Choose a new password' });
  return place;
}

test('PW-04 LG-05 a session that must change its password meets the dialog on every page, and cannot dismiss it', async () => {
  await openForced();
  // The focus goes to the field: why it is asked for is said with the dialog.
  const about = screen.getByRole('alertdialog').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(about)?.textContent).toMatch(/password/);
  await pressEscape();
  expect(screen.getByRole('alertdialog', { name: 'Choose a new password' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('PW-04 Back neither gets around it nor takes what was typed', async () => {
  const { router, address } = await openForced();
  await waitFor(() => expect(address()).toBe('/?dialog=changePassword'));
  await fillIn('New password', 'lantern88');
  await act(async () => void router.navigate(-1));
  await waitFor(() => expect(address()).toBe('/?dialog=changePassword'));
  expect((screen.getByLabelText(/^New password/) as HTMLInputElement).value).toBe('lantern88');
});

test('PW-04 a panel in the address does not stand in its way', async () => {
  await openForced('/?panel=depositv2');
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
});

test('PW-04 logging out is the one other way: a guest at home', async () => {
  const { environment, address } = await openForced();
  await press('Log out instead');
  await answer(environment, 'useLogOutMutation', { logOut: { loggedOut: true } });
  expect(address()).toBe('/');
  expect(await screen.findByText('You are logged out.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Log out instead' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Register' })).toBeTruthy();
});

test('PW-04 LG-04 once it is changed the login leads to the panel that the address names', async () => {
  const { environment, address } = await openForced('/?panel=depositv2&panel.page=2');
  await fillAll();
  await answer(environment, 'useChangePasswordMutation', { changePassword: { __typename: 'ChangePasswordPayload', changed: true } });
  const login = within(await screen.findByRole('dialog', { name: 'Welcome back' }));
  await fillIn('User name', 'lotus88');
  await fillIn('Password', 'lantern88');
  await act(async () => login.getByRole('button', { name: 'Log in' }).click());
  await answer(environment, 'useLogInMutation', {
    logIn: { __typename: 'LogInPayload', firstTime: false, passwordExpired: false, viewer: aMember },
  });
  expect(await screen.findByRole('dialog', { name: 'Member centre' })).toBeTruthy();
  expect(address()).toBe('/?panel=depositv2&panel.page=2');
});

test('PW-04 once it is changed the login opens, and what waited for the first one still waits', async () => {
  const { environment } = await openForced();
  await fillAll();
  await answer(environment, 'useChangePasswordMutation', { changePassword: { __typename: 'ChangePasswordPayload', changed: true } });
  expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
