import { newMember } from '../support/account.ts';
import { accountNameOf } from '../support/askGateway.ts';
import { fieldOf } from '../support/field.ts';
import { headerOf } from '../support/header.ts';
import { tabTo } from '../support/keyboard.ts';
import { expect, test } from '../support/visitors.ts';

test.use({ language: 'TY', viewport: { width: 390, height: 844 } });

test('RG-05 by keyboard on a telephone: back from the provider, on to it again, tied to an account, and in at once the next time', async ({
  page,
  texts,
  account,
  stack,
}) => {
  test.slow();
  const [member, name] = [await account.open(), `Linh ${newMember().username}`];
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: texts('login:social.with', { name: 'Harbour ID' }), exact: true });
  const provider = page.getByRole('heading', { name: 'Harbour ID' });
  const press = async () => {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(provider).toBeVisible();
  };
  const type = async (label: string, text: string) => {
    await tabTo(page, fieldOf(main, label));
    await page.keyboard.type(text);
  };
  const sayName = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await tabTo(page, page.getByLabel('Name'));
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  };

  await page.context().clearCookies();
  await page.goto('/login');
  await expect(fieldOf(main, texts('login:username'))).toBeFocused();
  await press();
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await press();
  await sayName();
  await expect(main).toContainText(texts('login:social.unlinked', { name }));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await type(texts('login:username'), member.username);
  await type(texts('login:password'), member.password);
  await page.keyboard.press('Enter');
  await expect(headerOf(page, texts).accountMenu).toBeVisible();
  await expect(page).toHaveURL('/');

  // From the page of registration it is the same account, and the way back throws nobody out.
  await page.context().clearCookies();
  await page.goto('/register');
  await press();
  await sayName();
  await expect(headerOf(page, texts).accountMenu).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await accountNameOf(page, stack.site)).toBe(member.username);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(headerOf(page, texts).accountMenu).toBeVisible();
  expect(await accountNameOf(page, stack.site)).toBe(member.username);
});
