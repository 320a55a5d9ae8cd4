import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, fail, type OperationName, waitingFor } from '../../../testing/answer.ts';
import { isSignedIn } from '../../../session/viewer.ts';
import { fillIn } from '../../../testing/fillIn.ts';
import { aMember, press } from '../../../testing/openPlace.tsx';
import { held, nothingBound, openSecurity, session } from '../../../testing/openSecurity.ts';

beforeEach(() => localStorage.clear());

const sent = (environment: Awaited<ReturnType<typeof openSecurity>>['environment'], name: OperationName) => waitingFor(environment, name);
const twice = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => {
    button.click();
    button.click();
  });
};

test('PP-34 the login before this one is shown with its time and place', async () => {
  const { panel } = await openSecurity();
  expect(await panel.findByText('2026-01-30 19:30:45')).toBeTruthy();
  expect(panel.getByText('from 198.51.100.1')).toBeTruthy();
});

test('PP-34 who was never here before is told so', async () => {
  const { panel } = await openSecurity({ lastLogin: null });
  expect(await panel.findByText('This is your first login.')).toBeTruthy();
});

test.each([
  ['basic', 1, null, false],
  ['good', 2, { hint: '+84 ••• 78', proven: true }, false],
  ['good', 2, null, true],
  ['basic', 1, { hint: '+84 ••• 78', proven: false }, false],
  ['strong', 3, { hint: '+84 ••• 78', proven: true }, true],
] as const)('MC-02 the account is held %s: step %i, with the number %j and an app: %s', async (level, step, phone, enabled) => {
  const { panel } = await openSecurity({
    contacts: { ...nothingBound.contacts, phone },
    authenticator: { enabled, recoveryCodesLeft: 10 },
  });
  expect((await panel.findByText(level)).tagName).toBe('STRONG');
  expect(panel.getByRole('img', { name: `Security ${step} of 3` })).toBeTruthy();
});

test('MC-02 a mail address is bound by the password and the code, and a double click sends one of each', async () => {
  const { environment, panel, address } = await openSecurity();
  const [, mail] = await panel.findAllByRole('button', { name: 'Link' });
  await act(async () => mail?.click());
  expect(address()).toBe('/rng?panel=securityCenter&panel.item=email');
  await press('Send the code');
  expect(sent(environment, 'useChangeContactSendMutation')).toEqual([]);
  await fillIn('New e-mail address', 'linh@example.com');
  await fillIn('Current password', 'lantern 7');
  await twice('Send the code');
  expect(sent(environment, 'useChangeContactSendMutation').map(({ request }) => request.variables)).toEqual([
    { input: { contact: 'EMAIL', value: 'linh@example.com', countryDialingCode: null, proof: null, password: 'lantern 7' } },
  ]);
  await answer(environment, 'useChangeContactSendMutation', { sendContactCode: { __typename: 'CodeSentPayload', expiresInSeconds: 300 } });
  expect(await panel.findByText('A code was sent to linh@example.com.')).toBeTruthy();
  await fillIn('Code', '246810');
  await twice('Confirm');
  expect(sent(environment, 'useChangeContactMutation').map(({ request }) => request.variables)).toEqual([
    { input: { contact: 'EMAIL', value: 'linh@example.com', countryDialingCode: null, proof: null, code: '246810', proofCode: '' } },
  ]);
  const { authenticator, paymentPassword } = nothingBound;
  const contacts = { ...nothingBound.contacts, email: { hint: 'l•••@example.com', proven: true } };
  await answer(environment, 'useChangeContactMutation', {
    changeContact: {
      __typename: 'ChangeContactPayload',
      viewer: { id: aMember.id, authenticator, paymentPassword, contacts },
    },
  });
  await answer(environment, 'SecurityCenterPageQuery', held({ contacts }));
  expect(await panel.findByText('l•••@example.com · verified')).toBeTruthy();
  expect(address()).toBe('/rng?panel=securityCenter');
});

test('MC-02 a wrong password is said at its field, and what was typed stays', async () => {
  const { environment, panel } = await openSecurity({}, 'email');
  await fillIn('New e-mail address', 'linh@example.com');
  await fillIn('Current password', 'guess');
  await press('Send the code');
  await answer(environment, 'useChangeContactSendMutation', {
    sendContactCode: {
      __typename: 'WrongPasswordError',
      __isRefusal: 'WrongPasswordError',
      message: 'This is not the password of the account.',
      code: 'WRONG_PASSWORD',
      correlationId: 'c',
    },
  });
  const field = await panel.findByLabelText(/Current password/);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(panel.getByLabelText<HTMLInputElement>(/New e-mail address/).value).toBe('linh@example.com');
});

