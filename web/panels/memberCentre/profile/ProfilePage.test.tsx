import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, fail, waitingFor } from '../../../testing/answer.ts';
import { fillIn } from '../../../testing/fillIn.ts';
import { aMember, openPlace, press } from '../../../testing/openPlace.tsx';

/** Requests that a picture was sent by; the test says what each came to. */
let sent: PictureRequest[] = [];
class PictureRequest extends EventTarget {
  upload = new EventTarget();
  responseText = '';
  address = '';
  open(_method: string, address: string) {
    this.address = address;
    sent.push(this);
  }
  setRequestHeader() {}
  send() {}
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  come(body: object) {
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
}
beforeEach(() => {
  localStorage.clear();
  sent = [];
  vi.stubGlobal('XMLHttpRequest', PictureRequest);
});
afterEach(() => vi.unstubAllGlobals());

const contact = (name: 'ZALO' | 'FACEBOOK' | 'WHATSAPP' | 'LINE' | 'WECHAT' | 'QQ', value = '') => ({ name, value });
const noContacts = (['ZALO', 'FACEBOOK', 'WHATSAPP', 'LINE', 'WECHAT', 'QQ'] as const).map((name) => contact(name));
const profile = { __typename: 'Profile', birthday: null, minimumAge: 21, contacts: noContacts } as const;
const avatars = { __typename: 'Avatars', chosenUrl: null, urls: ['/art/symbols/boat.svg', '/art/symbols/carp.svg'] };

async function openProfile(more: object = {}, own: object = {}) {
  const place = await openPlace({ path: '/rng?panel=profile', viewer: aMember });
  await answer(place.environment, 'ProfilePageQuery', {
    viewer: { ...aMember, avatars: { ...avatars, ...own }, profile: { ...profile, ...more } },
  });
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
  // What is typed meanwhile would go as the answer comes.
  for (const label of [/Nickname/, /Birthday/, /QQ/]) expect(panel.getByLabelText<HTMLInputElement>(label).readOnly).toBe(true);
  await choose(file(), 'Replace the picture');
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
  expect(panel.getByRole('group', { name: 'Which part is shown' })).toBeTruthy();
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
      fields: [{ name: 'nickname' }, { name: 'QQ' }],
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

test('MC-16 what another tab has changed meanwhile is shown, and not overwritten by what was not touched here', async () => {
  const { environment, panel } = await openProfile({}, { chosenUrl: '/art/symbols/boat.svg' });
  await act(async () =>
    environment.commitUpdate((store) => {
      store.get(aMember.id)?.setValue('Cò Trắng', 'nickname');
      store.get(aMember.id)?.getLinkedRecord('avatars')?.setValue('/art/symbols/carp.svg', 'chosenUrl');
    }),
  );
  expect(panel.getByLabelText<HTMLInputElement>(/Nickname/).value).toBe('Cò Trắng');
  await fillIn('Zalo', 'linh.zalo');
  await press('Save');
  expect(waitingFor(environment, 'useUpdateProfileMutation').map(({ request }) => request.variables)).toEqual([
    { input: { contacts: [{ name: 'ZALO', value: 'linh.zalo' }] } },
  ]);
});

test('MC-16 number and mail address are changed in the security centre', async () => {
  const { address } = await openProfile();
  await press('to “My account”');
  await waitFor(() => expect(address()).toBe('/rng?panel=securityCenter'));
});

const file = (name = 'me.png', { type = 'image/png', size = 10 } = {}) => new File([new Uint8Array(size)], name, { type });
const choose = async (chosen: File, label = 'Choose your own picture') => {
  const input = await screen.findByLabelText<HTMLInputElement>(label);
  await act(async () => void fireEvent.change(input, { target: { files: [chosen] } }));
};
/** The browser has read a picture of 400 by 200 pixels. */
const shown = async () => {
  const picture = await waitFor(() => {
    const found = screen.getByRole('group', { name: 'Which part is shown' }).querySelector('img');
    if (!found) throw new Error('no picture to cut');
    return found;
  });
  Object.defineProperties(picture, { naturalWidth: { value: 400 }, naturalHeight: { value: 200 } });
  await act(async () => void fireEvent.load(picture));
};
const arrive = (index: number, body: object) => act(async () => sent[index]?.come(body));

test('MC-16 a picture of their own is cut, sent with its progress, and is the member’s once the profile is saved', async () => {
  const { environment, panel } = await openProfile();
  await choose(file());
  await shown();
  const slider = (name: string) => panel.getByRole('slider', { name });
  await act(async () => void fireEvent.change(slider('Size'), { target: { value: '2' } }));
  await act(async () => void fireEvent.change(slider('Left and right'), { target: { value: '1' } }));
  await press('Use this part');
  const address = new URL(sent[0]?.address ?? '', 'https://site.example');
  expect([address.pathname, Object.fromEntries(address.searchParams)]).toEqual([
    '/uploads/avatars',
    { x: '0.750000', y: '0.250000', side: '0.500000', lang: 'EN' },
  ]);
  await act(async () => void sent[0]?.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 4 })));
  expect(panel.getByRole('progressbar', { name: 'Sending the picture' }).getAttribute('value')).toBe('0.25');
  await press('Save');
  expect(waitingFor(environment, 'useUpdateProfileMutation')).toEqual([]);
  expect(panel.getByText(/The picture is not finished yet/)).toBeTruthy();
  await arrive(0, { pictureId: 'p1' });
  expect(panel.getByText(/yours once you save/)).toBeTruthy();
  await press('Save');
  expect(waitingFor(environment, 'useUpdateProfileMutation').map(({ request }) => request.variables)).toEqual([
    { input: { pictureId: 'p1' } },
  ]);
});

