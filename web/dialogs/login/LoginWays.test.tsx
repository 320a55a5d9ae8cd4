import { createHash } from 'node:crypto';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, fail, type MockAnswer, variablesOf, waitingFor } from '../../testing/answer.ts';
import { fillIn, tick } from '../../testing/fillIn.ts';
import { forgetUnseen } from '../../testing/forgetUnseen.ts';
import { openLogin } from '../../testing/openLogin.tsx';
import { aMember, press } from '../../testing/openPlace.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

type LogIn = NonNullable<MockAnswer<'useLogInMutation'>['logIn']>;
type Entered = Extract<LogIn, { readonly __typename: 'LogInPayload' }>;
const entered = (changes: Partial<Entered> = {}): Entered => ({
  __typename: 'LogInPayload',
  firstTime: false,
  passwordExpired: false,
  viewer: aMember,
  ...changes,
});
const allWays = { smsLogIn: true, freePlay: true, socialSignIn: true };

async function submit() {
  await fillIn('User name', 'lotus88');
  await fillIn('Password', 'secret1');
  await press('Log in');
}

test('LG-06 a failure that says so brings the captcha with its picture, and the next try carries it', async () => {
  const { environment } = await openLogin();
  await submit();
  expect(screen.queryByLabelText(/^Characters/)).toBeNull();
  await answer(environment, 'useLogInMutation', { logIn: { __typename: 'LogInFailedError', captchaRequired: true } });
  await answer(environment, 'useCaptchaMutation', {
    refreshCaptcha: { __typename: 'RefreshCaptchaPayload', captcha: { id: 'c1', image: 'AAAA' } },
  });
  expect((await waitFor(() => screen.getByRole('button', { name: 'Another picture' }).querySelector('img')))?.getAttribute('src')).toBe(
    'data:image/png;base64,AAAA',
  );
  await press('Log in');
  expect(await screen.findByText('Enter the characters in the picture.')).toBeTruthy();
  expect(waitingFor(environment, 'useLogInMutation')).toEqual([]);
  await fillIn('Characters', ' x7k ');
  await press('Log in');
  expect(variablesOf(environment, 'useLogInMutation')).toEqual({
    input: { username: 'lotus88', password: 'secret1', rememberMe: false, captcha: 'x7k', captchaId: 'c1' },
  });
});

test.each(['refused', 'lost'])('LG-06 a picture whose answer is %s goes at once, the next comes as soon as it may', async (how) => {
  const { environment } = await openLogin();
  await submit();
  await answer(environment, 'useLogInMutation', { logIn: { __typename: 'LogInFailedError', captchaRequired: true } });
  await answer(environment, 'useCaptchaMutation', {
    refreshCaptcha: { __typename: 'RefreshCaptchaPayload', captcha: { id: 'c1', image: 'AAAA' } },
  });
  await fillIn('Characters', 'x7k');
  await press('Log in');
  if (how === 'lost') await fail(environment, 'useLogInMutation');
  else await answer(environment, 'useLogInMutation', { logIn: { __typename: 'CaptchaFailedError' } });
  const picture = () => screen.getByRole('button', { name: 'Another picture' }).querySelector('img')?.getAttribute('src');
  expect(picture()).toBeUndefined();
  await waitFor(() => expect(waitingFor(environment, 'useCaptchaMutation')).toHaveLength(1));
  await answer(environment, 'useCaptchaMutation', {
    refreshCaptcha: { __typename: 'RefreshCaptchaPayload', captcha: { id: 'c2', image: 'BBBB' } },
  });
  await waitFor(() => expect(picture()).toBe('data:image/png;base64,BBBB'));
});

