import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, variablesOf, waitingFor } from '../../testing/answer.ts';
import { fillIn } from '../../testing/fillIn.ts';
import { press } from '../../testing/openPlace.tsx';
import { openAnswered } from '../../testing/openScreen.tsx';

beforeEach(() => localStorage.clear());

const fields = [{ name: 'password', required: true, pattern: '*', patternId: 'length', minLength: 6, maxLength: 20 }];

async function openLink() {
  const place = await openAnswered('/recover#token=s3cret', 'PasswordLinkScreenQuery');
  await answer(place.environment, 'useFieldRulesQuery', { registrationForm: { fields } });
  await fillIn('New password', 'lantern88');
  await fillIn('Repeat the new password', 'lantern88');
  return place;
}

test('PW-01 the mailed link sets the password once, its secret leaves the address, and the login follows', async () => {
  const { environment, router } = await openLink();
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  await press('Set the password');
  expect(variablesOf(environment, 'useSetPasswordByLinkMutation')).toEqual({
    input: { token: 's3cret', newPassword: 'lantern88', confirmNewPassword: 'lantern88' },
  });
  await answer(environment, 'useSetPasswordByLinkMutation', {
    setPasswordByLink: { __typename: 'SetPasswordByLinkPayload', changed: true },
  });
  expect((await screen.findByRole('dialog', { name: 'Welcome back' })).textContent).toContain('Your new password is set.');
});

test('PW-01 a link that is no longer good says so and offers another one', async () => {
  const { environment } = await openLink();
  await press('Set the password');
  await answer(environment, 'useSetPasswordByLinkMutation', { setPasswordByLink: { __typename: 'RecoveryFailedError' } });
  expect(await screen.findByText(/This link is no longer valid/)).toBeTruthy();
  await press('Ask for a new link');
  await answer(environment, 'ForgotPasswordDialogQuery', { site: { switches: { phoneRecovery: false } } });
  expect(await screen.findByRole('dialog', { name: 'Forgot your password?' })).toBeTruthy();
});

test('PW-01 what is answered to a link that another one has taken the place of does not take that one away', async () => {
  const { environment, router } = await openLink();
  await press('Set the password');
  await act(() => router.navigate('/recover#token=newer'));
  expect((screen.getByLabelText(/^New password/) as HTMLInputElement).value).toBe('');
  await answer(environment, 'useSetPasswordByLinkMutation', { setPasswordByLink: { __typename: 'RecoveryFailedError' } });
  await fillIn('New password', 'lantern99');
  await fillIn('Repeat the new password', 'lantern99');
  await press('Set the password');
  expect(variablesOf(environment, 'useSetPasswordByLinkMutation')).toMatchObject({ input: { token: 'newer', newPassword: 'lantern99' } });
});

test('PW-01 a refusal of a later version is said in its own words', async () => {
  const { environment } = await openLink();
  await press('Set the password');
  await answer(environment, 'useSetPasswordByLinkMutation', {
    setPasswordByLink: { __typename: 'FogOnTheRiverError', __isRefusal: 'FogOnTheRiverError', message: 'Not in this fog.' },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Not in this fog.');
});

test('PW-01 a refused password keeps the link', async () => {
  const { environment } = await openLink();
  await press('Set the password');
  await answer(environment, 'useSetPasswordByLinkMutation', {
    setPasswordByLink: { __typename: 'InvalidFieldsError', fields: [{ name: 'newPassword', patternId: 'commonPassword' }] },
  });
  expect(await screen.findByText(/too easy to guess/)).toBeTruthy();
  await press('Set the password');
  expect(variablesOf(environment, 'useSetPasswordByLinkMutation')).toMatchObject({ input: { token: 's3cret' } });
});

test('PW-01 the page without a link asks for nothing', async () => {
  await openAnswered('/recover', 'PasswordLinkScreenQuery');
  expect(await screen.findByText(/This link is no longer valid/)).toBeTruthy();
  expect(screen.queryByLabelText(/^New password/)).toBeNull();
});

test('I18N-2 the language can be changed, by a member too: what was typed stays, and the page is asked for again', async () => {
  const { environment } = await openLink();
  const picker = screen.getByRole('combobox', { name: 'Language' });
  await act(async () => fireEvent.change(picker, { target: { value: 'TY' } }));
  await waitFor(() => expect(waitingFor(environment, 'PasswordLinkScreenQuery')).toHaveLength(1));
  expect((screen.getByLabelText(/^Mật khẩu mới/) as HTMLInputElement).value).toBe('lantern88');
});
