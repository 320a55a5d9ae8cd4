import type { Page } from '@playwright/test';
import { headerOf } from '../support/header.ts';
import { expect, siteOrigin, test } from '../support/journey.ts';
import { newMember, type Member } from '../support/account.ts';
import { navigateInPage } from '../support/navigateInPage.ts';
import { lightScreen } from '../support/lightScreen.ts';
import { opened } from '../support/registrationForm.ts';
import type { SiteTexts } from '../support/texts.ts';

const dialogOf = (page: Page, texts: SiteTexts, key: string) => page.getByRole('dialog', { name: texts(key) });

/** Presses Tab until the element is reached; fails where the keyboard does not get there. */
async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not reach it.');
}

const isFocused = (page: Page, name: string | RegExp, role: 'textbox' | 'checkbox' | 'button') => async () =>
  page
    .getByRole(role, { name })
    .and(page.locator(':focus'))
    .count()
    .then((count) => count > 0);

test('RG-08 an account is opened by keyboard alone, and a wrong entry loses nothing', async ({ page, texts }) => {
  const member = newMember();
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1, name: texts('auth:register.title') })).toBeVisible();
  const field = (name: string) => new RegExp(`^${texts(`auth:fields.${name}`)}`);
  const type = async (name: string, value: string) => {
    await tabTo(page, isFocused(page, field(name), 'textbox'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(value);
  };
  const check = async (name: string | RegExp) => {
    await tabTo(page, isFocused(page, name, 'checkbox'));
    await page.keyboard.press('Space');
  };
  await type('username', '1x');
  await type('password', member.password);
  await type('confirmPassword', `${member.password}?`);
  await check(texts('auth:register.age', { age: 18 }));
  await tabTo(page, isFocused(page, texts('auth:register.submit'), 'button'));
  await page.keyboard.press('Enter');

  // What is wrong is said where the focus is, and nothing that was typed is gone.
  const summary = page.getByRole('alert').filter({ hasText: texts('auth:summary.title_other', { count: 3 }) });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('button')).toHaveCount(3);
  await expect(page.getByRole('textbox', { name: field('username') })).toHaveValue('1x');
  await expect(page.getByLabel(field('password'))).toHaveValue(member.password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: field('username') })).toBeFocused();
  await type('username', member.username);
  await type('confirmPassword', member.password);
  await check(new RegExp(texts('auth:register.terms')));
  await tabTo(page, isFocused(page, texts('auth:register.submit'), 'button'));
  await page.keyboard.press('Enter');

  const success = dialogOf(page, texts, 'auth:registered.title');
  await expect(success).toContainText(member.username, opened);
  await expect(page).toHaveURL('/');
  await tabTo(page, isFocused(page, texts('auth:registered.play'), 'button'));
  await page.keyboard.press('Enter');
  await expect(success).toHaveCount(0);
  await expect(headerOf(page, texts).balance).toContainText('₫1,000');
});

test('HD-03 LG-07 LG-01 a member hides and refreshes the balance, logs out behind a question, and logs in again', async ({
  page,
  texts,
  account,
}) => {
  const member = await account.open();
  await page.goto(lightScreen);
  const header = headerOf(page, texts);
  const { balance } = header;
  await test.step('the balance is hidden, stays so over a reload, is shown again and refreshed', async () => {
    await expect(balance).toContainText('₫1,000');
    await balance.getByRole('button', { name: texts('shell:balance.hide') }).click();
    await expect(balance).toHaveText('***');
    await page.reload();
    await expect(balance).toHaveText('***');
    await balance.getByRole('button', { name: texts('shell:balance.show') }).click();
    await expect(balance).toContainText('₫1,000');

    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/graphql**', async (route) => {
      await held;
      await route.continue();
    });
    await balance.getByRole('button', { name: texts('shell:balance.refresh') }).click();
    await expect(balance).toContainText(texts('shell:balance.updating'));
    release();
    await expect(balance).toContainText('₫1,000');
    await page.unroute('**/graphql**');
  });
  await test.step('the session outlives that reload, and ends behind a question', async () => {
    await header.choose('logOut');
    const question = page.getByRole('alertdialog', { name: texts('auth:logOut.title') });
    await question.getByRole('button', { name: texts('auth:logOut.cancel') }).click();
    await expect(header.balance).toBeVisible();
    await header.choose('logOut');
    await question.getByRole('button', { name: texts('auth:logOut.confirm'), exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(header.logIn).toBeVisible();
    await page.reload();
    await expect(header.logIn).toBeVisible();
    expect((await page.context().cookies()).filter(({ name }) => name.endsWith('session'))).toEqual([]);
  });
  await test.step('it begins again with the password', async () => {
    await header.logIn.click();
    const dialog = dialogOf(page, texts, 'login:title');
    const password = dialog.getByLabel(new RegExp(`^${texts('login:password')}`)).and(page.locator('input:not([type=radio])'));
    await dialog
      .getByLabel(new RegExp(`^${texts('login:username')}`))
      .and(page.locator('input:not([type=radio])'))
      .fill(member.username);
    await password.fill('not-this-lantern');
    await password.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(texts('login:errors.failed'));
    await expect(password).toBeFocused();
    await password.fill(member.password);
    await password.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(header.balance).toContainText('₫1,000');
  });
});

