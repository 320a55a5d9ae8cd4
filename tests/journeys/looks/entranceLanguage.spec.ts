import type { Page } from '@playwright/test';
import { newMember } from '../support/account.ts';
import { fieldOf } from '../support/field.ts';
import { headerOf } from '../support/header.ts';
import { changeLanguage } from '../support/language.ts';
import { registrationFormOf } from '../support/registrationForm.ts';
import { textsOf } from '../support/texts.ts';
import { expect, test } from '../support/visitors.ts';

/** How far a page reaches beyond the screen, in pixels. */
const beyond = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.use({ language: 'TY', viewport: { width: 390, height: 844 } });

test('I18N-2 in the midst of registering the language is changed: nothing typed is lost, and labels, mistakes and promotions speak the other', async ({
  page,
  texts,
}) => {
  const { username, password } = newMember();
  const vietnamese = registrationFormOf(page, texts);
  await page.goto('/register');
  await vietnamese.field('username').fill(username);
  await vietnamese.field('password').fill(password);
  await vietnamese.field('confirmPassword').fill(password.slice(1));
  await vietnamese.field('email').fill('linh@');
  await vietnamese.form.getByRole('checkbox').first().check();
  await expect(vietnamese.field('confirmPassword')).toHaveAccessibleDescription(texts('auth:errors.mismatch'));
  const promotion = page.getByRole('main').getByRole('article').first().getByRole('heading');
  const promised = await promotion.textContent();
  expect(await beyond(page)).toBeLessThanOrEqual(0);

  const words = await changeLanguage(page, texts, 'EN');
  await expect(page.getByRole('heading', { level: 1, name: words('auth:register.title') })).toBeVisible();
  const english = registrationFormOf(page, words);
  await expect(english.field('username')).toHaveValue(username);
  await expect(english.field('password')).toHaveValue(password);
  await expect(english.field('confirmPassword')).toHaveValue(password.slice(1));
  await expect(english.field('confirmPassword')).toHaveAccessibleDescription(words('auth:errors.mismatch'));
  await expect(english.field('email')).toHaveValue('linh@');
  await expect(english.form.getByRole('checkbox').first()).toBeChecked();
  await expect(promotion).not.toHaveText(promised ?? '');
  expect(await beyond(page)).toBeLessThanOrEqual(0);
  await english.submit.click();
  await expect(english.summary.getByRole('button')).toHaveText([
    words('auth:errors.mismatch'),
    words('auth:summary.line', { field: words('auth:fields.email'), message: words('auth:pattern.email') }),
    words('auth:errors.termsAccepted'),
  ]);

  await changeLanguage(page, words, 'TY');
  await expect(vietnamese.summary.getByRole('button')).toHaveText([
    texts('auth:errors.mismatch'),
    texts('auth:summary.line', { field: texts('auth:fields.email'), message: texts('auth:pattern.email') }),
    texts('auth:errors.termsAccepted'),
  ]);
  await expect(vietnamese.field('email')).toHaveValue('linh@');
  await expect(promotion).toHaveText(promised ?? '');
});

test('I18N-2 in the midst of logging in the language is changed: name and password stay, and what was refused is said in the other', async ({
  page,
  texts,
}) => {
  const { username, password } = newMember();
  const main = page.getByRole('main');
  await page.goto('/login');
  await fieldOf(main, texts('login:username')).fill(username);
  await main.getByRole('button', { name: texts('login:submit'), exact: true }).click();
  await expect(fieldOf(main, texts('login:password'))).toHaveAccessibleDescription(
    texts('login:errors.empty', { field: texts('login:password') }),
  );
  let words = await changeLanguage(page, texts, 'EN');
  await expect(fieldOf(main, words('login:password'))).toHaveAccessibleDescription(
    words('login:errors.empty', { field: words('login:password') }),
  );
  await expect(fieldOf(main, words('login:username'))).toHaveValue(username);

  await fieldOf(main, words('login:password')).fill(password);
  await main.getByRole('button', { name: words('login:submit'), exact: true }).click();
  await expect(main.getByRole('alert')).toHaveText(words('login:errors.failed'));
  words = await changeLanguage(page, words, 'TY');
  await expect(main.getByRole('alert')).toHaveText(words('login:errors.failed'));
  await expect(page).toHaveTitle(words('login:pageTitle', { brand: 'Sampan' }));
  await expect(fieldOf(main, words('login:username'))).toHaveValue(username);
  await expect(fieldOf(main, words('login:password'))).toHaveValue(password);

  // The other way in as well, over and back.
  await main.getByRole('button', { name: words('login:ways.sms') }).click();
  await fieldOf(main, words('login:mobileNum')).fill('0912345678');
  words = await changeLanguage(page, words, 'EN');
  await expect(fieldOf(main, words('login:mobileNum'))).toHaveValue('0912345678');
  await expect(main.getByRole('button', { name: words('login:ways.username') })).toBeVisible();
});

test('I18N-2 who is signed in can change the language of the entrance pages on a phone as well, and who is asked about a ticket', async ({
  page,
  texts,
  account,
}) => {
  await account.open();
  await page.goto('/recover');
  await expect(page.getByRole('heading', { level: 1, name: texts('password:link.title') })).toBeVisible();
  await expect(headerOf(page, texts).accountMenu).toBeVisible();
  expect(await beyond(page)).toBeLessThanOrEqual(0);
  let words = await changeLanguage(page, texts, 'EN');
  await expect(page.getByRole('heading', { level: 1, name: words('password:link.title') })).toBeVisible();
  await page.goto('/register');
  await expect(page.getByRole('button', { name: words('register:signedIn.goOn') })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await beyond(page)).toBeLessThanOrEqual(0);
  words = await changeLanguage(page, words, 'TY');
  await expect(page.getByRole('button', { name: words('register:signedIn.goOn') })).toBeVisible();

  await page.goto('/?token=invented');
  await expect(page.getByRole('heading', { level: 1, name: words('login:ticket.failed.title') })).toBeVisible();
  await page.getByRole('combobox', { name: words('shell:menu.language') }).selectOption('EN');
  await expect(page.getByRole('heading', { level: 1, name: textsOf('EN')('login:ticket.failed.title') })).toBeVisible();
});
