import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { fillIn } from '../../../testing/fillIn.ts';
import { aMember, press } from '../../../testing/openPlace.tsx';
import { held, nothingBound, openSecurity } from '../../../testing/openSecurity.ts';

test('MC-02 whoever has gone on before a change of the account was answered stays there', async () => {
  const { environment, router, address } = await openSecurity({ authenticator: { enabled: true, recoveryCodesLeft: 1 } }, 'authenticator');
  await fillIn('Current password', 'lantern 7');
  await fillIn('Code from your app', '123456');
  await press('Remove the app');
  await act(() => router.navigate('/game?game=g-1'));
  await answer(environment, 'useAuthenticatorRemoveMutation', {
    removeAuthenticator: { __typename: 'RemoveAuthenticatorPayload', removed: true },
  });
  expect(address()).toBe('/game?game=g-1');
});

const bound = { enabled: true, recoveryCodesLeft: 10 };
const proven = { ...nothingBound.contacts, email: { hint: 'l•••@example.com', proven: true } };

/** A mail address whose code has been sent off, and the row of the app opened before that is answered. */
async function openAnotherRow() {
  const place = await openSecurity({}, 'email');
  await fillIn('New e-mail address', 'linh@example.com');
  await fillIn('Current password', 'lantern 7');
  await press('Send the code');
  await answer(place.environment, 'useChangeContactSendMutation', {
    sendContactCode: { __typename: 'CodeSentPayload', expiresInSeconds: 300 },
  });
  await fillIn('Code', '246810');
  await press('Confirm');
  await press('Set up');
  await fillIn('Current password', 'lantern 8');
  return place;
}
const bindAddress = (environment: Awaited<ReturnType<typeof openSecurity>>['environment'], authenticator = nothingBound.authenticator) =>
  answer(environment, 'useChangeContactMutation', {
    changeContact: {
      __typename: 'ChangeContactPayload',
      viewer: { id: aMember.id, authenticator, paymentPassword: nothingBound.paymentPassword, contacts: proven },
    },
  });

test('MC-02 what is answered once another row is open leaves that one as it is, with what was typed there', async () => {
  const { environment, panel, address } = await openAnotherRow();
  await bindAddress(environment);
  await answer(environment, 'SecurityCenterPageQuery', held({ contacts: proven }));
  expect(await panel.findByText('l•••@example.com · verified')).toBeTruthy();
  expect(address()).toBe('/rng?panel=securityCenter&panel.item=authenticator');
  expect(panel.getByLabelText<HTMLInputElement>(/Current password/).value).toBe('lantern 8');
});

test('MC-02 recovery codes stay on the screen when another row is answered while they are shown', async () => {
  const { environment, panel } = await openAnotherRow();
  await press('Next');
  await answer(environment, 'useAuthenticatorEnrolMutation', {
    enrolAuthenticator: { __typename: 'EnrolAuthenticatorPayload', secret: 'ABCDEFGH', address: 'otpauth://totp/Sampan:lotus88' },
  });
  await fillIn('Six digits that the app shows', '123456');
  await press('Link the app');
  await answer(environment, 'useAuthenticatorConfirmMutation', {
    confirmAuthenticator: { __typename: 'ConfirmAuthenticatorPayload', recoveryCodes: ['AAAA-BBBB', 'CCCC-DDDD'] },
  });
  await bindAddress(environment, bound);
  await answer(environment, 'SecurityCenterPageQuery', held({ contacts: proven, authenticator: bound }));
  expect(await panel.findByText('Linked · 10 recovery codes left')).toBeTruthy();
  expect(panel.getByText('AAAA-BBBB')).toBeTruthy();
});