test.each([
  ['me.gif', { type: 'image/gif' }, 'Only PNG and JPEG can be used.'],
  ['me.png', { size: 5 * 1024 * 1024 + 1 }, 'This picture is larger than 5 MB.'],
])('MC-16 %s, %o, is refused before it is sent: %s', async (name, kind, words) => {
  const { panel } = await openProfile();
  // The one that was chosen a moment before is still being read.
  await choose(file());
  await choose(file(name, kind));
  const reader = new FileReader();
  await act(() => new Promise((resolve) => (reader.addEventListener('load', resolve), reader.readAsDataURL(file()))));
  expect((await panel.findByRole('alert')).textContent).toContain(words);
  expect(sent).toEqual([]);
});

test('MC-16 a picture of 5 MB is taken, one that the browser cannot draw is not', async () => {
  const { panel } = await openProfile();
  await choose(file('me.png', { size: 5 * 1024 * 1024 }));
  const cropper = await panel.findByRole('group', { name: 'Which part is shown' });
  await act(async () => void fireEvent.error(cropper.querySelector('img') as HTMLImageElement));
  expect((await panel.findByRole('alert')).textContent).toContain('This picture cannot be read.');
});

test.each([
  ['PICTURE_UNREADABLE', /cannot be read/, false],
  ['TOO_MANY_ATTEMPTS', /Too many pictures/, true],
  ['ANYTHING_ELSE', /did not arrive/, true],
])('MC-16 the answer %s is worded %s; tried again: %s', async (code, words, isRetried) => {
  const { panel } = await openProfile();
  await choose(file());
  await shown();
  await press('Use this part');
  await arrive(0, { errors: [{ extensions: { code } }] });
  expect((await panel.findByRole('alert')).textContent).toMatch(words);
  const again = panel.queryByRole('button', { name: 'Try again' });
  expect(again !== null).toBe(isRetried);
  await act(async () => again?.click());
  expect(sent).toHaveLength(isRetried ? 2 : 1);
});

test('MC-16 the picture that there is can be removed, and one of the house’s chosen in place of one that was sent', async () => {
  const own = { chosenUrl: 'https://pictures.example/avatars/own.jpg' };
  const { environment, panel } = await openProfile({}, own);
  await choose(file(), 'Replace the picture');
  await shown();
  await press('Use this part');
  await arrive(0, { pictureId: 'p1' });
  await press('Remove the picture');
  expect(panel.queryByRole('button', { name: 'Remove the picture' })).toBeNull();
  await press('Save');
  expect(waitingFor(environment, 'useUpdateProfileMutation').map(({ request }) => request.variables)).toEqual([
    { input: { avatarUrl: null } },
  ]);
});
