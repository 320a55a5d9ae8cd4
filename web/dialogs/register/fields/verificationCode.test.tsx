import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, fail, variablesOf, waitingFor } from '../../../testing/answer.ts';
import { press } from '../../../testing/openPlace.tsx';
import { aForm, field, fillIn, openPage, rule, type } from '../testing/registrationPlace.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const bySms = {
  fields: [
    ...aForm.fields,
    rule('mobileNum', { required: false, maxLength: 20, pattern: '^[0-9\\s()+.\\-]+$', patternId: 'mobile' }),
    rule('verificationCode', { minLength: 4, maxLength: 6 }),
  ],
  phoneVerification: 'SMS' as const,
};
const mutation = 'useRegisterCodeMutation';
const sent = (expiresInSeconds: number) =>
  ({ requestRegisterCode: { __typename: 'CodeSentPayload', expiresInSeconds, checkId: null } }) as const;
const pass = (seconds: number) => act(async () => vi.advanceTimersByTime(seconds * 1000));
const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

test('RG-04 the code that is dialled before a number is chosen where the operator takes several, and nowhere else', async () => {
  await openPage({ form: bySms });
  expect(await screen.findByRole('combobox', { name: 'Country code' })).toBeTruthy();
  cleanup();
  await openPage({ form: { ...bySms, dialingCodes: false } });
  expect(field('Mobile number')).toBeTruthy();
  expect([screen.queryByRole('combobox'), screen.queryByText('+84')]).toEqual([null, null]);
});

test('RG-14 the phone is checked before a code is asked for', async () => {
  const { environment } = await openPage({ form: bySms });
  await press('Send code');
  expect(waitingFor(environment, mutation)).toEqual([]);
  expect(screen.getByText('Mobile number: this cannot be empty.')).toBeTruthy();
  await act(async () => new Promise((resolve) => void setTimeout(resolve)));
  expect(document.activeElement).toBe(field('Mobile number'));
});

