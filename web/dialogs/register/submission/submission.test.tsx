import { createHash } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, fail, variablesOf, waitingFor } from '../../../testing/answer.ts';
import { press } from '../../../testing/openPlace.tsx';
import { aForm, confirmAll, fillIn, openModal, openPage, registered, rule, type } from '../testing/registrationPlace.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

type Place = Awaited<ReturnType<typeof openPage>>;
const asked = ({ environment }: Place) => environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
const challenge = {
  algorithm: 'SHA-256',
  salt: 'salt?expires=1',
  signature: 'signed',
  maxNumber: 50,
  challenge: createHash('sha256').update('salt?expires=137').digest('hex'),
};
const give = ({ environment }: Place) =>
  answer(environment, 'useChallengeMutation', { requestChallenge: { __typename: 'RequestChallengePayload', challenge } });
const number = rule('mobileNum', { maxLength: 20 });
const code = rule('verificationCode', { minLength: 1, maxLength: 6 });
const byService = { fields: [...aForm.fields, number, code], challengeRequired: true, phoneVerification: 'SERVICE' as const };
const sendCode = async (place: Place) => {
  await type('Mobile number', '0912345678');
  await press('Send code');
  await give(place);
  await waitFor(() => expect(asked(place)).toEqual(['useRegisterCodeMutation']));
  await answer(place.environment, 'useRegisterCodeMutation', {
    requestRegisterCode: { __typename: 'CodeSentPayload', expiresInSeconds: 60, checkId: 'check-1' },
  });
  await type('Verification code', '123456');
};

test('RG-10 the steps follow each other: validation, affiliate code of the address, challenge, phone service, account', async () => {
  const place = await openPage({ path: '/register?affiliateCode=river9', form: byService });
  const { environment } = place;
  expect(screen.getByText('Invitation code river9 applied')).toBeTruthy();
  await press('Create account');
  expect(asked(place)).toEqual([]);
  await fillIn();
  await sendCode(place);
  await press('Create account');
  expect(asked(place)).toEqual(['useVerifyAffiliateCodeMutation']);
  expect(variablesOf(environment, 'useVerifyAffiliateCodeMutation')).toEqual({ input: { code: 'river9' } });
  await answer(environment, 'useVerifyAffiliateCodeMutation', {
    verifyAffiliateCode: { __typename: 'VerifyAffiliateCodePayload', code: 'RIVER9' },
  });
  expect(asked(place)).toEqual(['useChallengeMutation']);
  await give(place);
  await waitFor(() => expect(asked(place)).toEqual(['useConfirmPhoneMutation']));
  expect(variablesOf(environment, 'useConfirmPhoneMutation')['input']).toEqual({ checkId: 'check-1', verificationCode: '123456' });
  await answer(environment, 'useConfirmPhoneMutation', { confirmPhone: { __typename: 'ConfirmPhonePayload', phoneProof: 'proof-1' } });
  expect(asked(place)).toEqual(['useRegisterMutation']);
  const input = variablesOf(environment, 'useRegisterMutation')['input'] as Record<string, unknown>;
  expect(input).toMatchObject({ affiliateCode: 'RIVER9', phoneProof: 'proof-1', mobileNum: '0912345678', countryDialingCode: '84' });
  expect(input).not.toHaveProperty('verificationCode');
  expect(JSON.parse(atob(String(input['challenge'])))).toEqual({
    algorithm: 'SHA-256',
    challenge: challenge.challenge,
    number: 37,
    salt: challenge.salt,
    signature: 'signed',
  });
  await answer(environment, 'useRegisterMutation', { register: registered() });
  expect(place.address()).toBe('/');
  expect(await screen.findByRole('dialog', { name: 'Your account is ready' })).toBeTruthy();
});

