import { newMember } from '../support/account.ts';
import { accountNameOf, answerOf, askGateway } from '../support/askGateway.ts';
import { enterFirstGame } from '../support/gameTable.ts';
import { headerOf } from '../support/header.ts';
import { navigateInPage } from '../support/navigateInPage.ts';
import { lightScreen } from '../support/lightScreen.ts';
import { loginDialogOf } from '../support/loginDialog.ts';
import { openAccountIn, registrationFormOf } from '../support/registrationForm.ts';
import { expect, test } from '../support/visitors.ts';

test('LG-03 LG-11 HD-02 a trial begins with a click: play funds of its own currency, home, and no member centre by any way', async ({
  page,
  texts,
  stack,
  complaints,
}) => {
  complaints.allow(/status of 40[13]/);
  await page.goto(lightScreen);
  const { open, dialog } = loginDialogOf(page, texts);
  await open();
  await dialog.getByRole('button', { name: texts('login:freePlay') }).dblclick();
  const header = headerOf(page, texts);
  await expect(header.balance).toContainText('DEMO\u00a010,000,000');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/');
  const account = await accountNameOf(page.context(), stack.site);
  expect(account).toMatch(/^trial_/);
  await expect(header.deposit).toHaveCount(0);
  await header.accountMenu.click();
  for (const entry of ['deposit', 'bets', 'password']) {
    await expect(header.bar.locator('[popover]').getByRole('button', { name: texts(`shell:account.${entry}`) })).toHaveCount(0);
  }
  await page.keyboard.press('Escape');

  const refusal = page.getByRole('alertdialog', { name: texts('memberCentre:in_need_true_account.title') });
  for (const panel of ['depositv2', 'personalHistoryCopy']) {
    await navigateInPage(page, `/rng?panel=${panel}`);
    await expect(refusal).toBeVisible();
    await refusal.getByRole('button', { name: texts('memberCentre:in_increase_submit') }).click();
    await expect(refusal).toHaveCount(0);
    await expect(page).toHaveURL('/rng');
  }
  const { data } = await answerOf<{ viewer: { bets: unknown; depositMethods: unknown } | null }>(
    page.context(),
    stack.site,
    '{ viewer { depositMethods { id } } }',
  );
  expect(data?.viewer?.depositMethods ?? null).toBeNull();
  const change =
    'mutation { changePassword(input: { oldPassword: "a", newPassword: "lantern-on-the-river", confirmNewPassword: "lantern-on-the-river" }) { __typename } }';
  const changed = await answerOf<{ changePassword: { __typename: string } }>(page.context(), stack.site, change);
  expect(changed.data?.changePassword.__typename ?? changed.errors?.[0]?.extensions?.code).toMatch(/RealAccountNeededError|FORBIDDEN/);
});

test('LG-03 LG-07 PP-25 the trial plays a game with its funds, ends behind the question, and is not the one that is opened next', async ({
  page,
  texts,
  stack,
}) => {
  await page.goto(lightScreen);
  const { open, dialog } = loginDialogOf(page, texts);
  await open();
  await dialog.getByRole('button', { name: texts('login:freePlay') }).click();
  const header = headerOf(page, texts);
  await expect(header.balance).toContainText('10,000,000');
  const first = await accountNameOf(page.context(), stack.site);
  await navigateInPage(page, '/rng');
  const { table } = await enterFirstGame(page);
  // Marked as what they are, in the game as well.
  await expect(table.meter('balance')).toHaveText('DEMO\u00a010,000,000');
  await table.spin();
  await navigateInPage(page, lightScreen);
  await header.choose('logOut');
  await page
    .getByRole('alertdialog', { name: texts('auth:logOut.title') })
    .getByRole('button', { name: texts('auth:logOut.confirm'), exact: true })
    .click();
  await expect(header.logIn).toBeVisible();
  expect(await accountNameOf(page.context(), stack.site)).toBeNull();
  // Nothing of it is left on the device: not even as the last user's name.
  await open();
  await expect(loginDialogOf(page, texts).username).toHaveValue('');
  await dialog.getByRole('button', { name: texts('login:freePlay') }).click();
  await expect(header.balance).toContainText('10,000,000');
  expect(await accountNameOf(page.context(), stack.site)).not.toBe(first);
});

test('LG-03 RG-10 a trial leads on to an account of one’s own, from wherever one is needed', async ({ page, texts, stack, complaints }) => {
  complaints.allow(/status of 40[13]/);
  await askGateway(page.context(), stack.site, 'mutation { freePlay { __typename } }');
  const register = texts('shell:header.register');
  const { form } = registrationFormOf(page, texts);
  await page.goto('/rng?dialog=changePassword');
  const refusal = page.getByRole('alertdialog', { name: texts('memberCentre:in_need_true_account.title') });
  await refusal.getByRole('button', { name: register }).click();
  await expect(form).toBeVisible();
  await navigateInPage(page, '/rng?list=favourites');
  await page.getByRole('tabpanel').getByRole('button', { name: register }).click();
  await expect(form).toBeVisible();
  await navigateInPage(page, '/rng?panel=securityCenter');
  await refusal.getByRole('button', { name: register }).click();
  await expect(page.getByText(texts('register:trial'))).toBeVisible();
  const member = newMember();
  await openAccountIn(page, texts, member, 'goOn');
  const header = headerOf(page, texts);
  await expect(header.balance).toContainText('₫1,000');
  expect(await accountNameOf(page.context(), stack.site)).toBe(member.username);
  // What had asked for the account is there at last.
  await expect(page).toHaveURL(/panel=securityCenter/);
  await expect(page.getByRole('dialog').getByText(member.username)).toBeVisible();
});
