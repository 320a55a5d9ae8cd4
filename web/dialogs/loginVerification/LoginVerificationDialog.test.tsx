import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSignIn } from '../../identity/useSignIn.ts';
import { answer, variablesOf, waitingFor } from '../../testing/answer.ts';
import { fillIn, tick } from '../../testing/fillIn.ts';
import { aMember, openPlace, press } from '../../testing/openPlace.tsx';
// Their code would else be fetched while the clock is a false one.
import '../login/LoginDialog.tsx';
import './LoginVerificationDialog.tsx';

beforeEach(() => {
  localStorage.clear();
  played.length = 0;
});

afterEach(() => vi.useRealTimers());

const played: string[] = [];

function Gate() {
  const { guard } = useSignIn();
  return (
    <button type="button" onClick={() => guard(() => played.push('favourite'))}>
      mark
    </button>
  );
}

const choices = [
  { method: 'PHONE', hint: '+84 ••• 678' },
  { method: 'AUTHENTICATOR', hint: '' },
  { method: 'BANK_NAME', hint: 'N••• A' },
] as const;

/** A login that the operator wants proven, begun by an action that waits for it. */
async function openProof() {
  const place = await openPlace({ path: '/rng', routes: () => [{ path: '/rng', Component: Gate }] });
  await press('mark');
  await fillIn('User name', 'lotus88');
  await fillIn('Password', 'secret1');
  await press('Log in');
  await answer(place.environment, 'useLogInMutation', {
    logIn: { __typename: 'LoginVerificationNeededError', verificationId: 'v1', expiresInSeconds: 300, choices },
  });
  await screen.findByRole('dialog', { name: 'Is it you?' });
  return place;
}

test('LG-10 a login from an unknown address offers the account’s own ways, has a code sent, and goes on with what waited', async () => {
  const { environment, address } = await openProof();
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'Code by SMS+84 ••• 678',
    'Authenticator app',
    'Name on the bank accountN••• A',
  ]);
  await press('Send code');
  expect(variablesOf(environment, 'useLoginVerificationBeginMutation')).toEqual({ input: { verificationId: 'v1', method: 'PHONE' } });
  await answer(environment, 'useLoginVerificationBeginMutation', {
    beginLoginVerification: { __typename: 'CodeSentPayload', expiresInSeconds: 60 },
  });
  expect(await screen.findByText('A code is on its way to your phone.')).toBeTruthy();
  await fillIn('Code from the message', ' 246810 ');
  await press('Confirm');
  expect(variablesOf(environment, 'useLoginVerificationAnswerMutation')).toEqual({
    input: { verificationId: 'v1', method: 'PHONE', answer: '246810' },
  });
  await answer(environment, 'useLoginVerificationAnswerMutation', {
    answerLoginVerification: { __typename: 'LogInPayload', firstTime: false, passwordExpired: false, viewer: aMember },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(played).toEqual(['favourite']);
  expect(address()).toBe('/rng');
});

test('LG-10 a wrong answer says how many tries are left, and another way can be chosen', async () => {
  const { environment } = await openProof();
  await tick(/^Authenticator/, 'radio');
  expect(screen.queryByRole('button', { name: 'Send code' })).toBeNull();
  await press('Confirm');
  expect(await screen.findByText('Code from the app: this cannot be empty.')).toBeTruthy();
  expect(waitingFor(environment, 'useLoginVerificationAnswerMutation')).toEqual([]);
  await fillIn('Code from the app', '000000');
  await press('Confirm');
  await answer(environment, 'useLoginVerificationAnswerMutation', {
    answerLoginVerification: { __typename: 'LoginVerificationFailedError', triesLeft: 1 },
  });
  expect(screen.getByRole('alert').textContent).toContain('You have 1 try left.');
  await tick(/^Name on the bank/, 'radio');
  expect(screen.queryByRole('alert')).toBeNull();
  expect((screen.getByRole('textbox', { name: /^Name on the bank/ }) as HTMLInputElement).value).toBe('');
});

test('LG-10 why no code came by one way is not said of the way that was chosen meanwhile', async () => {
  const { environment } = await openProof();
  await press('Send code');
  await tick(/^Authenticator/, 'radio');
  const focused = document.activeElement;
  await answer(environment, 'useLoginVerificationBeginMutation', {
    beginLoginVerification: { __typename: 'TooManyAttemptsError', retryAfterSeconds: 60 },
  });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(focused);
});

test.each(['Send code', 'Confirm'])(
  'LG-10 who has dismissed it is not asked to log in by an answer that comes later (%s)',
  async (name) => {
    const { environment } = await openProof();
    await fillIn('Code from the message', '1');
    await press(name);
    await press('Close');
    const expired = { __typename: 'LoginVerificationExpiredError' } as const;
    if (name === 'Confirm') await answer(environment, 'useLoginVerificationAnswerMutation', { answerLoginVerification: expired });
    else await answer(environment, 'useLoginVerificationBeginMutation', { beginLoginVerification: expired });
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('LG-10 tries that are used up, or an answer that comes too late, lead back to the login with its reason', async () => {
  const { environment } = await openProof();
  await fillIn('Code from the message', '1');
  await press('Confirm');
  await answer(environment, 'useLoginVerificationAnswerMutation', {
    answerLoginVerification: { __typename: 'LoginVerificationExpiredError' },
  });
  expect((await screen.findByRole('dialog', { name: 'Welcome back' })).textContent).toContain('The time to confirm this login is over');
  expect(played).toEqual([]);
});

test('LG-10 the time that the operator gives runs out on the page too', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openProof();
  await act(async () => vi.advanceTimersByTimeAsync(300_000));
  expect((await screen.findByRole('dialog', { name: 'Welcome back' })).textContent).toContain('The time to confirm this login is over');
});

test('LG-10 dismissing it signs nobody in', async () => {
  const { environment } = await openProof();
  await press('Close');
  await act(async () => undefined);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(played).toEqual([]);
  expect(waitingFor(environment, 'useLoginVerificationAnswerMutation')).toEqual([]);
});
