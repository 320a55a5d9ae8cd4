import { headerOf } from '../support/header.ts';
import { expect, test } from '../support/visitors.ts';

test.use({ language: 'TY', viewport: { width: 390, height: 844 } });

test('LG-04 the login as a page leads home by Enter alone, and who is in has nothing to do there', async ({ page, texts, account }) => {
  const member = await account.open();
  await page.context().clearCookies();
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: texts('login:title') })).toBeVisible();
  await expect(page.locator('input[name=username]')).toBeFocused();
  await page.keyboard.type(member.username);
  await page.keyboard.press('Enter');
  const password = page.locator('input[name=password]');
  await expect(password).toHaveAccessibleDescription(texts('login:errors.empty', { field: texts('login:password') }));
  await password.focus();
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(headerOf(page, texts).accountMenu).toBeVisible();
  await page.goto('/login');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: texts('login:title') })).toHaveCount(0);
});

test('LG-04 LG-08 the login as a page leads to the panel that its address names, and so does coming back to it', async ({
  page,
  texts,
  account,
}) => {
  const member = await account.open();
  await page.context().clearCookies();
  await page.goto('/login?panel=limits');
  await page.locator('input[name=username]').fill(member.username);
  await page.locator('input[name=password]').fill(member.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?panel=limits');
  const panel = page.getByRole('dialog', { name: texts('memberCentre:title') });
  await expect(panel.getByRole('heading', { name: texts('limits:own') })).toBeVisible();
  await page.goto('/login?panel=limits');
  await expect(page).toHaveURL('/?panel=limits');
  await expect(panel).toBeVisible();
});
