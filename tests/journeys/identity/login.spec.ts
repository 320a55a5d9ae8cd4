import { accountNameOf } from '../support/askGateway.ts';
import { headerOf } from '../support/header.ts';
import { tabTo } from '../support/keyboard.ts';
import { age } from '../support/advanceClock.ts';
import { lightScreen } from '../support/lightScreen.ts';
import { loginDialogOf } from '../support/loginDialog.ts';
import { mutationsOf } from '../support/mutations.ts';
import { readCaptcha } from '../support/readCaptcha.ts';
import { expect, test } from '../support/visitors.ts';

test('LG-01 LG-06 from the header: a wrong password keeps the name, the third brings a captcha, and with that solved in time LG-04 the dialog closes and the visitor is in, and home', async ({
  page,
  texts,
  account,
  stack,
}) => {
  const member = await account.open();
  await page.context().clearCookies();
  await page.goto('/rng?q=a');
  const header = headerOf(page, texts);
  await expect(header.logIn).toBeVisible();
  const sent = mutationsOf(page);
  const timesSent = (name: string) => sent.filter((each) => each.name === name).length;

  const { dialog, username, password, open, send } = loginDialogOf(page, texts);
  await open();
  await expect(dialog.getByRole('tablist', { name: texts('login:tabs.label') }).getByRole('tab')).toHaveText([
    texts('login:tabs.logIn'),
    texts('login:tabs.register'),
  ]);
  const captcha = dialog.getByRole('textbox', { name: texts('verification:captcha.label') });
  for (let failures = 1; failures <= 3; failures += 1) {
    await expect(captcha).toHaveCount(0);
    await send({ username: member.username, password: `not-this-lantern-${failures}` });
    await expect(dialog.getByRole('alert')).toHaveText(texts(failures < 3 ? 'login:errors.failed' : 'login:errors.locked'));
    await expect(password).toBeFocused();
    await expect(username).toHaveValue(member.username);
    await expect.poll(() => timesSent('useLogInMutation')).toBe(failures);
  }

  // Another picture at a press, but not for each of two presses at once.
  const picture = dialog.getByRole('button', { name: texts('verification:captcha.refresh') });
  const shown = () => picture.getByRole('presentation').getAttribute('src');
  const pictureAfter = async (last: string | null) => {
    await expect.poll(shown).not.toBe(last);
    return shown();
  };
  const first = await pictureAfter(null);
  // One a second at most.
  await page.waitForTimeout(1_000);
  await picture.dblclick();
  const second = await pictureAfter(first);
  expect(timesSent('useCaptchaMutation')).toBe(2);
  await captcha.fill('8888');
  await send(member);
  await expect(dialog.getByRole('alert')).toHaveText(texts('login:errors.captcha'));
  await expect(captcha).toHaveValue('');
  await expect(captcha).toBeFocused();

  // Two minutes over a picture are too long, and cost nothing but that picture; the half hour is over with them.
  const lettersOf = (shownPicture: string | null) => readCaptcha(Buffer.from(shownPicture?.split(',')[1] ?? '', 'base64'));
  const third = await pictureAfter(second);
  age(stack, 31);
  await captcha.fill(lettersOf(third));
  await send(member);
  await expect.poll(() => timesSent('useLogInMutation')).toBe(5);
  await expect(dialog.getByRole('alert')).toHaveText(texts('login:errors.captcha'));
  await expect(username).toHaveValue(member.username);
  await expect(password).toHaveValue(member.password);

  await captcha.fill(lettersOf(await pictureAfter(third)));
  await dialog.getByRole('button', { name: texts('login:submit'), exact: true }).dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(header.balance).toContainText('₫1,000');
  expect(timesSent('useLogInMutation')).toBe(6);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: texts('home:heading') })).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL('/rng?q=a');
});

test('LG-04 a login that the dialog of registration led to goes home as well', async ({ page, texts, account }) => {
  const member = await account.open();
  await page.context().clearCookies();
  await page.goto('/fish');
  await headerOf(page, texts).register.click();
  await page
    .getByRole('dialog', { name: texts('auth:register.title') })
    .getByRole('button', { name: texts('login:tabs.logIn'), exact: true })
    .click();
  const { dialog, send } = loginDialogOf(page, texts);
  await send(member);
  await expect(dialog).toHaveCount(0);
  await expect(headerOf(page, texts).balance).toContainText('₫1,000');
  await expect(page).toHaveURL('/');
});