test('RG-10 an affiliate code that fails is said in a dialog, and nothing is registered', async () => {
  const place = await openPage({ form: { fields: [...aForm.fields, rule('affiliateCode', { required: false, minLength: 2 })] } });
  await fillIn();
  await type('Affiliate code', 'nobody');
  await press('Create account');
  await answer(place.environment, 'useVerifyAffiliateCodeMutation', { verifyAffiliateCode: { __typename: 'AffiliateCodeFailedError' } });
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Invitation code error' }));
  expect(dialog.getByText(/^This invitation code is not valid/)).toBeTruthy();
  await press('OK');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(asked(place)).toEqual([]);
});

test('RG-10 a code of the address that fails stops the registration once, and is gone from the next one', async () => {
  const place = await openPage({ path: '/register?affiliateCode=nobody' });
  await fillIn();
  await press('Create account');
  await answer(place.environment, 'useVerifyAffiliateCodeMutation', { verifyAffiliateCode: { __typename: 'AffiliateCodeFailedError' } });
  await press('OK');
  expect(asked(place)).toEqual([]);
  expect(screen.queryByText(/^Invitation code/)).toBeNull();
  await press('Create account');
  expect(asked(place)).toEqual(['useRegisterMutation']);
  expect(localStorage.getItem('address.affiliateCode')).toBeNull();
});

test('RG-10 where a field shows the affiliate code, what stands in it counts, and the address fills it', async () => {
  const place = await openPage({
    path: '/register?affiliateCode=river9',
    form: { fields: [...aForm.fields, rule('affiliateCode', { required: false, minLength: 2 })] },
  });
  await fillIn();
  await type('Affiliate code', '');
  await press('Create account');
  expect(asked(place)).toEqual(['useRegisterMutation']);
  expect(variablesOf(place.environment, 'useRegisterMutation')['input']).not.toHaveProperty('affiliateCode');
});

test.each([
  [
    'says no',
    /^We could not verify your number.*Check the code/,
    (place: Place) => answer(place.environment, 'useConfirmPhoneMutation', { confirmPhone: { __typename: 'VerificationCodeFailedError' } }),
  ],
  [
    'does not answer',
    /^The phone service does not answer.*try again/,
    (place: Place) => answer(place.environment, 'useConfirmPhoneMutation', { confirmPhone: { __typename: 'PhoneServiceFailedError' } }),
  ],
  [
    'cannot be reached',
    /^The phone service does not answer.*try again/,
    (place: Place) => fail(place.environment, 'useConfirmPhoneMutation'),
  ],
])('RG-10 a phone service that %s ends the registration without a dialog, with a note beside the button', async (_case, words, end) => {
  const place = await openPage({ form: { ...byService, challengeRequired: true } });
  await fillIn();
  await sendCode(place);
  await press('Create account');
  await give(place);
  await waitFor(() => expect(asked(place)).toEqual(['useConfirmPhoneMutation']));
  await end(place);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByText(words).closest('[role]')?.getAttribute('role')).toBe('status');
  expect(asked(place)).toEqual([]);
});

test('RG-10 the same code is sent again once the phone service answers', async () => {
  const place = await openPage({ form: { ...byService, challengeRequired: false } });
  await fillIn();
  await type('Mobile number', '0912345678');
  await press('Send code');
  await answer(place.environment, 'useRegisterCodeMutation', {
    requestRegisterCode: { __typename: 'CodeSentPayload', expiresInSeconds: 60, checkId: 'check-1' },
  });
  await type('Verification code', '123456');
  await press('Create account');
  await answer(place.environment, 'useConfirmPhoneMutation', { confirmPhone: { __typename: 'PhoneServiceFailedError' } });
  await press('Create account');
  expect(variablesOf(place.environment, 'useConfirmPhoneMutation')['input']).toEqual({ checkId: 'check-1', verificationCode: '123456' });
  await answer(place.environment, 'useConfirmPhoneMutation', {
    confirmPhone: { __typename: 'TooManyAttemptsError', retryAfterSeconds: 120 },
  });
  expect(screen.getByText(/2 minutes/)).toBeTruthy();
  expect(asked(place)).toEqual([]);
});

