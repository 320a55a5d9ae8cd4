// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, fail, waitingFor } from '../../../testing/answer.ts';
import { fillIn } from '../../../testing/fillIn.ts';
import { aMember, openPlace, press } from '../../../testing/openPlace.tsx';

beforeEach(() => localStorage.clear());

const contact = (name: 'ZALO' | 'FACEBOOK' | 'WHATSAPP' | 'LINE' | 'WECHAT' | 'QQ', value = '') => ({ name, value });
const noContacts = (['ZALO', 'FACEBOOK', 'WHATSAPP', 'LINE', 'WECHAT', 'QQ'] as const).map((name) => contact(name));
const profile = { __typename: 'Profile', birthday: null, minimumAge: 21, contacts: noContacts } as const;
const avatars = { chosenUrl: null, urls: ['/art/symbols/boat.svg', '/art/symbols/carp.svg'] };

async function openProfile(more: object = {}) {
  const place = await openPlace({ path: '/rng?panel=profile', viewer: aMember });
  await answer(place.environment, 'ProfilePageQuery', { viewer: { ...aMember, avatars, profile: { ...profile, ...more } } });
  return { ...place, panel: within(await screen.findByRole('dialog', { name: 'Member centre' })) };
}
const refusal = { message: 'No.', code: 'X', correlationId: 'c' };

test('MC-16 what was changed is sent, and nothing else; a double click sends it once, and it is on screen once it is kept', async () => {
  const { environment, panel } = await openProfile();
  await press('Save');
  expect(waitingFor(environment, 'useUpdateProfileMutation')).toEqual([]);
  await fillIn('Nickname', 'Cò Trắng');
  await fillIn('Birthday', '1990-05-17');
  await fillIn('Zalo', 'linh.zalo');
  const [, carp] = panel.getAllByRole('radio');
  await act(async () => carp?.click());
  const save = await panel.findByRole('button', { name: 'Save' });
  await act(async () => {
    save.click();
    save.click();
  });
  expect(waitingFor(environment, 'useUpdateProfileMutation').map(({ request }) => request.variables)).toEqual([
    {
      input: {
        nickname: 'Cò Trắng',
        birthday: '1990-05-17',
        avatarUrl: '/art/symbols/carp.svg',
        contacts: [{ name: 'ZALO', value: 'linh.zalo' }],
      },
    },
  ]);
  expect(panel.queryByText(/cannot be changed any more/)).toBeNull();
  await answer(environment, 'useUpdateProfileMutation', {
    updateProfile: {
      __typename: 'UpdateProfilePayload',
      viewer: {
        id: aMember.id,
        account: aMember.account,
        nickname: 'Cò Trắng',
        avatars: { ...avatars, chosenUrl: '/art/symbols/carp.svg' },
        profile: { birthday: '1990-05-17', minimumAge: 21, contacts: [contact('ZALO', 'linh.zalo'), ...noContacts.slice(1)] },
      },
    },
  });
  expect(await panel.findByText(/cannot be changed any more/)).toBeTruthy();
  expect(panel.getByLabelText<HTMLInputElement>(/Birthday/).readOnly).toBe(true);
});

test('MC-16 PP-02 a birthday of somebody too young is refused at its field, with the age that the house names', async () => {
  const { environment, panel } = await openProfile();
  await fillIn('Birthday', '2010-05-17');
  await press('Save');
  await answer(environment, 'useUpdateProfileMutation', {
    updateProfile: { __typename: 'UnderAgeError', __isRefusal: 'UnderAgeError', ...refusal, minimumAge: 21 },
  });
  const field = await panel.findByLabelText(/Birthday/);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(panel.getByText(/at least 21/)).toBeTruthy();
});

test('MC-16 each field that was not accepted is marked', async () => {
  const { environment, panel } = await openProfile();
  await fillIn('Nickname', 'x');
  await fillIn('QQ', 'abc');
  await press('Save');
  await answer(environment, 'useUpdateProfileMutation', {
    updateProfile: {
      __typename: 'InvalidFieldsError',
      __isRefusal: 'InvalidFieldsError',
      ...refusal,
      fields: [{ name: 'nickname' }, { name: 'qqNum' }],
    },
  });
  for (const label of [/Nickname/, /QQ/]) expect((await panel.findByLabelText(label)).getAttribute('aria-invalid')).toBe('true');
  expect(panel.getByLabelText(/Zalo/).getAttribute('aria-invalid')).toBeNull();
});

test('MC-16 what was lost on the way is said, and everything typed is still there', async () => {
  const { environment, panel } = await openProfile();
  await fillIn('Nickname', 'Heron');
  await press('Save');
  await fail(environment, 'useUpdateProfileMutation');
  expect(await panel.findByText(/could not reach the server/)).toBeTruthy();
  expect(panel.getByLabelText<HTMLInputElement>(/Nickname/).value).toBe('Heron');
});

test('MC-16 number and mail address are changed in the security centre', async () => {
  const { address } = await openProfile();
  await press('to the security centre');
  await waitFor(() => expect(address()).toBe('/rng?panel=securityCenter'));
});