test('LG-08 RO-01 a panel’s address asks a guest for the login, with nothing of the panel before, and shows it after that at the same address', async ({
  page,
  texts,
  account,
  stack,
}) => {
  const member = await account.open();
  await page.context().clearCookies();
  await page.goto('/rng?panel=depositv2');
  const { dialog, send } = loginDialogOf(page, texts);
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await send(member);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('group', { name: texts('deposit:presets') })).toBeVisible();
  await expect(page).toHaveURL('/rng?panel=depositv2');
  expect(await accountNameOf(page.context(), stack.site)).toBe(member.username);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: texts('common:close') })
    .click();
  await expect(page).toHaveURL('/rng');
});

test('LG-07 who logs out in one tab is logged out in the other, LG-08 and logged in there again with the one', async ({
  page,
  texts,
  account,
  context,
  stack,
}) => {
  const member = await account.open();
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(lightScreen);
    await expect(headerOf(tab, texts).balance).toContainText('₫1,000');
  }
  const header = headerOf(page, texts);
  await header.choose('logOut');
  await page
    .getByRole('alertdialog', { name: texts('auth:logOut.title') })
    .getByRole('button', { name: texts('auth:logOut.confirm'), exact: true })
    .click();
  await expect(header.logIn).toBeVisible();
  await expect(headerOf(other, texts).logIn).toBeVisible();
  await expect(other).toHaveURL(lightScreen);
  expect(await accountNameOf(other, stack.site)).toBeNull();

  // The login is open in both, and here because of an action: one of them is enough, and the action is done.
  await page.goto('/fish?panel=depositv2');
  const here = loginDialogOf(page, texts);
  await expect(here.username).toBeVisible();
  const { open, send } = loginDialogOf(other, texts);
  await open();
  await send(member);
  await expect(headerOf(other, texts).balance).toContainText('₫1,000');
  await expect(here.dialog).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('group', { name: texts('deposit:presets') })).toBeVisible();
  await expect(page).toHaveURL('/fish?panel=depositv2');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: texts('common:close') })
    .click();
  await expect(header.balance).toContainText('₫1,000');
});

test('LG-01 by the keyboard alone: what is typed right after the press is in the field, Escape closes a list before the dialog around it, and gives the focus back; and nothing in the login reaches beyond a screen of 320 px', async ({
  page,
  texts,
}) => {
  await page.goto(lightScreen);
  const header = headerOf(page, texts);
  const { dialog, username } = loginDialogOf(page, texts);
  await tabTo(page, header.logIn);
  // Drawn by now, and nobody has seen it.
  await expect(page.locator('dialog input[name=username]')).toBeAttached();
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.type('lotus');
  await expect(username).toHaveValue('lotus');

  await dialog.getByRole('button', { name: texts('login:ways.sms') }).click();
  const options = dialog.getByRole('option');
  await expect(options).toHaveCount(0);
  await dialog.getByRole('combobox').focus();
  await expect(options).toHaveCount(12);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await dialog.getByRole('combobox').press('ArrowDown');
  await options.filter({ hasText: '+66' }).click();
  await expect(dialog.getByRole('combobox')).toHaveValue('TH +66');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(header.logIn).toBeFocused();
  // Nothing that was typed is left.
  await page.keyboard.press('Enter');
  await expect(username).toBeFocused();
  await expect(username).toHaveValue('');

  // On a small phone all ways in are laid out from the first moment on, and nothing reaches beyond the screen.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 640 });
  await header.logIn.click();
  await expect(username).toBeFocused();
  expect(await dialog.getByRole('button', { name: texts('login:freePlay') }).count()).toBe(1);
  expect(await dialog.getByRole('button', { name: texts('login:ways.sms') }).count()).toBe(1);
  const beyond = () => dialog.evaluate((element) => Math.round(element.getBoundingClientRect().right) - innerWidth);
  expect(await beyond()).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: texts('login:ways.sms') }).click();
  await expect(dialog.getByRole('combobox')).toBeVisible();
  expect(await beyond()).toBeLessThanOrEqual(0);
});
