import { act, fireEvent, screen } from '@testing-library/react';
import type { PhoneVerification } from '../../../screens/register/__generated__/RegisterScreenQuery.graphql.ts';
import { registerRoutes } from '../../../screens/register/register.route.ts';
import { useDialogs } from '../../../overlays/dialogs.tsx';
import { answer } from '../../../testing/answer.ts';
import { aMember, openPlace, press } from '../../../testing/openPlace.tsx';

/** A rule of 6 to 12 characters, as the operator would configure it. */
export const rule = (name: string, more: object = {}) => ({
  name,
  required: true,
  pattern: '*',
  patternId: 'length',
  minLength: 6,
  maxLength: 12,
  ...more,
});

/** A form by user name alone, with nothing to verify. */
export const aForm = {
  fields: [
    rule('username', { pattern: '^[A-Za-z][A-Za-z0-9]*$', patternId: 'letterFirst' }),
    rule('password', { pattern: '^(?=.*[A-Za-z])(?=.*\\d).*$', patternId: 'lettersAndDigits' }),
    rule('confirmPassword'),
    rule('email', { required: false, pattern: '^[^@ ]+@[^@ ]+$', patternId: 'email', maxLength: 60 }),
  ],
  mobileFields: null as readonly object[] | null,
  phoneVerification: 'NONE' as PhoneVerification,
  challengeRequired: false,
  dialingCodes: true,
  bonus: { amount: '1000', currency: 'PLAY', symbol: '₫' },
  minimumAge: 18,
};

export const aSite = {
  minimumAge: 21,
  switches: { usernameRegistration: true, socialSignIn: false },
  socialProviders: [] as readonly object[],
  newPlayerPromotions: [] as readonly object[],
  country: { countryCode: 'VN', countryDialingCode: '84' },
  countries: [
    { countryCode: 'VN', countryDialingCode: '84' },
    { countryCode: 'TH', countryDialingCode: '66' },
  ],
};

/** What the operator says of a new account. */
export const registered = (account = 'SP00042') => ({ __typename: 'RegisterPayload', account, viewer: aMember }) as const;

export interface Registering {
  path?: string;
  form?: Partial<typeof aForm>;
  site?: Partial<typeof aSite>;
  language?: string;
}

/** Opens the page of registration with its question answered. */
export async function openPage({ path = '/register', form = {}, site = {}, language = 'EN' }: Registering = {}) {
  const place = await openPlace({ path, routes: registerRoutes, language });
  await answer(place.environment, 'RegisterScreenQuery', {
    registrationForm: { ...aForm, ...form },
    site: { ...aSite, ...site },
    banners: [],
  });
  await screen.findByRole('heading', { level: 1 });
  return place;
}

function Opener() {
  const { open } = useDialogs();
  return (
    <button type="button" onClick={() => open('register')}>
      join
    </button>
  );
}

/** Opens the dialog of registration over another screen. */
export async function openModal({ form = {}, site = {} }: Registering = {}) {
  const place = await openPlace({ path: '/fish', routes: () => [{ path: '/fish', Component: Opener }] });
  await press('join');
  await answer(place.environment, 'RegisterSectionQuery', { registrationForm: { ...aForm, ...form }, site: { ...aSite, ...site } });
  await screen.findByLabelText(/^User name/);
  return place;
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input' });

export async function type(label: string, value: string) {
  await act(async () => {
    fireEvent.change(field(label), { target: { value } });
    fireEvent.blur(field(label));
  });
}

export async function confirmAll() {
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) {
    if (!box.checked) await act(async () => box.click());
  }
}

/** Fills in the form by user name. */
export async function fillIn() {
  await type('User name', 'lotus88');
  await type('Password', 'secret1');
  await type('Repeat password', 'secret1');
  await confirmAll();
}