test('LG-01 where the operator wants work done first, it is done and the login goes on by itself', async () => {
  const { environment } = await openLogin();
  await submit();
  await answer(environment, 'useLogInMutation', { logIn: { __typename: 'ChallengeFailedError' } });
  const challenge = {
    algorithm: 'SHA-256',
    challenge: createHash('sha256').update('salt7').digest('hex'),
    salt: 'salt',
    signature: 'signed',
    maxNumber: 100,
  };
  await answer(environment, 'useChallengeMutation', { requestChallenge: { __typename: 'RequestChallengePayload', challenge } });
  await waitFor(() => expect(waitingFor(environment, 'useLogInMutation')).toHaveLength(1));
  const { input } = variablesOf(environment, 'useLogInMutation') as { input: { challenge: string } };
  expect(input).toMatchObject({ username: 'lotus88', password: 'secret1' });
  expect(JSON.parse(atob(input.challenge))).toMatchObject({ salt: 'salt', number: 7, signature: 'signed' });
  await answer(environment, 'useLogInMutation', { logIn: entered() });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('LG-02 ticking remember-me is sent and kept for the next time, unticking forgets it at once', async () => {
  const { environment } = await openLogin();
  await tick('Stay logged in for a day');
  await submit();
  expect(variablesOf(environment, 'useLogInMutation')).toMatchObject({ input: { rememberMe: true } });
  await answer(environment, 'useLogInMutation', { logIn: entered() });
  expect(document.cookie.split('; ').toSorted()).toEqual(['lastUser=lotus88', 'loginRemember=true']);
  await press('enter');
  const box = await screen.findByRole('checkbox', { name: 'Stay logged in for a day' });
  expect((box as HTMLInputElement).checked).toBe(true);
  expect((screen.getByLabelText(/^Password/) as HTMLInputElement).value).toBe('');
  await tick('Stay logged in for a day');
  expect(document.cookie).toBe('');
});

test('LG-04 a first login is greeted', async () => {
  const { environment } = await openLogin();
  await submit();
  await answer(environment, 'useLogInMutation', { logIn: entered({ firstTime: true }) });
  expect(await screen.findByText(/^Welcome aboard/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  [true, 'Your password has expired'],
  [false, 'Choose a new password of your own'],
])('LG-05 a password that must be changed (expired: %s) opens the change of password instead', async (passwordExpired, words) => {
  const { environment } = await openLogin();
  await submit();
  await answer(environment, 'useLogInMutation', { logIn: entered({ passwordExpired, viewer: { ...aMember, mustChangePassword: true } }) });
  expect((await screen.findByRole('alertdialog', { name: 'Choose a new password' })).textContent).toContain(words);
});

test('LG-05 an expired password whose change is not forced opens it all the same; closed, what waited goes on', async () => {
  const { environment } = await openLogin();
  await submit();
  await answer(environment, 'useLogInMutation', { logIn: entered({ passwordExpired: true }) });
  expect((await screen.findByRole('dialog', { name: 'Choose a new password' })).textContent).toContain('Your password has expired');
  await press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('PW-03 a change that follows the login at once does not ask for the password that was just typed', async () => {
  const { environment } = await openLogin();
  await submit();
  await answer(environment, 'useLogInMutation', { logIn: entered({ viewer: { ...aMember, mustChangePassword: true } }) });
  await screen.findByRole('alertdialog', { name: 'Choose a new password' });
  await answer(environment, 'useFieldRulesQuery', { registrationForm: { fields: [] } });
  const field = await screen.findByLabelText(/^New password/);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.queryByLabelText(/^Current password/)).toBeNull();
  await fillIn('New password', 'lantern88');
  await fillIn('Repeat the new password', 'lantern88');
  await press('Change password');
  expect(variablesOf(environment, 'useChangePasswordMutation')).toEqual({
    input: { oldPassword: 'secret1', newPassword: 'lantern88', confirmNewPassword: 'lantern88' },
  });
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state])).not.toContain('secret1');
  // It was changed elsewhere meanwhile: then it has to be asked for.
  await answer(environment, 'useChangePasswordMutation', { changePassword: { __typename: 'WrongPasswordError' } });
  expect(screen.getByText('This is not your current password. Check it and try again.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Current password/));
});

test('RO-02 without its flags the login has neither SMS, nor free play, nor other accounts', async () => {
  await openLogin();
  for (const name of ['Try with play funds, no account needed', 'Continue with Harbour'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Code by SMS' })).toBeNull();
});

test('LG-03 LG-11 free play logs in a trial account, closes the dialog and leads home', async () => {
  const { environment, address } = await openLogin(allWays);
  await press('Try with play funds, no account needed');
  expect(waitingFor(environment, 'useFreePlayMutation')).toHaveLength(1);
  await answer(environment, 'useFreePlayMutation', {
    freePlay: entered({ viewer: { ...aMember, kind: 'DEMO', memberCentreAllowed: false } }),
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/');
});

test('LG-03 free play that is refused is worded', async () => {
  const { environment } = await openLogin(allWays);
  await press('Try with play funds, no account needed');
  await answer(environment, 'useFreePlayMutation', { freePlay: { __typename: 'TooManyAttemptsError', retryAfterSeconds: 60 } });
  expect(screen.getByRole('alert').textContent).toContain('Try again in 1 minute.');
});

test('RG-05 another account’s button leaves for the address that the gateway names', async () => {
  const { environment } = await openLogin(allWays);
  await press('Continue with Harbour');
  expect(variablesOf(environment, 'useBeginSocialSignInMutation')).toEqual({ input: { provider: 'harbour' } });
  await answer(environment, 'useBeginSocialSignInMutation', { beginSocialSignIn: { __typename: 'SocialSignInFailedError' } });
  expect(screen.getByRole('alert').textContent).toContain('could not be used');
  await press('Continue with Harbour');
  await answer(environment, 'useBeginSocialSignInMutation', { beginSocialSignIn: { __typename: 'SocialProviderUnavailableError' } });
  expect(screen.getByRole('alert').textContent).toMatch(/does not answer.*try again/);
  expect(screen.getByRole('button', { name: 'Continue with Harbour' }).getAttribute('aria-disabled')).toBeNull();
});

test('RG-05 who comes back from the provider to the page as it was left can press again', async () => {
  const { environment } = await openLogin(allWays);
  await press('Continue with Harbour');
  const button = screen.getByRole('button', { name: 'Continue with Harbour' });
  await press('Continue with Harbour');
  expect(waitingFor(environment, 'useBeginSocialSignInMutation')).toHaveLength(1);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await act(async () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false })));
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await act(async () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(button.getAttribute('aria-disabled')).toBeNull();
});

test('a double press is one try', async () => {
  const { environment } = await openLogin();
  await fillIn('User name', 'lotus88');
  await fillIn('Password', 'secret1');
  const button = screen.getByRole('button', { name: 'Log in' });
  await act(async () => {
    button.click();
    button.click();
  });
  expect(waitingFor(environment, 'useLogInMutation')).toHaveLength(1);
});

test('RG-05 whoever opens the login again after a long visit waits for the buttons of other services, which are asked for anew', async () => {
  const { environment } = await openLogin(allWays);
  await press('Close');
  await forgetUnseen(environment);
  await press('enter');
  await answer(environment, 'useLoginWaysQuery', {
    site: { switches: allWays, socialProviders: [{ provider: 'harbour', name: 'Harbour' }] },
  });
  expect(await screen.findByRole('button', { name: 'Continue with Harbour' })).toBeTruthy();
});
