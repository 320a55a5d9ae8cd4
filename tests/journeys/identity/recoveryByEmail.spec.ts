import type { Page } from '@playwright/test';
import { newMember } from '../support/account.ts';
import { accountNameOf, askGateway } from '../support/askGateway.ts';
import { changeMember } from '../support/changeMember.ts';
import { fieldOf } from '../support/field.ts';
import { headerOf } from '../support/header.ts';
import { tabTo } from '../support/keyboard.ts';
import { lightScreen } from '../support/lightScreen.ts';
import { loginDialogOf } from '../support/loginDialog.ts';
import { mutationsOf } from '../support/mutations.ts';
import { readableOf, sendingsOf } from '../support/secrets.ts';
import type { SiteTexts } from '../support/texts.ts';
import { expect, test } from '../support/visitors.ts';

const secretOf = (link: string): string => new URL(link).hash.replace('#token=', '');
const forgotOf = (page: Page, texts: SiteTexts) => page.getByRole('dialog', { name: texts('password:forgot.title') });

async function openForgot(page: Page, texts: SiteTexts): Promise<void> {
  await loginDialogOf(page, texts).open();
  await page.getByRole('button', { name: texts('login:forgot') }).click();
}

/** Asks in the dialog that is open. */
async function askForLink(page: Page, texts: SiteTexts, username: string, email: string): Promise<void> {
  const dialog = forgotOf(page, texts);
  await fieldOf(dialog, texts('password:username')).fill(username);
  await fieldOf(dialog, texts('password:email')).fill(email);
  await dialog.getByRole('button', { name: texts('password:forgot.email.submit') }).dblclick();
  await expect(dialog.getByRole('status').filter({ hasText: texts('password:in_been_out') })).toBeVisible();
  await expect(dialog.getByRole('button', { name: texts('password:forgot.email.submit') })).toHaveCount(0);
}

async function setPassword(page: Page, texts: SiteTexts, password: string): Promise<void> {
  const main = page.getByRole('main');
  await fieldOf(main, texts('password:newPassword')).fill(password);
  await fieldOf(main, texts('password:confirmNewPassword')).fill(password);
  await main.getByRole('button', { name: texts('password:link.submit') }).dblclick();
}

test('PW-01 a mailed link sets the password once: the same answer for everybody, no trace of its secret, every session ended', async ({
  page,
  texts,
  stack,
  outbox,
  anotherBrowser,
}) => {
  const other = await anotherBrowser();
  const member = await other.account.open();
  const email = `${member.username}@mail.example`;
  changeMember(stack, member.username, { email });

  await page.goto('/rng');
  await openForgot(page, texts);
  await askForLink(page, texts, newMember().username, email);
  await page.getByRole('button', { name: texts('common:close') }).click();
  expect(await outbox.messagesTo(email)).toEqual([]);
  await openForgot(page, texts);
  await askForLink(page, texts, member.username, email);
  const link = await outbox.mailLink(email);
  expect(await outbox.messagesTo(email)).toHaveLength(1);
  const secret = secretOf(link);
  expect(secret.length).toBeGreaterThan(20);

  // As from a mail program: a tab of its own.
  const sendings = sendingsOf(page.context());
  const tab = await page.context().newPage();
  await tab.goto(link);
  await expect(tab.getByRole('heading', { level: 1, name: texts('password:link.title') })).toBeVisible();
  await expect(tab).toHaveURL('/recover');
  expect((await readableOf(tab)).includes(secret)).toBe(false);
  const main = tab.getByRole('main');
  await setPassword(tab, texts, 'password1');
  await expect(main.getByText(texts('password:refused.commonPassword'))).toBeVisible();
  const password = `${member.password}-new`;
  await setPassword(tab, texts, password);

  // The session that was open elsewhere is over, and the login follows. It comes from a place the account does not know.
  const login = loginDialogOf(tab, texts);
  await expect(login.dialog.getByText(texts('login:reason.passwordSet'))).toBeVisible();
  expect(await accountNameOf(other.context, stack.site)).toBeNull();
  await login.send(member);
  await expect(login.dialog.getByRole('alert')).toHaveText(texts('login:errors.failed'));
  await login.send({ ...member, password });
  const proof = tab.getByRole('dialog', { name: texts('login:proof.title') });
  await proof.getByRole('button', { name: texts('verification:code.send') }).click();
  await fieldOf(proof, texts('login:proof.label.EMAIL')).fill(await outbox.mailCode(email));
  await proof.getByRole('button', { name: texts('login:proof.submit') }).click();
  await expect(headerOf(tab, texts).balance).toBeVisible();
  await expect(tab).toHaveURL('/');
  expect(sendings.withText(secret)).toEqual([]);

  // The way back leads to no form, and neither does the link.
  await tab.goto(link);
  await setPassword(tab, texts, `${password}-2`);
  await expect(main.getByText(texts('password:link.gone'))).toBeVisible();
  await expect(main.getByRole('button', { name: texts('password:link.askAgain') })).toBeVisible();
  expect(await accountNameOf(page.context(), stack.site)).toBe(member.username);
});