test('RG-14 what is no number is said at its field, and no code is asked for', async () => {
  const { environment } = await openPage({ form: bySms });
  await type('Mobile number', 'abcdefgh');
  await press('Send code');
  expect(waitingFor(environment, mutation)).toEqual([]);
  expect(field('Mobile number').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Enter a valid mobile number.')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('RG-14 the button counts the minutes down in seconds, and sends again at zero', async () => {
  const { environment } = await openPage({ form: bySms });
  await type('Mobile number', ' 0912345678 ');
  await press('Send code');
  expect(variablesOf(environment, mutation)['input']).toEqual({ mobileNum: '0912345678', countryDialingCode: '84' });
  await answer(environment, mutation, sent(5 * 60));
  expect(isOff('300 s')).toBe(true);
  expect(screen.getByText('We have sent a code to +84 0912345678.')).toBeTruthy();
  await act(async () => new Promise((resolve) => void setTimeout(resolve)));
  expect(document.activeElement).toBe(field('Verification code'));
  await pass(1);
  expect(isOff('299 s')).toBe(true);
  await pass(298);
  expect(isOff('1 s')).toBe(true);
  await pass(1);
  expect(isOff('Send again')).toBe(false);
});

test('RG-14 a code that was sent stays good where no other can be had yet', async () => {
  const { environment } = await openPage({ form: bySms });
  await type('Mobile number', '0912345678');
  await press('Send code');
  await answer(environment, mutation, sent(60));
  await pass(60);
  await press('Send again');
  const refusal = { __typename: 'CodeNotSentError', __isRefusal: 'CodeNotSentError', message: 'Not yet.', retryAfterSeconds: 45 } as const;
  await answer(environment, mutation, { requestRegisterCode: refusal });
  await press('OK');
  expect(isOff('45 s')).toBe(true);
  expect(screen.getByText('We have sent a code to +84 0912345678.')).toBeTruthy();
});

test('RG-14 the countdown survives a reload, and belongs to the number that the code went to', async () => {
  const { environment } = await openPage({ form: bySms });
  await type('Mobile number', '0912345678');
  await press('Send code');
  await answer(environment, mutation, sent(60));
  cleanup();
  vi.setSystemTime(Date.now() + 20_000);
  await openPage({ form: bySms });
  await type('Mobile number', '0912 345 678');
  expect(isOff('40 s')).toBe(true);
  await type('Mobile number', '0987654321');
  expect(isOff('Send code')).toBe(false);
});

test('RG-14 a failure shows the server’s message in a warning dialog, and its wait on the button', async () => {
  const { environment } = await openPage({ form: bySms });
  await type('Mobile number', '0912345678');
  await press('Send code');
  await answer(environment, mutation, {
    requestRegisterCode: {
      __typename: 'CodeNotSentError',
      __isRefusal: 'CodeNotSentError',
      message: 'Bạn đã yêu cầu quá nhiều lần.',
      retryAfterSeconds: 30,
    },
  });
  expect(
    within(await screen.findByRole('alertdialog', { name: 'No code was sent' })).getByText('Bạn đã yêu cầu quá nhiều lần.'),
  ).toBeTruthy();
  await press('OK');
  expect(isOff('30 s')).toBe(true);
  expect(screen.queryByText(/^We have sent a code/)).toBeNull();
});

test('RG-14 a refusal of a later version is said in its own words', async () => {
  const { environment } = await openPage({ form: bySms });
  await type('Mobile number', '0912345678');
  await press('Send code');
  await answer(environment, mutation, {
    requestRegisterCode: { __typename: 'FogOnTheRiverError', __isRefusal: 'FogOnTheRiverError', message: 'Not in this fog.' },
  });
  expect((await screen.findByRole('alertdialog', { name: 'No code was sent' })).textContent).toContain('Not in this fog.');
});

test('RG-14 requests are at least a second apart', async () => {
  const { environment } = await openPage({ form: bySms });
  await type('Mobile number', '0912345678');
  await press('Send code');
  await fail(environment, mutation);
  await press('OK');
  await press('Send code');
  expect(waitingFor(environment, mutation)).toEqual([]);
  await pass(0.999);
  await press('Send code');
  expect(waitingFor(environment, mutation)).toEqual([]);
  await pass(0.001);
  await press('Send code');
  expect(waitingFor(environment, mutation)).toHaveLength(1);
});

test('VA-03 the code is required where numbers are verified, up to 255 characters, and the number with it', async () => {
  await openPage({ form: bySms });
  expect(field('Verification code').maxLength).toBe(255);
  expect(field('Mobile number').placeholder).toBe('Mobile number *');
  await fillIn();
  await press('Create account');
  const summary = within(screen.getByRole('alert'));
  expect(summary.getAllByRole('button').map((line) => line.textContent)).toEqual([
    'Mobile number: this cannot be empty.',
    'Enter a valid verification code.',
  ]);
});

test('VA-03 a number that is asked for is verified even where the configuration forgets the code', async () => {
  await openPage({ form: { ...bySms, fields: bySms.fields.slice(0, -1) } });
  expect(field('Verification code').placeholder).toBe('Verification code *');
});

test('VA-03 without verification there is no code to type', async () => {
  await openPage({ form: { ...bySms, phoneVerification: 'NONE' } });
  expect(screen.queryByLabelText(/^Verification code/)).toBeNull();
});

test('VA-02 a wrong code is said at its field', async () => {
  const { environment } = await openPage({ form: bySms });
  await fillIn();
  await type('Mobile number', '0912345678');
  await type('Verification code', '000000');
  await press('Create account');
  expect(variablesOf(environment, 'useRegisterMutation')['input']).toMatchObject({ verificationCode: '000000' });
  await answer(environment, 'useRegisterMutation', { register: { __typename: 'VerificationCodeFailedError' } });
  expect(screen.getAllByText('The code is wrong, missing or too old. Ask for a new one.')).toHaveLength(2);
});
