import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, fail, waitingFor } from '../../../testing/answer.ts';
import { fillIn } from '../../../testing/fillIn.ts';
import { press } from '../../../testing/openPlace.tsx';
import { held, openSecurity } from '../../../testing/openSecurity.ts';

beforeEach(() => localStorage.clear());

const lantern = { id: 'lantern', name: 'Lantern ID', tiedAt: '2026-01-30T12:30:45.000Z', openedAccount: true };
const harbour = { id: 'harbour', name: 'Harbour ID', tiedAt: '2026-01-31T12:30:45.000Z', openedAccount: false };

async function openWith(identities: readonly (typeof lantern)[], item = '') {
  const place = await openSecurity({ socialIdentities: identities }, item);
  const sent = () => waitingFor(place.environment, 'useUntieSocialIdentityMutation').map(({ request }) => request.variables);
  return { ...place, sent };
}

test('AUT-012 by whom else the account can be entered stands there, with since when', async () => {
  const { panel } = await openWith([lantern, harbour]);
  const rowOf = async (title: string) => within((await panel.findByText(title)).closest('li') ?? document.body);
  expect((await rowOf('Login with Lantern ID')).getByText('2026-01-30 19:30:45').parentElement?.textContent).toMatch(
    /^Your account was opened/,
  );
  expect((await rowOf('Login with Harbour ID')).getByText('2026-01-31 19:30:45').parentElement?.textContent).toMatch(/^Linked on/);
});

test('AUT-012 one is untied by the password: a wrong one is said at its field, and once it is right the row goes', async () => {
  const { environment, panel, address, sent } = await openWith([lantern, harbour]);
  const [, unlink] = await panel.findAllByRole('button', { name: 'Unlink' });
  await act(async () => unlink?.click());
  expect(address()).toBe('/rng?panel=securityCenter&panel.item=harbour');
  await press('Unlink Harbour ID');
  expect(sent()).toEqual([]);
  expect(panel.getByText('This cannot be empty.')).toBeTruthy();
  await fillIn('Current password', 'guess');
  const submit = await screen.findByRole('button', { name: 'Unlink Harbour ID' });
  await act(async () => {
    submit.click();
    submit.click();
  });
  expect(sent()).toEqual([{ input: { identityId: 'harbour', password: 'guess' } }]);
  await answer(environment, 'useUntieSocialIdentityMutation', {
    untieSocialIdentity: {
      __typename: 'WrongPasswordError',
      __isRefusal: 'WrongPasswordError',
      message: 'This is not the password of the account.',
      code: 'WRONG_PASSWORD',
      correlationId: 'c',
    },
  });
  const field = await panel.findByLabelText<HTMLInputElement>(/Current password/);
  expect([field.getAttribute('aria-invalid'), field.value]).toEqual(['true', 'guess']);
  await fillIn('Current password', 'lantern 7');
  await press('Unlink Harbour ID');
  await answer(environment, 'useUntieSocialIdentityMutation', { untieSocialIdentity: { __typename: 'UntieSocialIdentityPayload' } });
  await answer(environment, 'SecurityCenterPageQuery', held({ socialIdentities: [lantern] }));
  await waitFor(() => expect(panel.queryByText('Login with Harbour ID')).toBeNull());
  expect(panel.getByText('Login with Lantern ID')).toBeTruthy();
  expect(address()).toBe('/rng?panel=securityCenter');
  expect(await screen.findByText('Harbour ID is no longer linked.')).toBeTruthy();
});

test('AUT-012 where it cannot be sent, that is said, and what was typed stays', async () => {
  const { environment, panel } = await openWith([harbour], 'harbour');
  await fillIn('Current password', 'lantern 7');
  await press('Unlink Harbour ID');
  await fail(environment, 'useUntieSocialIdentityMutation');
  expect(await panel.findByText(/could not reach the server/)).toBeTruthy();
  expect(panel.getByLabelText<HTMLInputElement>(/Current password/).value).toBe('lantern 7');
});
