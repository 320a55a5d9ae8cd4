import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useDialogs } from '../overlays/dialogs.tsx';
import { answer, type MockAnswer, fail, variablesOf, waitingFor } from '../testing/answer.ts';
import { fillIn } from '../testing/fillIn.ts';
import { aMember, openPlace, press } from '../testing/openPlace.tsx';

beforeEach(() => localStorage.clear());

function Gate() {
  const { open } = useDialogs();
  return (
    <button type="button" onClick={() => open('login')}>
      enter
    </button>
  );
}

type LogIn = NonNullable<MockAnswer<'useLogInMutation'>['logIn']>;
type Excluded = Extract<LogIn, { readonly __typename: 'SelfExcludedError' }>;
const excluded: Excluded = {
  __typename: 'SelfExcludedError',
  until: '2027-02-03T04:05:00.000Z',
  step: 'TERM',
  returnFrom: null,
  returnTicket: null,
};

const entered = {
  __typename: 'LogInPayload',
  firstTime: false,
  passwordExpired: false,
  viewer: { ...aMember, playPause: { kind: 'SELF_EXCLUSION', until: excluded.until ?? null } },
} as const;

/** Presses a login that is answered so; what stands above the form then. */
async function refusedWith(exclusion: Partial<Excluded>) {
  const place = await openPlace({ path: '/rng', routes: () => [{ path: '/rng', Component: Gate }] });
  const { environment } = place;
  await press('enter');
  await fillIn('User name', 'lotus88');
  await fillIn('Password', 'secret1');
  await press('Log in');
  await answer(environment, 'useLogInMutation', { logIn: { ...excluded, ...exclusion } });
  await answer(environment, 'useTimeZoneQuery', { site: { timeZone: 'Asia/Ho_Chi_Minh' } });
  return place;
}

test.each([
  [{}, /kept from playing until 2027-02-03 11:05:00.* you can ask to come back/],
  [{ until: null }, /The account stays closed/],
  [{ step: 'COOLING', returnFrom: '2027-02-04T04:05:00.000Z' }, /You have asked to come back.* from 2027-02-04 11:05:00.* confirm/],
] as const)('RO-01 PP-13 a member who has asked to be kept out is told what there is to do and from when: %j', async (exclusion, words) => {
  await refusedWith(exclusion);
  expect(screen.getByRole('alert').textContent).toMatch(words);
  expect(screen.queryByRole('button', { name: /come back|exclusion/ })).toBeNull();
});

test('RO-01 PP-13 once the term is over the wish to come back is said by a press of its own, never by a login', async () => {
  const { environment } = await refusedWith({ step: 'OVER', returnTicket: 'T-1' });
  expect(screen.getByRole('alert').textContent).toMatch(/ended on 2027-02-03 11:05:00/);
  expect(waitingFor(environment, 'useWishToReturnMutation')).toEqual([]);
  await press('Ask to come back');
  expect(variablesOf(environment, 'useWishToReturnMutation')).toEqual({ input: { returnTicket: 'T-1' } });
  await answer(environment, 'useWishToReturnMutation', {
    wishToReturn: { __typename: 'WishToReturnPayload', ended: false, returnFrom: '2027-02-04T04:05:00.000Z' },
  });
  expect(screen.getByText(/You have asked to come back.* from 2027-02-04 11:05:00/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ask to come back' })).toBeNull();
});

test('RO-01 PP-14 the second click of a double one is no login to withdraw, which comes to stand where the wish was said', async () => {
  const { environment } = await refusedWith({ step: 'OVER', returnTicket: 'T-1' });
  await press('Ask to come back');
  await answer(environment, 'useWishToReturnMutation', {
    wishToReturn: { __typename: 'WishToReturnPayload', ended: false, returnFrom: '2027-02-04T04:05:00.000Z' },
  });
  const clicked = (detail: number) =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Log in to withdraw only' }), { detail }));
  await clicked(2);
  expect(waitingFor(environment, 'useLogInMutation')).toEqual([]);
  await clicked(1);
  expect(waitingFor(environment, 'useLogInMutation')).toHaveLength(1);
});

test('RO-01 PP-13 a day later the second one ends it, and the person logs in', async () => {
  const { environment } = await refusedWith({ step: 'RETURNABLE', returnTicket: 'T-2' });
  await press('End my self-exclusion');
  await fail(environment, 'useWishToReturnMutation');
  expect(screen.getByRole('alert').textContent).toContain('We could not reach the server');
  await press('End my self-exclusion');
  await answer(environment, 'useWishToReturnMutation', {
    wishToReturn: { __typename: 'WishToReturnPayload', ended: true, returnFrom: null },
  });
  expect(screen.getByText('Your self-exclusion has ended. You can log in now.')).toBeTruthy();
  expect(waitingFor(environment, 'useLogInMutation')).toEqual([]);
});

test('RO-01 PP-13 a wish that comes too late has to be said after another login', async () => {
  const { environment } = await refusedWith({ step: 'OVER', returnTicket: 'T-3' });
  await press('Ask to come back');
  await answer(environment, 'useWishToReturnMutation', { wishToReturn: { __typename: 'ReturnFailedError' } });
  expect(screen.getByRole('alert').textContent).toContain('Log in again');
});

test.each([[{}], [{ until: null }], [{ step: 'OVER', returnTicket: 'T-1' }], [{ step: 'RETURNABLE', returnTicket: 'T-2' }]] as const)(
  'PP-14 a member who is excluded may log in to withdraw and nothing else, and is led there: %j',
  async (exclusion) => {
    const { environment, address } = await refusedWith(exclusion);
    await press('Log in to withdraw only');
    expect(variablesOf(environment, 'useLogInMutation')).toEqual({
      input: { username: 'lotus88', password: 'secret1', rememberMe: false, forPayout: true },
    });
    await answer(environment, 'useLogInMutation', { logIn: entered });
    expect(address()).toBe('/?panel=withdraw');
    const panel = await screen.findByRole('dialog', { name: 'Member centre' });
    expect(await within(panel).findByText(/You have excluded yourself until 2027-02-03 11:05:00.*can still withdraw/)).toBeTruthy();
  },
);

test('PP-14 where that login wants a picture read first, it is still offered', async () => {
  const { environment } = await refusedWith({});
  await press('Log in to withdraw only');
  await answer(environment, 'useLogInMutation', { logIn: { __typename: 'CaptchaFailedError' } });
  await answer(environment, 'useCaptchaMutation', {
    refreshCaptcha: { __typename: 'RefreshCaptchaPayload', captcha: { id: 'C-1', image: 'data:image/svg+xml,' } },
  });
  await fillIn('Characters in the picture', 'abcd');
  await press('Log in to withdraw only');
  expect(variablesOf(environment, 'useLogInMutation')).toMatchObject({ input: { forPayout: true, captcha: 'abcd', captchaId: 'C-1' } });
});

test('PP-14 where that login has to be proven, it leads to the withdrawal all the same', async () => {
  const { environment, address } = await refusedWith({});
  await press('Log in to withdraw only');
  await answer(environment, 'useLogInMutation', {
    logIn: {
      __typename: 'LoginVerificationNeededError',
      verificationId: 'V-1',
      expiresInSeconds: 600,
      choices: [{ method: 'AUTHENTICATOR', hint: '' }],
    },
  });
  await fillIn('Code', '123456');
  await press('Confirm');
  await answer(environment, 'useLoginVerificationAnswerMutation', { answerLoginVerification: entered });
  expect(address()).toBe('/?panel=withdraw');
});