test('MC-02 where a number is bound already, the code that went there is asked for as well', async () => {
  const proofs = [{ method: 'PHONE', hint: '+84 ••• 78' }];
  const contacts = { ...nothingBound.contacts, phone: { hint: '+84 ••• 78', proven: true }, proofs };
  const { environment, panel } = await openSecurity({ contacts }, 'email');
  expect(await panel.findByText(/one goes to \+84 ••• 78/)).toBeTruthy();
  await fillIn('New e-mail address', 'linh@example.com');
  await fillIn('Current password', 'lantern 7');
  await press('Send the code');
  await answer(environment, 'useChangeContactSendMutation', { sendContactCode: { __typename: 'CodeSentPayload', expiresInSeconds: 300 } });
  await fillIn('Code', '246810');
  await press('Confirm');
  expect(sent(environment, 'useChangeContactMutation')).toEqual([]);
  await fillIn('The other code', '135790');
  await press('Confirm');
  expect(sent(environment, 'useChangeContactMutation')[0]?.request.variables).toMatchObject({
    input: { proof: 'PHONE', code: '246810', proofCode: '135790' },
  });
});

test.each([
  ['its own button', 'I have kept them', null],
  ['the button of its row', 'Close', 1],
  ['that of another row', 'Link', 0],
])(
  'MC-02 an app is bound by password, scan and code; its recovery codes are shown once, and are put away by %s',
  async (_by, name, index) => {
    const { environment, panel } = await openSecurity({}, 'authenticator');
    await fillIn('Current password', 'lantern 7');
    await twice('Next');
    expect(sent(environment, 'useAuthenticatorEnrolMutation').map(({ request }) => request.variables)).toEqual([
      { input: { password: 'lantern 7', code: null } },
    ]);
    await answer(environment, 'useAuthenticatorEnrolMutation', {
      enrolAuthenticator: {
        __typename: 'EnrolAuthenticatorPayload',
        secret: 'ABCDEFGH',
        address: 'otpauth://totp/Sampan:lotus88?secret=ABCDEFGH',
      },
    });
    expect(await panel.findByRole('img', { name: 'Code for the authenticator app' })).toBeTruthy();
    expect(panel.getByText('ABCD EFGH')).toBeTruthy();
    // The password was hidden in the field before.
    expect(panel.getByLabelText<HTMLInputElement>(/^Six digits that the app shows/).value).toBe('');
    await fillIn('Six digits that the app shows', '123456');
    await twice('Link the app');
    expect(sent(environment, 'useAuthenticatorConfirmMutation').map(({ request }) => request.variables)).toEqual([
      { input: { code: '123456' } },
    ]);
    await answer(environment, 'useAuthenticatorConfirmMutation', {
      confirmAuthenticator: { __typename: 'ConfirmAuthenticatorPayload', recoveryCodes: ['AAAA-BBBB', 'CCCC-DDDD'] },
    });
    const codes = within(await panel.findByRole('list', { name: 'Recovery codes' }));
    expect(codes.getAllByRole('listitem').map((each) => each.textContent)).toEqual(['AAAA-BBBB', 'CCCC-DDDD']);
    const button = index === null ? panel.getByRole('button', { name }) : panel.getAllByRole('button', { name })[index];
    await act(async () => button?.click());
    await answer(environment, 'SecurityCenterPageQuery', held({ authenticator: { enabled: true, recoveryCodesLeft: 10 } }));
    expect(await panel.findByText('Linked · 10 recovery codes left')).toBeTruthy();
    expect(panel.queryByText('AAAA-BBBB')).toBeNull();
  },
);

test('MC-02 an app is removed by password and code', async () => {
  const { environment, panel } = await openSecurity({ authenticator: { enabled: true, recoveryCodesLeft: 1 } }, 'authenticator');
  expect(await panel.findByText('Linked · 1 recovery code left')).toBeTruthy();
  await fillIn('Current password', 'lantern 7');
  // A recovery code has letters.
  expect(panel.getByLabelText<HTMLInputElement>(/Code from your app/).inputMode).toBe('text');
  await fillIn('Code from your app', '123456');
  await twice('Remove the app');
  expect(sent(environment, 'useAuthenticatorRemoveMutation').map(({ request }) => request.variables)).toEqual([
    { input: { password: 'lantern 7', code: '123456' } },
  ]);
  await answer(environment, 'useAuthenticatorRemoveMutation', {
    removeAuthenticator: { __typename: 'RemoveAuthenticatorPayload', removed: true },
  });
  await answer(environment, 'SecurityCenterPageQuery', held());
  expect(await panel.findByText('No app is linked.')).toBeTruthy();
});