test('RG-10 a number that was confirmed once needs no second code when the registration is tried again', async () => {
  const place = await openPage({ form: { ...byService, challengeRequired: true } });
  await fillIn();
  await sendCode(place);
  await press('Create account');
  await give(place);
  await answer(place.environment, 'useConfirmPhoneMutation', {
    confirmPhone: { __typename: 'ConfirmPhonePayload', phoneProof: 'proof-1' },
  });
  await answer(place.environment, 'useRegisterMutation', { register: { __typename: 'UsernameTakenError' } });
  await type('User name', 'lotus89');
  await press('Create account');
  await give(place);
  await waitFor(() => expect(asked(place)).toEqual(['useRegisterMutation']));
  expect(variablesOf(place.environment, 'useRegisterMutation')['input']).toMatchObject({ username: 'lotus89', phoneProof: 'proof-1' });
});

test('RG-10 a refusal of a later version is said in its own words', async () => {
  const place = await openPage();
  await fillIn();
  await press('Create account');
  await answer(place.environment, 'useRegisterMutation', {
    register: { __typename: 'FogOnTheRiverError', __isRefusal: 'FogOnTheRiverError', message: 'Not in this fog.' },
  });
  expect(await screen.findByText('Not in this fog.')).toBeTruthy();
});

test.each([
  { __typename: 'MobileTakenError' },
  { __typename: 'InvalidFieldsError', fields: [{ name: 'zalo', patternId: 'length' }] },
] as const)('VA-02 %j of a field that this form does not show is said in its own words: no mark is to be looked for', async (refusal) => {
  const { environment } = await openPage();
  await fillIn();
  await press('Create account');
  await answer(environment, 'useRegisterMutation', {
    register: { ...refusal, __isRefusal: refusal.__typename, message: 'Not this one.' } as never,
  });
  expect(screen.getByRole('alert').textContent).toBe('Not this one.');
});

test('RG-10 the space that a keyboard puts behind a word is no part of it; in a password it stays', async () => {
  const { environment } = await openPage();
  await fillIn();
  await type('User name', 'lotus88 ');
  const password = ' secret1';
  await type('Password', password);
  await type('Repeat password', password);
  await press('Create account');
  expect(variablesOf(environment, 'useRegisterMutation')).toMatchObject({ input: { username: 'lotus88', password } });
});

test('RG-10 a second press while the first is under way sends nothing more', async () => {
  const place = await openPage();
  await fillIn();
  await press('Create account');
  await press(/Creating your account/);
  expect(waitingFor(place.environment, 'useRegisterMutation')).toHaveLength(1);
});

test('RG-12 RG-07 codes of an earlier address are sent too, and are then used', async () => {
  localStorage.setItem('address.referralCode', `${Date.now() + 60_000} FRIEND7`);
  localStorage.setItem('address.affiliateCode', `${Date.now() + 60_000} RIVER9`);
  const { environment } = await openModal();
  await fillIn();
  await confirmAll();
  await press('Create account');
  await answer(environment, 'useVerifyAffiliateCodeMutation', {
    verifyAffiliateCode: { __typename: 'VerifyAffiliateCodePayload', code: 'RIVER9' },
  });
  expect(variablesOf(environment, 'useRegisterMutation')['input']).toMatchObject({ referralCode: 'FRIEND7', affiliateCode: 'RIVER9' });
  await answer(environment, 'useRegisterMutation', { register: registered() });
  // The next account on this machine was invited by nobody.
  expect(['referralCode', 'affiliateCode'].map((name) => localStorage.getItem(`address.${name}`))).toEqual([null, null]);
});

test.each([
  ['ChallengeFailedError', 'The security check failed. Try again.'],
  ['FeatureOffError', 'Registering this way is switched off at the moment.'],
  ['MoneyMaintenanceError', 'New accounts cannot be opened at the moment: the system is under maintenance. Try again in a little while.'],
])('VA-02 %s is said beside the button', async (__typename, words) => {
  const { environment } = await openPage();
  await fillIn();
  await press('Create account');
  await answer(environment, 'useRegisterMutation', { register: { __typename } });
  expect(screen.getByRole('alert').textContent).toBe(words);
});
