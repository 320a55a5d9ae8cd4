import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, fail, variablesOf, waitingFor } from '../../testing/answer.ts';
import { press } from '../../testing/openPlace.tsx';
import { field, fillIn, openModal, openPage, registered, rule, type } from './testing/registrationPlace.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('RG-01 the page has the title "Create account", a reset button, and the ways home and to help', async () => {
  await openPage();
  expect(screen.getByRole('heading', { name: 'Create account' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Clear the form' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back home' }).getAttribute('href')).toBe('/');
  expect(screen.getAllByRole('link', { name: /Help|user agreement/ }).map((link) => link.getAttribute('href'))).toEqual([
    '/help#agreement',
    '/help',
  ]);
});

test('RG-01 RG-03 the modal has the same form without reset, and a link that opens the login', async () => {
  await openModal();
  const dialog = within(screen.getByRole('dialog', { name: 'Create account' }));
  expect(dialog.getByLabelText(/^User name/)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Clear the form' })).toBeNull();
  await press('Log in');
  expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeTruthy();
});

test('RG-03 reset empties the page', async () => {
  await openPage();
  await type('User name', '8');
  await press('Clear the form');
  expect(field('User name').value).toBe('');
  expect(screen.queryByText(/starting with a letter/)).not.toBeNull();
});

test('VA-01 only enabled fields are shown, required ones with an asterisk in the placeholder', async () => {
  await openPage();
  expect(field('User name').placeholder).toBe('User name *');
  expect(field('E-mail').placeholder).toBe('E-mail (optional)');
  expect(screen.queryByLabelText(/^Full name/)).toBeNull();
  expect(field('Password').autocomplete).toBe('new-password');
});

test('VA-02 a field is checked when it is left, then while it is corrected, with one message', async () => {
  await openPage();
  await act(async () => {
    fireEvent.change(field('User name'), { target: { value: '8ball' } });
  });
  expect(field('User name').getAttribute('aria-invalid')).toBeNull();
  await act(async () => {
    fireEvent.blur(field('User name'));
  });
  expect(field('User name').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Enter 6–12 letters and digits, starting with a letter.')).toBeTruthy();
  await act(async () => {
    fireEvent.change(field('User name'), { target: { value: 'ball88' } });
  });
  expect(field('User name').getAttribute('aria-invalid')).toBeNull();
});

test('VA-02 equal bounds are one number, and a pattern that this browser cannot read is left to the operator', async () => {
  const digits = rule('username', { pattern: '^(\\d+$', patternId: 'digits', minLength: 6, maxLength: 6 });
  await openPage({ form: { fields: [digits] } });
  await type('User name', '12345');
  expect(screen.getByText('Enter 6 digits.')).toBeTruthy();
  await type('User name', 'abcdef');
  expect(field('User name').getAttribute('aria-invalid')).toBeNull();
});

test('VA-02 the demands on the password are ticked while it is typed', async () => {
  await openPage();
  const states = () =>
    within(screen.getByText('Your password needs').parentElement!)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(states()).toEqual(['6–12 characters (not yet)', 'a letter (not yet)', 'a digit (not yet)']);
  await type('Password', 'secret');
  expect(states()).toEqual(['6–12 characters (done)', 'a letter (done)', 'a digit (not yet)']);
  const described = field('Password').getAttribute('aria-describedby')?.split(' ').at(-1);
  expect(described).toBe(screen.getByText('Your password needs').parentElement?.id);
});

test('RG-09 the bonus is shown with its amount and that it is given once per person, and neither box is ticked beforehand', async () => {
  const { environment } = await openPage();
  expect(screen.getByText('New members start with ₫1,000 of play money.')).toBeTruthy();
  expect(screen.getByText('Once per person, phone number, e-mail address and browser.')).toBeTruthy();
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([false, false]);
  await press('Create account');
  const summary = screen.getByRole('alert');
  expect(document.activeElement).toBe(summary);
  expect(
    within(summary)
      .getAllByRole('button')
      .map((line) => line.textContent),
  ).toEqual([
    'User name: this cannot be empty.',
    'Password: this cannot be empty.',
    'Repeat password: this cannot be empty.',
    'Confirm that you are at least 18 years old.',
    'Agree to the user agreement to continue.',
  ]);
  await act(async () =>
    within(summary)
      .getByRole('button', { name: /^Password/ })
      .click(),
  );
  await waitFor(() => expect(document.activeElement).toBe(field('Password')));
  expect(waitingFor(environment, 'useRegisterMutation')).toEqual([]);
});

test('VA-02 the summary says whose rule is broken, the field its rule alone', async () => {
  await openPage();
  await type('Password', 'abc');
  await press('Create account');
  const line = within(screen.getByRole('alert')).getByRole('button', { name: /^Password/ });
  const [name, rule = ''] = line.textContent.split(': ');
  expect(name).toBe('Password');
  expect(screen.getByText(rule).id).toBe(field('Password').getAttribute('aria-describedby')?.split(' ')[0]);
});

test('RG-07 RG-12 the referral code of the address is shown, which nobody has checked yet, and sent', async () => {
  const { environment } = await openPage({ path: '/register?referralCode=FRIEND7' });
  expect(screen.getByText('Referral code: FRIEND7')).toBeTruthy();
  await fillIn();
  await press('Create account');
  expect(variablesOf(environment, 'useRegisterMutation')['input']).toEqual({
    username: 'lotus88',
    password: 'secret1',
    confirmPassword: 'secret1',
    countryDialingCode: '84',
    referralCode: 'FRIEND7',
    pageUrl: location.href,
    ageConfirmed: true,
    termsAccepted: true,
  });
});

test.each([
  ['Back home', '/'],
  ['Help', '/help'],
])('RG-03 the dialog has “%s”, which closes it', async (name, path) => {
  const { address } = await openModal();
  await press(name, 'link');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe(path);
});

test('RG-08 success closes the dialog, leads home and shows the account number', async () => {
  const { environment, address } = await openModal();
  await fillIn();
  await press('Create account');
  await answer(environment, 'useRegisterMutation', { register: registered() });
  expect(address()).toBe('/');
  const dialog = within(await screen.findByRole('dialog', { name: 'Your account is ready' }));
  expect(dialog.getByText('SP00042')).toBeTruthy();
  await press('Look around');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('RG-08 the page leads home too, and offers the deposit', async () => {
  const { environment, address } = await openPage();
  await fillIn();
  await press('Create account');
  await answer(environment, 'useRegisterMutation', { register: registered() });
  expect(address()).toBe('/');
  await press('Make a deposit');
  expect(address()).toBe('/?panel=depositv2');
});

test('RG-08 the page leads home with the panel that its address names', async () => {
  const { environment, address } = await openPage({ path: '/register?panel=withdraw&referralCode=FRIEND7' });
  await fillIn();
  await press('Create account');
  await answer(environment, 'useRegisterMutation', { register: registered() });
  expect(await screen.findByRole('dialog', { name: 'Your account is ready' })).toBeTruthy();
  expect(address()).toBe('/?panel=withdraw');
});

test('VA-02 a taken user name is said at its field, and nothing typed is lost', async () => {
  const { environment } = await openPage();
  await fillIn();
  await press('Create account');
  await answer(environment, 'useRegisterMutation', { register: { __typename: 'UsernameTakenError' } });
  expect(field('User name').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText('This user name is taken. Choose another.')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect([field('User name').value, field('Password').value]).toEqual(['lotus88', 'secret1']);
  await type('User name', 'lotus89');
  expect(field('User name').getAttribute('aria-invalid')).toBeNull();
});

test('VA-02 what the operator refused is said at its field by the rule it broke', async () => {
  const { environment } = await openPage();
  await fillIn();
  await press('Create account');
  await answer(environment, 'useRegisterMutation', {
    register: {
      __typename: 'InvalidFieldsError',
      fields: [
        { name: 'password', patternId: 'noSpaces' },
        { name: 'email', patternId: 'unheardOf' },
      ],
    },
  });
  expect(screen.getAllByText('Enter 6–12 characters without spaces.')).toHaveLength(2);
  expect(screen.getAllByText('E-mail was not accepted. Check it and try again.')).toHaveLength(2);
});

test('VA-02 too many attempts name the minutes to wait', async () => {
  const { environment } = await openPage();
  await fillIn();
  await press('Create account');
  await answer(environment, 'useRegisterMutation', { register: { __typename: 'TooManyAttemptsError', retryAfterSeconds: 30 } });
  expect(screen.getByRole('alert').textContent).toBe('Too many attempts. Try again in 1 minute.');
});

test('RG-08 a lost connection is said beside the button, and the next press sends the same again', async () => {
  const { environment } = await openPage();
  await fillIn();
  await press('Create account');
  const sent = variablesOf(environment, 'useRegisterMutation');
  await fail(environment, 'useRegisterMutation');
  expect(screen.getByRole('alert').textContent).toContain('Everything you typed is still here');
  await press('Try again');
  expect(variablesOf(environment, 'useRegisterMutation')).toEqual(sent);
});

test('VA-02 a change of language rewords what stands at the fields and keeps what was typed', async () => {
  const { i18n } = await openPage();
  await type('User name', '8ball');
  await act(async () => {
    await i18n.changeLanguage('VI');
  });
  expect(screen.getByText('Nhập 6–12 chữ cái và chữ số, bắt đầu bằng chữ cái.')).toBeTruthy();
  expect(field('Tên đăng nhập').value).toBe('8ball');
});

test('FT-03 beside the age that is confirmed stands the one from which on one plays, in the words of the footer', async () => {
  await openPage();
  expect(screen.getByText('An account may be opened from 18 years of age; to play you must be at least 21 years old.')).toBeTruthy();
});
