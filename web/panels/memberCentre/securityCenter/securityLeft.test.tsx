import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { fillIn } from '../../../testing/fillIn.ts';
import { press } from '../../../testing/openPlace.tsx';
import { openSecurity } from '../../../testing/openSecurity.ts';

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
