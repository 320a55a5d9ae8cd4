import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, variablesOf } from '../../testing/answer.ts';
import { fillIn, tick } from '../../testing/fillIn.ts';
import { openLogin } from '../../testing/openLogin.tsx';
import { aMember, press } from '../../testing/openPlace.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function openSmsLogin() {
  const place = await openLogin({ smsLogIn: true, freePlay: true, socialSignIn: true });
  await press('Code by SMS');
  const country = { countryCode: 'VN', countryDialingCode: '84' };
  await answer(place.environment, 'MobileCodeFieldsQuery', {
    site: { countries: [country], country },
    registrationForm: { challengeRequired: false, dialingCodes: true },
  });
  return place;
}

test('LG-01 who chooses the code by SMS, and the user name again, goes on in the form that comes', async () => {
  await openSmsLogin();
  expect(document.activeElement).toBe(await screen.findByLabelText(/^Mobile number/));
  await press('User name');
  expect(document.activeElement).toBe(await screen.findByLabelText(/^User name/));
});

test('LG-01 LG-02 on the way to the other form and back nothing that was typed is lost, and both know whether to remember', async () => {
  await openSmsLogin();
  await fillIn('Mobile number', '912 345 678');
  await fillIn('Code from the message', '123456');
  await press('User name');
  await fillIn('User name', 'lotus88');
  await tick('Stay logged in for a day');
  await press('Code by SMS');
  const valueOf = async (label: RegExp) => (await screen.findByLabelText<HTMLInputElement>(label)).value;
  expect([await valueOf(/^Mobile number/), await valueOf(/^Code from/)]).toEqual(['912 345 678', '123456']);
  const remembers = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Stay logged in for a day' }).checked;
  expect(remembers()).toBe(true);
  await tick('Stay logged in for a day');
  await press('User name');
  expect(await valueOf(/^User name/)).toBe('lotus88');
  expect(remembers()).toBe(false);
  // The name is there: what is missing is the password.
  expect(document.activeElement).toBe(screen.getByLabelText(/^Password/));
});

test('LG-06 a picture that was asked for is there again after the way to the code and back, another one, with nothing typed of the one before', async () => {
  const { environment } = await openSmsLogin();
  await press('User name');
  await fillIn('User name', 'lotus88');
  await fillIn('Password', 'secret1');
  await press('Log in');
  await answer(environment, 'useLogInMutation', { logIn: { __typename: 'LogInFailedError', captchaRequired: true } });
  const picture = (id: string) =>
    answer(environment, 'useCaptchaMutation', {
      refreshCaptcha: { __typename: 'RefreshCaptchaPayload', captcha: { id, image: 'AAAA' } },
    });
  await picture('c1');
  await fillIn('Characters', 'x7k');
  await press('Code by SMS');
  await press('User name');
  await picture('c2');
  expect((await screen.findByLabelText<HTMLInputElement>(/^Characters/)).value).toBe('');
  await fillIn('Characters', 'y8m');
  await press('Log in');
  expect(variablesOf(environment, 'useLogInMutation')).toMatchObject({ input: { captcha: 'y8m', captchaId: 'c2' } });
});

test('RG-14 LG-01 where no code was sent for the login, nothing says that one was: the operator’s words, and how long to wait', async () => {
  const { environment } = await openSmsLogin();
  await fillIn('Mobile number', '912 345 678');
  await press('Send code');
  await answer(environment, 'useLoginCodeMutation', {
    requestLoginCode: {
      __typename: 'CodeNotSentError',
      __isRefusal: 'CodeNotSentError',
      message: 'One minute has to pass between two codes.',
      retryAfterSeconds: 45,
    },
  });
  const warning = await screen.findByRole('alertdialog', { name: 'No code was sent' });
  expect(warning.textContent).toContain('One minute has to pass between two codes.');
  await press('OK');
  expect(await screen.findByRole('button', { name: /^4[345] s$/ })).toBeTruthy();
  expect(screen.queryByText(/^We have sent a code/)).toBeNull();
});

test('LG-01 LG-02 by SMS where the flag is on: number and code, and the number is remembered where that is ticked', async () => {
  const { environment } = await openSmsLogin();
  await press('Send code');
  expect(await screen.findByText('Mobile number: this cannot be empty.')).toBeTruthy();
  await fillIn('Mobile number', '912 345 678');
  await press('Send code');
  await waitFor(() =>
    expect(variablesOf(environment, 'useLoginCodeMutation')).toEqual({ input: { countryDialingCode: '84', mobileNum: '912 345 678' } }),
  );
  await answer(environment, 'useLoginCodeMutation', {
    requestLoginCode: { __typename: 'CodeSentPayload', expiresInSeconds: 120, checkId: null },
  });
  expect(await screen.findByRole('button', { name: /^1[12]\d s$/ })).toBeTruthy();
  expect(screen.getByText('We have sent a code to +84 912 345 678.')).toBeTruthy();
  await fillIn('Code from the message', '123456');
  await tick('Stay logged in for a day');
  await press('Log in');
  expect(variablesOf(environment, 'useLogInBySmsMutation')).toEqual({
    input: { countryDialingCode: '84', mobileNum: '912 345 678', verificationCode: '123456', rememberMe: true },
  });
  await answer(environment, 'useLogInBySmsMutation', { logInBySms: { __typename: 'VerificationCodeFailedError' } });
  expect(screen.getByRole('alert').textContent).toContain('The code is wrong');
  await press('Log in');
  await answer(environment, 'useLogInBySmsMutation', {
    logInBySms: { __typename: 'LogInPayload', firstTime: false, passwordExpired: false, viewer: aMember },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.cookie.split('; ').map(decodeURIComponent).toSorted()).toEqual(['loginRemember=true', 'loginTypeSms=84 912345678']);
});

test.each([true, false])(
  'RG-14 LG-01 a code that has let somebody in keeps nobody from asking for the next one (at once: %s)',
  async (atOnce) => {
    const { environment } = await openSmsLogin();
    await fillIn('Mobile number', '912 345 678');
    await press('Send code');
    const sent = { __typename: 'CodeSentPayload', expiresInSeconds: 300, checkId: null } as const;
    await answer(environment, 'useLoginCodeMutation', { requestLoginCode: sent });
    expect(screen.getByText('We have sent a code to +84 912 345 678.')).toBeTruthy();
    await fillIn('Code from the message', '123456');
    await press('Log in');
    const choices = [{ method: 'EMAIL', hint: 'l•••@example.com' }] as const;
    await answer(environment, 'useLogInBySmsMutation', {
      logInBySms: atOnce
        ? { __typename: 'LogInPayload', firstTime: false, passwordExpired: false, viewer: aMember }
        : { __typename: 'LoginVerificationNeededError', verificationId: 'v1', expiresInSeconds: 300, choices },
    });
    if (!atOnce) await press('Close');
    await press('enter');
    await press('Code by SMS');
    await fillIn('Mobile number', '912 345 678');
    expect(screen.getByRole('button', { name: 'Send code' }).getAttribute('aria-disabled')).toBeNull();
    expect(screen.queryByText(/^We have sent a code/)).toBeNull();
  },
);
