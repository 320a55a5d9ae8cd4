import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useSignIn } from '../../identity/useSignIn.ts';
import { useDialogs } from '../../overlays/dialogs.tsx';
import { answer, fail, failUntil, variablesOf, waitingFor } from '../../testing/answer.ts';
import { fillIn, tick } from '../../testing/fillIn.ts';
import { aMember, openPlace, press } from '../../testing/openPlace.tsx';
import { refuseStorage } from '../../testing/refuseStorage.ts';

let allow = () => {};
afterEach(() => allow());
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const rule = { required: true, pattern: '*', patternId: 'length', minLength: 4, maxLength: 20 };
const fields = [
  { ...rule, name: 'username' },
  { ...rule, name: 'password', minLength: 6 },
  { ...rule, name: 'email', pattern: '^\\S+@\\S+$', patternId: 'email', maxLength: 100, required: false },
];

function Opener() {
  const { open } = useDialogs();
  const { guard } = useSignIn();
  return (
    <>
      <button type="button" onClick={() => open('login')}>
        enter
      </button>
      <button type="button" onClick={() => guard(() => marked.push('favourite'))}>
        mark
      </button>
    </>
  );
}

const marked: string[] = [];

/** The way there is the link in the login. */
async function openForgot(phoneRecovery: boolean, by = 'enter') {
  const place = await openPlace({ path: '/rng', routes: () => [{ path: '/rng', Component: Opener }] });
  await press(by);
  await press('Forgot your password?');
  await answer(place.environment, 'ForgotPasswordDialogQuery', { site: { switches: { phoneRecovery } } });
  await answer(place.environment, 'useFieldRulesQuery', { registrationForm: { fields } });
  return place;
}

test('PW-01 rules and ways that could not be had are asked for by a press, whichever of them failed', async () => {
  const { environment } = await openPlace({ path: '/rng', routes: () => [{ path: '/rng', Component: Opener }] });
  await press('enter');
  await press('Forgot your password?');
  const tryAgain = () => screen.queryByRole('button', { name: 'Try again' });
  await failUntil(environment, 'ForgotPasswordDialogQuery', tryAgain);
  await press('Try again');
  await answer(environment, 'ForgotPasswordDialogQuery', { site: { switches: { phoneRecovery: false } } });
  await failUntil(environment, 'useFieldRulesQuery', tryAgain);
  await press('Try again');
  await answer(environment, 'useFieldRulesQuery', { registrationForm: { fields } });
  expect(await screen.findByRole('button', { name: 'Send the link' })).toBeTruthy();
});

test('PW-01 by e-mail: name and address are sent, and the answer tells nothing about any account', async () => {
  const { environment } = await openForgot(false);
  await fillIn('User name', 'lotus88');
  await fillIn('E-mail', ' lotus@example.com ');
  await press('Send the link');
  expect(variablesOf(environment, 'useRecoverByEmailMutation')).toEqual({ input: { username: 'lotus88', email: 'lotus@example.com' } });
  await answer(environment, 'useRecoverByEmailMutation', { recoverByEmail: { __typename: 'RecoverByEmailPayload', accepted: true } });
  expect((await screen.findByRole('status')).textContent).toContain('If the name and the address belong together, a link is on its way.');
  expect(screen.queryByRole('button', { name: 'Send the link' })).toBeNull();
  await press('Back to the login');
  expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeTruthy();
});

test('VA-04 both fields are held to their rules before anything is sent', async () => {
  const { environment } = await openForgot(false);
  await fillIn('User name', 'abc');
  await press('Send the link');
  expect(await screen.findByText('Enter 4–20 characters.')).toBeTruthy();
  expect(screen.getByText('E-mail: this cannot be empty.')).toBeTruthy();
  await fillIn('E-mail', 'nowhere');
  expect(await screen.findByText('Enter an e-mail address such as name@example.com.')).toBeTruthy();
  expect(waitingFor(environment, 'useRecoverByEmailMutation')).toEqual([]);
});