test('PW-01 two links: the newer password holds, and the older link is dead; one that is ten minutes old says so, and brings another', async ({
  page,
  texts,
  stack,
  outbox,
  anotherBrowser,
}) => {
  const member = await (await anotherBrowser()).account.open();
  const email = `${member.username}@mail.example`;
  changeMember(stack, member.username, { email });
  const recover = 'mutation Recover($input: RecoverByEmailInput!) { recoverByEmail(input: $input) { __typename } }';
  await askGateway(page, stack.site, recover, { input: { username: member.username, email } });
  const first = await outbox.mailLink(email);
  await askGateway(page, stack.site, recover, { input: { username: member.username, email } });
  const second = await outbox.mailLink(email, 2);
  expect(second).not.toBe(first);

  await page.goto(first);
  // Opened in the very same tab, which loads no page: the newer secret takes the older one's place.
  await page.goto(second);
  await expect(page).toHaveURL('/recover');
  await setPassword(page, texts, `${member.password}-new`);
  await expect(loginDialogOf(page, texts).dialog).toBeVisible();
  await page.goto(first);
  await setPassword(page, texts, `${member.password}-old`);
  await expect(page.getByRole('main').getByText(texts('password:link.gone'))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByText(texts('password:link.gone'))).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('button', { name: texts('password:link.askAgain') })
    .click();
  await askForLink(page, texts, member.username, email);
  const third = await outbox.mailLink(email, 3);
  await stack.forward(10 * 60_000);
  await page.goto(third);
  const sent = mutationsOf(page);
  await setPassword(page, texts, `${member.password}-late`);
  await expect(page.getByRole('main').getByText(texts('password:link.gone'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: texts('password:link.askAgain') })
    .click();
  await askForLink(page, texts, member.username, email);
  await page.goto(await outbox.mailLink(email, 4));
  await setPassword(page, texts, `${member.password}-late`);
  await expect(loginDialogOf(page, texts).dialog.getByText(texts('login:reason.passwordSet'))).toBeVisible();
  expect(sent.map(({ name }) => name)).toEqual([
    'useSetPasswordByLinkMutation',
    'useRecoverByEmailMutation',
    'useSetPasswordByLinkMutation',
  ]);
});

test.describe('in Vietnamese on a telephone', () => {
  test.use({ language: 'TY', viewport: { width: 390, height: 844 } });

  test('PW-01 a password is recovered by keyboard alone', async ({ page, texts, stack, account, outbox }) => {
    const member = await account.open();
    const email = `${member.username}@mail.example`;
    changeMember(stack, member.username, { email });
    await page.context().clearCookies();
    await page.goto(lightScreen);
    const press = async (name: string) => {
      await tabTo(page, page.getByRole('button', { name, exact: true }));
      await page.keyboard.press('Enter');
    };
    const type = async (label: string, text: string) => {
      await tabTo(page, fieldOf(page.locator('body'), label));
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    };
    await expect(headerOf(page, texts).logIn).toBeVisible();
    await press(texts('shell:header.logIn'));
    await expect(loginDialogOf(page, texts).username).toBeFocused();
    await press(texts('login:forgot'));
    await expect(forgotOf(page, texts)).toBeVisible();
    await type(texts('password:username'), member.username);
    await type(texts('password:email'), email);
    await page.keyboard.press('Enter');
    await expect(forgotOf(page, texts).getByText(texts('password:in_been_out'))).toBeVisible();
    // What had the focus is gone; it may not be lost to the page behind.
    await expect(forgotOf(page, texts).locator(':focus')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(forgotOf(page, texts)).toHaveCount(0);

    await page.goto(await outbox.mailLink(email));
    await expect(page.getByRole('heading', { level: 1, name: texts('password:link.title') })).toBeVisible();
    await type(texts('password:newPassword'), `${member.password}-new`);
    await type(texts('password:confirmNewPassword'), `${member.password}-ne`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(texts('password:refused.mismatch'))).toBeVisible();
    await type(texts('password:confirmNewPassword'), `${member.password}-new`);
    await page.keyboard.press('Enter');
    const login = loginDialogOf(page, texts);
    await expect(login.username).toBeFocused();
    await page.keyboard.type(member.username);
    await tabTo(page, login.password);
    await page.keyboard.type(`${member.password}-new`);
    await page.keyboard.press('Enter');
    await expect(headerOf(page, texts).accountMenu).toBeVisible();
    await expect(login.dialog).toHaveCount(0);
    expect(await accountNameOf(page, stack.site)).toBe(member.username);
  });
});