test('LG-02 no password, token or role is in page, storage, address, console or readable cookies', async ({ page, texts }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const member: Member = newMember();
  await page.goto(lightScreen);
  const header = headerOf(page, texts);
  await header.register.click();
  const dialog = page.getByRole('dialog');
  const fill = (name: string, value: string) =>
    dialog
      .getByLabel(new RegExp(`^${texts(`auth:fields.${name}`)}`))
      .and(page.locator('input:not([type=radio])'))
      .fill(value);
  // The login's fields have the same names; the registration's are the ones in sight.
  await expect(dialog.getByLabel(new RegExp(`^${texts('auth:fields.confirmPassword')}`))).toBeVisible();
  await fill('username', member.username);
  await fill('password', member.password);
  await fill('confirmPassword', member.password);
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog.getByRole('button', { name: texts('auth:register.submit') }).click();
  await dialogOf(page, texts, 'auth:registered.title')
    .getByRole('button', { name: texts('auth:registered.play') })
    .click();
  await expect(header.balance).toBeVisible();
  await navigateInPage(page, `${lightScreen}?panel=personalHistoryCopy`);
  await expect(page.getByRole('dialog')).toBeVisible();

  const cookie = (await page.context().cookies()).find(({ name }) => name.endsWith('session'));
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
  const source = await (await page.context().request.get(page.url(), { headers: { accept: 'text/html' } })).text();
  const readable = await page.evaluate(() =>
    JSON.stringify({
      ...localStorage,
      ...sessionStorage,
      cookie: document.cookie,
      page: document.documentElement.outerHTML,
      address: location.href,
    }),
  );
  const everything = [source, readable, ...said].join('\n');
  for (const secret of [cookie?.value ?? '', member.password]) {
    expect(secret.length).toBeGreaterThan(10);
    expect(everything.includes(secret)).toBe(false);
  }
  expect(everything).not.toMatch(/eyJ[\w-]{10,}\.|bearer |"(token|role|isAgent)"/i);
  expect(new URL(page.url()).origin).toBe(siteOrigin());
});

test('what is said over a panel that is open can be pressed, and the panel stays', async ({ page, texts, account, complaints }) => {
  complaints.allow(/Failed to load resource/);
  await account.open();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${lightScreen}?panel=limits`);
  const panel = dialogOf(page, texts, 'memberCentre:title');
  await panel.getByLabel(texts.like('limits:amount')).fill('5');
  await page.route('**/graphql**', (route) => route.abort());
  const set = panel.getByRole('button', { name: texts('limits:set'), exact: true });
  await set.click();
  const said = page.getByRole('region', { name: texts('common:messages') });
  await expect(said).toContainText(texts('limits:fault'));
  await said.getByRole('button', { name: texts('common:close') }).click({ timeout: 5_000 });
  await expect(said).toHaveCount(0);
  await expect(panel).toBeVisible();
  await expect(set).toBeFocused();
});