test('MC-02 sessions are told by device, place and time; one is ended, or all others', async () => {
  const { environment, panel } = await openSecurity();
  expect((await panel.findAllByText(/Chrome on Windows/)).length).toBe(2);
  expect(panel.getAllByText('2026-01-31 20:00:00').length).toBe(2);
  await twice('Log out Chrome on Windows');
  expect(sent(environment, 'useEndSessionsOneMutation').map(({ request }) => request.variables)).toEqual([{ input: { sessionId: 's2' } }]);
  await answer(environment, 'useEndSessionsOneMutation', { endSession: { __typename: 'EndSessionPayload' } });
  await answer(environment, 'SecurityCenterPageQuery', held({ sessions: [session('s1', true)] }));
  await waitFor(() => expect(panel.getAllByText(/Chrome on Windows/).length).toBe(1));
  expect(panel.queryByRole('button', { name: 'Log out all others' })).toBeNull();
});

test('MC-02 signing out everywhere asks first, and leads home as a guest', async () => {
  const { environment, address } = await openSecurity();
  await press('Log out everywhere');
  const question = within(await screen.findByRole('alertdialog'));
  expect(sent(environment, 'useEndSessionsAllMutation')).toEqual([]);
  await act(async () => question.getByRole('button', { name: 'Log out everywhere' }).click());
  expect(sent(environment, 'useEndSessionsAllMutation')[0]?.request.variables).toEqual({ input: { keepCurrent: false } });
  await answer(environment, 'useEndSessionsAllMutation', { logOutEverywhere: { __typename: 'LogOutEverywherePayload' } });
  await waitFor(() => expect(address()).toBe('/'));
  await waitFor(() => expect(isSignedIn(environment)).toBe(false));
  expect(await screen.findByText('You are logged out.')).toBeTruthy();
});

test('a sign-out that is lost says so, and the list stays', async () => {
  const { environment, panel } = await openSecurity();
  await press('Log out all others');
  await fail(environment, 'useEndSessionsAllMutation');
  expect(await screen.findByText(/could not reach the server/)).toBeTruthy();
  expect(panel.getAllByText(/Chrome on Windows/).length).toBe(2);
});

test('what could not be looked up is said, and no level is made up', async () => {
  const { panel } = await openSecurity({ contacts: null });
  expect(await panel.findByText(/could not be looked up/)).toBeTruthy();
  expect(panel.queryByText('basic')).toBeNull();
});

test.each([
  ['a number proves', 'Code by text message', 'PHONE', '+84 ••• 78'],
  ['a mail address alone proves', 'Code by e-mail', 'EMAIL', 'l•••@example.com'],
] as const)('LG-10 where %s the account, an app is bound by the code that went there as well', async (_what, label, factor, hint) => {
  const { environment, panel } = await openSecurity({ paymentPassword: { factor, hint } }, 'authenticator');
  await fillIn('Current password', 'lantern 7');
  expect(panel.getByText(`It goes to ${hint}.`)).toBeTruthy();
  await press('Next');
  expect(sent(environment, 'useAuthenticatorEnrolMutation')).toEqual([]);
  await press('Send code');
  expect(sent(environment, 'useStepUpCodeMutation').map(({ request }) => request.variables)).toEqual([
    { input: { action: 'ENROL_AUTHENTICATOR' } },
  ]);
  await answer(environment, 'useStepUpCodeMutation', { requestStepUpCode: { __typename: 'StepUpCodePayload', expiresInSeconds: 300 } });
  await fillIn(label, '135790');
  await press('Next');
  expect(sent(environment, 'useAuthenticatorEnrolMutation').map(({ request }) => request.variables)).toEqual([
    { input: { password: 'lantern 7', code: '135790' } },
  ]);
  await answer(environment, 'useAuthenticatorEnrolMutation', {
    enrolAuthenticator: {
      __typename: 'VerificationCodeFailedError',
      __isRefusal: 'VerificationCodeFailedError',
      message: 'This code is wrong.',
      code: 'VERIFICATION_CODE_FAILED',
      correlationId: 'c',
    },
  });
  expect(await panel.findByText('This code is wrong.')).toBeTruthy();
});
