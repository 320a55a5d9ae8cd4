import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, variablesOf, waitingFor } from '../../testing/answer.ts';
import { press } from '../../testing/openPlace.tsx';
import { aForm, aSite, confirmAll, field, fillIn, openPage, registered, rule, type } from './testing/registrationPlace.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const number = rule('mobileNum', { minLength: 6, maxLength: 20 });
const byNumber = { mobileFields: [number, rule('email', { required: false, maxLength: 60 })] };
const toMobile = () => press('Mobile number', 'tab');
const labels = () => screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).placeholder);

test('RG-02 with mobile registration there are two tabs, user name first', async () => {
  await openPage({ form: byNumber });
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['User name', 'Mobile number']);
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false']);
  expect(field('User name')).toBeTruthy();
});

test('RG-02 without it there is no tab, and without user names only the number', async () => {
  await openPage();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('RG-02 a brand that registers by number alone shows that form at once', async () => {
  await openPage({ form: byNumber, site: { switches: { ...aSite.switches, usernameRegistration: false } } });
  expect(screen.queryByRole('tab')).toBeNull();
  expect(field('Mobile number').placeholder).toBe('Mobile number *');
});

test('RG-02 a brand that has switched both off says so', async () => {
  await openPage({ site: { switches: { ...aSite.switches, usernameRegistration: false } } });
  expect(screen.getByText('Registration is closed at the moment.')).toBeTruthy();
});

test('VA-03 the mobile form asks for the number, and for passwords only where it takes them; what was typed stays over the tabs', async () => {
  await openPage({ form: byNumber });
  await type('E-mail', 'lotus@example.com');
  await toMobile();
  expect(labels()).toEqual(['Mobile number *', 'E-mail (optional)']);
  expect(field('E-mail').value).toBe('lotus@example.com');
  expect(screen.queryByLabelText(/^Password/)).toBeNull();
});

test('VA-03 with a password in the mobile form it is typed twice and must agree', async () => {
  await openPage({ form: { mobileFields: [number, rule('password'), rule('confirmPassword')] } });
  await press('Create account');
  expect(screen.getAllByText('Password: this cannot be empty.').length).toBeGreaterThan(0);
  // What one form was refused for is not held against the other, where nothing was typed yet.
  await toMobile();
  expect(screen.queryAllByText(/cannot be empty/)).toEqual([]);
  await type('Mobile number', '0912345678');
  await type('Password', 'secret1');
  await type('Repeat password', 'secret2');
  expect(screen.getByText('The two passwords are not the same.')).toBeTruthy();
});

test('VA-03 the payment password is required where it is shown, and is another than the account’s', async () => {
  await openPage({ form: { fields: [...aForm.fields, rule('paymentPassword', { required: false })] } });
  expect(field('Payment password').placeholder).toBe('Payment password *');
  await fillIn();
  await type('Payment password', 'secret1');
  expect(screen.getByText('Choose a password that differs from your other one.')).toBeTruthy();
});

test('VA-01 every field of the payload is shown where it is switched on, with its own words', async () => {
  const names = [
    'payeeName',
    'qqNum',
    'line',
    'whatsapp',
    'zalo',
    'facebook',
    'wechat',
    'idNumber',
    'recommenderId',
    'affiliateCode',
    'referralCode',
    'fax',
  ];
  await openPage({ form: { fields: [...aForm.fields.slice(0, 3), ...names.map((name) => rule(name, { required: name === 'zalo' }))] } });
  expect(labels().slice(1)).toEqual([
    'Full name (optional)',
    'QQ number (optional)',
    'LINE (optional)',
    'WhatsApp (optional)',
    'Zalo *',
    'Facebook (optional)',
    'WeChat (optional)',
    'ID number (optional)',
    'Recommended by (optional)',
    'Affiliate code (optional)',
    'Referral code (optional)',
  ]);
});

test('RG-12 the number goes with the dialling code that is chosen, and the form with every field that is filled', async () => {
  const fields = [
    'payeeName',
    'email',
    'qqNum',
    'mobileNum',
    'line',
    'whatsapp',
    'zalo',
    'facebook',
    'wechat',
    'idNumber',
    'paymentPassword',
    'recommenderId',
    'referralCode',
  ];
  const words: Record<string, string> = {
    mobileNum: 'Mobile number',
    payeeName: 'Full name',
    email: 'E-mail',
    qqNum: 'QQ',
    line: 'LINE',
    whatsapp: 'WhatsApp',
    zalo: 'Zalo',
    facebook: 'Facebook',
    wechat: 'WeChat',
    idNumber: 'ID number',
    paymentPassword: 'Payment password',
    recommenderId: 'Recommended',
    referralCode: 'Referral',
  };
  const { environment } = await openPage({
    form: { fields: [...aForm.fields.slice(0, 3), ...fields.map((name) => rule(name, { required: false }))] },
  });
  await fillIn();
  for (const name of fields) await type(words[name] ?? name, `my-${name}`.slice(0, 12));
  await press('Create account');
  expect(variablesOf(environment, 'useRegisterMutation')['input']).toEqual({
    username: 'lotus88',
    password: 'secret1',
    confirmPassword: 'secret1',
    countryDialingCode: '84',
    ...Object.fromEntries(fields.map((name) => [name, `my-${name}`.slice(0, 12)])),
    pageUrl: location.href,
    ageConfirmed: true,
    termsAccepted: true,
  });
});

test('RG-11 by number the generated account is shown first, in the language of the page, then the success dialog', async () => {
  const { environment, address } = await openPage({ form: byNumber });
  await toMobile();
  await type('Mobile number', '0912345678');
  await confirmAll();
  await press('Create account');
  expect(variablesOf(environment, 'useRegisterMobileMutation')['input']).toMatchObject({
    mobileNum: '0912345678',
    countryDialingCode: '84',
  });
  expect(variablesOf(environment, 'useRegisterMobileMutation')['input']).not.toHaveProperty('password');
  await answer(environment, 'useRegisterMobileMutation', { registerMobile: registered('mkd7w2pxq') });
  expect(address()).toBe('/');
  const generated = within(await screen.findByRole('alertdialog', { name: 'Your account name' }));
  expect(generated.getByText('mkd7w2pxq')).toBeTruthy();
  expect(screen.queryByText('Your account is ready')).toBeNull();
  await press('I have noted it');
  expect(within(await screen.findByRole('dialog', { name: 'Your account is ready' })).getByText('mkd7w2pxq')).toBeTruthy();
});

test('RG-11 the generated account is worded in Vietnamese for those who read it', async () => {
  const { environment } = await openPage({ form: byNumber, language: 'TY' });
  await press('Số điện thoại', 'tab');
  await type('Số điện thoại', '0912345678');
  await confirmAll();
  await press('Tạo tài khoản');
  await answer(environment, 'useRegisterMobileMutation', { registerMobile: registered('mkd7w2pxq') });
  expect(await screen.findByRole('alertdialog', { name: 'Tên tài khoản của bạn' })).toBeTruthy();
});

test('VA-02 a taken number is said at its field', async () => {
  const { environment } = await openPage({ form: byNumber });
  await toMobile();
  await type('Mobile number', '0912345678');
  await confirmAll();
  await press('Create account');
  await answer(environment, 'useRegisterMobileMutation', { registerMobile: { __typename: 'MobileTakenError' } });
  expect(screen.getAllByText('An account with this number exists. Log in, or use another number.')).toHaveLength(2);
});

test('RG-13 the captcha is fetched, and refreshed by a press and by a change of tab, at most once a second', async () => {
  const captcha = rule('captcha', { minLength: 4, maxLength: 4 });
  let now = Date.now();
  const clock = () => now;
  const real = Date.now;
  Date.now = clock;
  try {
    const { environment } = await openPage({ form: { fields: [...aForm.fields, captcha], mobileFields: [number, captcha] } });
    const asked = () => waitingFor(environment, 'useCaptchaMutation').length;
    const show = (id: string) =>
      answer(environment, 'useCaptchaMutation', {
        refreshCaptcha: { __typename: 'RefreshCaptchaPayload', captcha: { id, image: 'iVBORw0KGgo=' } },
      });
    await show('first');
    const picture = screen.getByRole('button', { name: 'Another picture' });
    expect(picture.querySelector('img')?.src).toBe('data:image/png;base64,iVBORw0KGgo=');
    now += 999;
    await act(async () => picture.click());
    expect(asked()).toBe(0);
    now += 1;
    await act(async () => picture.click());
    expect(asked()).toBe(1);
    await show('second');
    now += 999;
    await act(async () => picture.click());
    expect(asked()).toBe(0);
    now += 1;
    await toMobile();
    await waitFor(() => expect(asked()).toBe(1));
    await show('third');
    await type('Mobile number', '0912345678');
    await type('Characters in the picture', 'aB3d');
    await confirmAll();
    await press('Create account');
    expect(variablesOf(environment, 'useRegisterMobileMutation')['input']).toMatchObject({ captcha: 'aB3d', captchaId: 'third' });
    now += 1000;
    await answer(environment, 'useRegisterMobileMutation', { registerMobile: { __typename: 'CaptchaFailedError' } });
    expect(screen.getAllByText('The characters did not match. Here is a new picture.')).toHaveLength(2);
    expect(field('Characters in the picture').value).toBe('');
    expect(asked()).toBe(1);
  } finally {
    Date.now = real;
  }
});

test('VA-03 an empty captcha asks for its characters', async () => {
  const { environment } = await openPage({ form: { fields: [...aForm.fields, rule('captcha')] } });
  await fillIn();
  await press('Create account');
  expect(screen.getAllByText('Enter the characters in the picture.')).toHaveLength(2);
  expect(waitingFor(environment, 'useRegisterMutation')).toEqual([]);
});
