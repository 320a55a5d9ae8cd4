import type { Page } from '@playwright/test';
import type { Member } from '../support/account.ts';
import { accountNameOf } from '../support/askGateway.ts';
import { fieldOf } from '../support/field.ts';
import { headerOf } from '../support/header.ts';
import { lightScreen } from '../support/lightScreen.ts';
import { loginDialogOf } from '../support/loginDialog.ts';
import type { SiteTexts } from '../support/texts.ts';
import { expect, test } from '../support/visitors.ts';

const changeOf = (page: Page, texts: SiteTexts) => page.getByRole('dialog', { name: texts('password:change.title') });

async function openChange(page: Page, texts: SiteTexts): Promise<void> {
  const { bar, accountMenu } = headerOf(page, texts);
  await accountMenu.click();
  await bar
    .locator('[popover]')
    .getByRole('button', { name: texts('shell:account.password') })
    .click();
  await expect(changeOf(page, texts)).toBeVisible();
}

async function fillChange(page: Page, texts: SiteTexts, old: string, password: string, repeated = password): Promise<void> {
  const dialog = changeOf(page, texts);
  for (const [label, text] of Object.entries({ oldPassword: old, newPassword: password, confirmNewPassword: repeated })) {
    await fieldOf(dialog, texts(`password:${label}`)).fill(text);
  }
  await dialog.getByRole('button', { name: texts('password:change.submit'), exact: true }).click();
}

test('PW-03 HD-06 a password is changed: what is wrong is said beside its field, then the login opens, and every other session is over', async ({
  page,
  texts,
  stack,
  account,
}) => {
  const member = await account.open();
  await page.goto(lightScreen);
  const tab = await page.context().newPage();
  await tab.goto(lightScreen);
  await expect(headerOf(tab, texts).balance).toBeVisible();

  await openChange(page, texts);
  const dialog = changeOf(page, texts);
  await expect(fieldOf(dialog, texts('password:oldPassword'))).toBeFocused();
  const password = `${member.password}-new`;
  const mistakes: readonly (readonly [words: string, old: string, password: string, repeated?: string])[] = [
    ['errors.wrong', `${member.password}?`, password],
    ['refused.mismatch', member.password, password, `${password}?`],
    ['refused.samePassword', member.password, member.password],
    ['refused.commonPassword', member.password, 'iloveyou1'],
  ];
  for (const [words, ...typed] of mistakes) {
    await fillChange(page, texts, ...typed);
    await expect(dialog.getByText(texts(`password:${words}`))).toBeVisible();
    expect(await accountNameOf(page.context(), stack.site)).toBe(member.username);
  }
  await fillChange(page, texts, member.password, password);
  const login = loginDialogOf(page, texts);
  await expect(login.dialog.getByText(texts('login:reason.passwordChanged'))).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(`${lightScreen}?dialog=login`);
  expect(await accountNameOf(page.context(), stack.site)).toBeNull();

  // The other tab of this browser is told.
  await expect(headerOf(tab, texts).logIn).toBeVisible();

  await login.send(member);
  await expect(login.dialog.getByRole('alert')).toHaveText(texts('login:errors.failed'));
  await login.send({ ...member, password });
  await expect(headerOf(page, texts).balance).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('PW-03 a session of another browser ends with the old password, and so does its remembered login', async ({
  page,
  texts,
  stack,
  account,
  anotherBrowser,
}) => {
  const member: Member = await account.open();
  const { context } = await anotherBrowser();
  const other = await context.newPage();
  await other.goto(lightScreen);
  const login = loginDialogOf(other, texts);
  await login.open();
  // The ways in have arrived: nothing moves any more.
  await expect(login.dialog.getByRole('button', { name: texts('login:ways.sms') })).toBeVisible();
  await login.dialog.getByRole('checkbox', { name: texts('login:remember') }).check();
  await login.send(member);
  await expect(headerOf(other, texts).balance).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name).join()).toMatch(/remember/i);

  await page.goto(lightScreen);
  await openChange(page, texts);
  await fillChange(page, texts, member.password, `${member.password}-new`);
  await expect(loginDialogOf(page, texts).dialog).toBeVisible();
  await other.reload();
  await expect(headerOf(other, texts).logIn).toBeVisible();
  expect(await accountNameOf(context, stack.site)).toBeNull();
});
