import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, variablesOf, waitingFor } from '../../../testing/answer.ts';
import { fillIn } from '../../../testing/fillIn.ts';
import { press } from '../../../testing/openPlace.tsx';
import { nothingBound, openSecurity } from '../../../testing/openSecurity.ts';

test('PP-16 an address that is proven, and may not be bound, is said to be of no use here, and who helps', async () => {
  const { environment, panel } = await openSecurity({ contacts: { ...nothingBound.contacts, offered: ['EMAIL'] } }, 'email');
  await fillIn('New e-mail address', 'linh@example.com');
  await fillIn('Current password', 'lantern 7');
  await press('Send the code');
  await answer(environment, 'useChangeContactSendMutation', { sendContactCode: { __typename: 'CodeSentPayload', expiresInSeconds: 300 } });
  await fillIn('Code', '246810');
  await press('Confirm');
  await answer(environment, 'useChangeContactMutation', {
    changeContact: {
      __typename: 'InvalidFieldsError',
      __isRefusal: 'InvalidFieldsError',
      message: 'Some details were not accepted. Please check them.',
      code: 'INVALID_FIELDS',
      correlationId: 'c',
    },
  });
  expect((await panel.findByRole('alert')).textContent).toBe('This cannot be used here. Please choose another, or ask customer service.');
  await press('Back');
  expect(panel.queryByRole('alert')).toBeNull();
});

test('MC-02 an address that was told at registration is proven without being typed again, or another one is bound', async () => {
  const contacts = { ...nothingBound.contacts, email: { hint: 'l•••@example.com', proven: false } };
  const { environment, panel } = await openSecurity({ contacts }, 'email');
  expect((await panel.findByLabelText<HTMLInputElement>('l•••@example.com')).checked).toBe(true);
  expect(panel.queryByLabelText(/New e-mail address/)).toBeNull();
  await fillIn('Current password', 'lantern 7');
  await press('Send the code');
  const asked = () => waitingFor(environment, 'useChangeContactSendMutation').map(({ request }) => request.variables['input']);
  expect(asked()).toEqual([{ contact: 'EMAIL', value: null, countryDialingCode: null, proof: null, password: 'lantern 7' }]);
  await answer(environment, 'useChangeContactSendMutation', { sendContactCode: { __typename: 'CodeSentPayload', expiresInSeconds: 300 } });
  expect(await panel.findByText('A code was sent to l•••@example.com.')).toBeTruthy();
  await press('Back');
  await act(async () => panel.getByLabelText('Another address').click());
  await fillIn('New e-mail address', 'linh@example.com');
  await press('Send the code');
  expect(asked()).toMatchObject([{ value: 'linh@example.com' }]);
  // Typed over now, it would be said to be where the code went.
  for (const label of [/New e-mail address/, /Current password/]) expect(panel.getByLabelText<HTMLInputElement>(label).readOnly).toBe(true);
});

test('MC-02 what is chosen while the code is being sent changes nothing of where it went', async () => {
  const contacts = { ...nothingBound.contacts, email: { hint: 'l•••@example.com', proven: false } };
  const { environment, panel } = await openSecurity({ contacts }, 'email');
  await fillIn('Current password', 'lantern 7');
  await press('Send the code');
  await act(async () => panel.getByLabelText('Another address').click());
  await answer(environment, 'useChangeContactSendMutation', { sendContactCode: { __typename: 'CodeSentPayload', expiresInSeconds: 300 } });
  expect(await panel.findByText('A code was sent to l•••@example.com.')).toBeTruthy();
  await fillIn('Code', '246810');
  await press('Confirm');
  expect(variablesOf(environment, 'useChangeContactMutation')).toMatchObject({ input: { value: null, code: '246810' } });
});

test.each([
  ['246 810', 'AUTHENTICATOR'],
  ['ABCD-EFGH-IJKL-MNOP', 'RECOVERY_CODE'],
])('PP-16 the app is proven by its code in the two groups that it shows, or by a recovery code: %s', async (proofCode, proof) => {
  const contacts = { ...nothingBound.contacts, offered: ['EMAIL'], proofs: [{ method: 'AUTHENTICATOR', hint: '' }] };
  const { environment } = await openSecurity({ contacts, authenticator: { enabled: true, recoveryCodesLeft: 10 } }, 'email');
  await fillIn('New e-mail address', 'linh@example.com');
  await fillIn('Current password', 'lantern 7');
  await press('Send the code');
  await answer(environment, 'useChangeContactSendMutation', { sendContactCode: { __typename: 'CodeSentPayload', expiresInSeconds: 300 } });
  await fillIn('Code(?! from)', '135790');
  await fillIn('Code from your app', proofCode);
  await press('Confirm');
  expect(variablesOf(environment, 'useChangeContactMutation')).toMatchObject({ input: { proof, proofCode } });
});