test('PW-01 too many askings are worded', async () => {
  const { environment } = await openForgot(false);
  await fillIn('User name', 'lotus88');
  await fillIn('E-mail', 'lotus@example.com');
  await press('Send the link');
  await answer(environment, 'useRecoverByEmailMutation', { recoverByEmail: { __typename: 'TooManyAttemptsError', retryAfterSeconds: 30 } });
  expect(screen.getByRole('alert').textContent).toContain('Try again in 1 minute.');
});

test('PW-01 an operator that sends no mail is worded, and says who helps', async () => {
  const { environment } = await openForgot(false);
  await fillIn('User name', 'lotus88');
  await fillIn('E-mail', 'lotus@example.com');
  await press('Send the link');
  await answer(environment, 'useRecoverByEmailMutation', { recoverByEmail: { __typename: 'FeatureOffError' } });
  expect(screen.getByRole('alert').textContent).toContain('No e-mail can be sent from here at the moment. Contact customer service.');
});

test('PW-02 RO-02 by phone is offered where its flag is on alone', async () => {
  await openForgot(false);
  expect(await screen.findByRole('button', { name: 'Send the link' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

const country = { countryCode: 'VN', countryDialingCode: '84' };
const answerNumbers = (environment: Awaited<ReturnType<typeof openForgot>>['environment']) =>
  answer(environment, 'MobileCodeFieldsQuery', {
    site: { countries: [country], country },
    registrationForm: { challengeRequired: false, dialingCodes: true },
  });

test('PW-02 where no cookie is kept nobody is logged in by number and code to no effect: that is said in the place of the form', async () => {
  const { environment } = await openForgot(true);
  allow = refuseStorage();
  await tick('By phone', 'radio');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Your browser keeps no cookies of this site/);
  expect([screen.queryByRole('button', { name: 'Send code' }), waitingFor(environment, 'MobileCodeFieldsQuery')]).toEqual([null, []]);
  allow();
  await press('Try again');
  await answerNumbers(environment);
  expect(await screen.findByLabelText(/^Mobile number/)).toBeTruthy();
});

async function byPhone(by?: string) {
  const place = await openForgot(true, by);
  await tick('By phone', 'radio');
  await answerNumbers(place.environment);
  await fillIn('Mobile number', '912345678');
  return place;
}

test('PW-01 the user name goes along from the login, and back to it', async () => {
  const { environment } = await openPlace({ path: '/rng', routes: () => [{ path: '/rng', Component: Opener }] });
  const name = async () => (await screen.findByLabelText<HTMLInputElement>(/^User name/)).value;
  await press('enter');
  await fillIn('User name', 'lotus88');
  await press('Forgot your password?');
  await answer(environment, 'ForgotPasswordDialogQuery', { site: { switches: { phoneRecovery: false } } });
  await answer(environment, 'useFieldRulesQuery', { registrationForm: { fields } });
  expect(await name()).toBe('lotus88');
  // Known already: what is missing is the address.
  expect(document.activeElement).toBe(screen.getByLabelText(/^E-mail/));
  await fillIn('User name', 'lotus89');
  await press('Back to the login');
  expect(await name()).toBe('lotus89');
});

test('PW-01 PW-02 on the way to the other form and back nothing that was typed is lost', async () => {
  await byPhone();
  await tick('By e-mail', 'radio');
  await fillIn('User name', 'lotus88');
  await tick('By phone', 'radio');
  expect((await screen.findByLabelText<HTMLInputElement>(/^Mobile number/)).value).toBe('912345678');
  await tick('By e-mail', 'radio');
  expect((await screen.findByLabelText<HTMLInputElement>(/^User name/)).value).toBe('lotus88');
});

test('PW-02 number, code and new password; then the member is signed in and stands at home', async () => {
  const { environment, address } = await byPhone();
  await press('Send code');
  await waitFor(() =>
    expect(variablesOf(environment, 'useRecoveryCodeMutation')).toEqual({ input: { countryDialingCode: '84', mobileNum: '912345678' } }),
  );
  await answer(environment, 'useRecoveryCodeMutation', {
    requestRecoveryCode: { __typename: 'CodeSentPayload', expiresInSeconds: 300, checkId: null },
  });
  expect(await screen.findByRole('button', { name: /^\d+ s$/ })).toBeTruthy();
  await fillIn('Code from the message', '123456');
  await fillIn('New password', 'lantern88');
  await press('Set it and log in');
  expect(variablesOf(environment, 'useRecoverByPhoneMutation')).toEqual({
    input: { countryDialingCode: '84', mobileNum: '912345678', verificationCode: '123456', newPassword: 'lantern88' },
  });
  await answer(environment, 'useRecoverByPhoneMutation', {
    recoverByPhone: { __typename: 'LogInPayload', firstTime: false, passwordExpired: false, viewer: aMember },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/');
});

test.each([true, false])('PW-02 LG-08 what asked for the login goes on behind the new password (at once: %s)', async (atOnce) => {
  marked.length = 0;
  const { environment, address } = await byPhone('mark');
  await fillIn('Code from the message', '123456');
  await fillIn('New password', 'lantern88');
  await press('Set it and log in');
  const entered = { __typename: 'LogInPayload', firstTime: false, passwordExpired: false, viewer: aMember } as const;
  if (atOnce) await answer(environment, 'useRecoverByPhoneMutation', { recoverByPhone: entered });
  else {
    const choices = [{ method: 'PHONE', hint: '+84 ••• 678' }] as const;
    const needed = { __typename: 'LoginVerificationNeededError', verificationId: 'v1', expiresInSeconds: 300, choices } as const;
    await answer(environment, 'useRecoverByPhoneMutation', { recoverByPhone: needed });
    await fillIn('Code from the message', '246810');
    await press('Confirm');
    await answer(environment, 'useLoginVerificationAnswerMutation', { answerLoginVerification: entered });
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(marked).toEqual(['favourite']);
  expect(address()).toBe('/rng');
});

test.each([
  [{ __typename: 'VerificationCodeFailedError' }, 'The code is wrong, missing or too old.', /^Code from/],
  [{ __typename: 'InvalidFieldsError', fields: [{ name: 'newPassword', patternId: 'commonPassword' }] }, 'too easy to guess', /^New pass/],
  [{ __typename: 'InvalidFieldsError', fields: [{ name: 'mobileNum', patternId: 'mobile' }] }, 'Enter a valid mobile number.', /^Mobile/],
] as const)('PW-02 the refusal %j is worded, and its field has the focus', async (recoverByPhone, words, field) => {
  const { environment } = await byPhone();
  await fillIn('Code from the message', '123456');
  await fillIn('New password', 'lantern88');
  await press('Set it and log in');
  await fail(environment, 'useRecoverByPhoneMutation');
  expect(screen.getByRole('alert').textContent).toContain('could not reach');
  await press('Set it and log in');
  await answer(environment, 'useRecoverByPhoneMutation', { recoverByPhone });
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain(words));
  expect(screen.getByRole('dialog').textContent).not.toContain('could not reach');
  expect(document.activeElement).toBe(screen.getByLabelText(field));
});

test('PP-14 PW-02 who has excluded themselves is told that the new password is set, and what it is good for', async () => {
  const { environment } = await byPhone();
  await press('Send code');
  await answer(environment, 'useRecoveryCodeMutation', {
    requestRecoveryCode: { __typename: 'CodeSentPayload', expiresInSeconds: 300, checkId: null },
  });
  await fillIn('Code from the message', '123456');
  await fillIn('New password', 'lantern88');
  await press('Set it and log in');
  await answer(environment, 'useRecoverByPhoneMutation', {
    recoverByPhone: { __typename: 'SelfExcludedError', until: null, step: 'TERM', returnFrom: null, returnTicket: null },
  });
  await answer(environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  expect(await screen.findByText('The new password is set. Log in with it to withdraw your money.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('You have asked to be kept from playing.');
  // The code is spent.
  expect(screen.queryByText(/^We have sent a code/)).toBeNull();
});
