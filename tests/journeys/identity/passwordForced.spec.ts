import type { Locator, Page } from '@playwright/test';
import { createPasswords } from '../../../platform/identity/passwordHashing/passwords.ts';
import { systemRandom } from '../../../platform/core/random.ts';
import { answerOf } from '../support/askGateway.ts';
import { changeMember } from '../support/changeMember.ts';
import { fieldOf } from '../support/field.ts';
import { headerOf } from '../support/header.ts';
import { lightScreen } from '../support/lightScreen.ts';
import { loginDialogOf } from '../support/loginDialog.ts';
import type { SiteTexts } from '../support/texts.ts';
import { expect, test } from '../support/visitors.ts';

const demandOf = (page: Page, texts: SiteTexts): Locator => page.getByRole('alertdialog', { name: texts('password:change.forcedTitle') });

/** Without `old` where it was typed a moment ago, and so is not asked for. */
async function change(demand: Locator, texts: SiteTexts, old: string | null, password: string): Promise<void> {
  await expect(fieldOf(demand, texts('password:newPassword'))).toBeVisible();
  await expect(fieldOf(demand, texts('password:oldPassword'))).toHaveCount(old === null ? 0 : 1);
  for (const [label, text] of Object.entries({
    ...(old !== null && { oldPassword: old }),
    newPassword: password,
    confirmNewPassword: password,
  })) {
    await fieldOf(demand, texts(`password:${label}`)).fill(text);
  }
  await demand.getByRole('button', { name: texts('password:change.submit'), exact: true }).click();
}

test('PW-04 LG-04 an account that somebody else opened must choose its own password first: no key, address, reload or request gets around it', async ({
  page,
  texts,
  stack,
  account,
  complaints,
}) => {
  complaints.allow(/status of 40[13]/);
  const member = await account.open();
  // As an agent opens it: nobody has been in yet, and its member has chosen nothing.
  changeMember(stack, member.username, { last_login_at: null, password_changed_at: null });
  await page.context().clearCookies();
  await page.goto(lightScreen);
  const login = loginDialogOf(page, texts);
  await login.open();
  await login.send(member);
  const demand = demandOf(page, texts);
  await expect(demand.getByText(texts('password:change.forced'))).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Asked twice, a browser closes a dialog without asking the page.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(demand).toBeVisible();
  await expect(demand.getByRole('button', { name: texts('common:close') })).toHaveCount(0);

  for (const address of [`${lightScreen}?panel=depositv2`, '/register', '/game?game=lotus', '/recover', '/nowhere']) {
    await page.goto(address);
    await expect(demand).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(page).toHaveURL(/dialog=changePassword/);
  await fieldOf(demand, texts('password:newPassword')).fill('half a thought');
  await page.goBack();
  await expect(page).toHaveURL(/dialog=changePassword/);
  await expect(fieldOf(demand, texts('password:newPassword'))).toHaveValue('half a thought');
  const asked = [
    '{ viewer { balance { amount } } }',
    '{ viewer { bets(first: 1) { totalCount } } }',
    '{ viewer { depositMethods { id } } }',
    '{ viewer { sessions { id } } }',
  ];
  for (const query of asked) {
    const { data, errors } = await answerOf<{ viewer: Record<string, unknown> | null }>(page.context(), stack.site, query);
    expect(errors ?? Object.values(data?.viewer ?? {}).filter((value) => value !== null), query).not.toEqual([]);
    expect(
      Object.values(data?.viewer ?? {}).filter((value) => value !== null),
      query,
    ).toEqual([]);
  }

  await change(demand, texts, member.password, '12345678');
  await expect(demand.getByText(texts('password:refused.commonPassword'))).toBeVisible();
  const password = `${member.password}-own`;
  await change(demand, texts, member.password, password);
  await expect(login.dialog.getByText(texts('login:reason.passwordChanged'))).toBeVisible();
  await expect(demand).toHaveCount(0);
  await login.send({ ...member, password });
  await expect(headerOf(page, texts).balance).toContainText('₫1,000');
  await expect(page.getByText(texts('login:firstTime'))).toBeVisible();
  await expect(demand).toHaveCount(0);
});

test('LG-05 PW-03 who logs in with 123456 has to choose another one, and is not asked for it again; PW-04 logging out is the other way out, in this tab and in a second one', async ({
  page,
  texts,
  stack,
  account,
}) => {
  const member = await account.open();
  changeMember(stack, member.username, { password_hash: await createPasswords(systemRandom).hash('123456') });
  await page.context().clearCookies();
  await page.goto(lightScreen);
  const login = loginDialogOf(page, texts);
  await login.open();
  await login.send({ ...member, password: '123456' });
  const demand = demandOf(page, texts);
  await expect(demand.getByText(texts('password:change.forced'))).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto(lightScreen);
  await expect(demandOf(tab, texts)).toBeVisible();
  await demand.getByRole('button', { name: texts('password:change.logOut') }).dblclick();
  await expect(headerOf(page, texts).logIn).toBeVisible();
  await expect(demand).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await expect(demandOf(tab, texts)).toHaveCount(0);
  await expect(headerOf(tab, texts).logIn).toBeVisible();
  await tab.close();

  await login.open();
  await login.send({ ...member, password: '123456' });
  await change(demand, texts, null, '123456');
  await expect(demand.getByRole('button', { name: texts('password:change.submit'), exact: true })).toBeVisible();
  await change(demand, texts, null, member.password);
  await expect(login.dialog.getByText(texts('login:reason.passwordChanged'))).toBeVisible();
});

test('LG-05 an expired password is asked for anew, in its own words; not of who comes by a code', async ({
  page,
  texts,
  stack,
  account,
  outbox,
}) => {
  const member = await account.open();
  const mobile = `+849${String(Date.now()).slice(-8)}`;
  changeMember(stack, member.username, { password_expired: 1n, mobile, mobile_verified: 1n });
  await page.context().clearCookies();
  await page.goto(lightScreen);
  const login = loginDialogOf(page, texts);
  await login.open();
  await login.send(member);
  await expect(demandOf(page, texts).getByText(texts('password:change.expired'))).toBeVisible();
  await demandOf(page, texts)
    .getByRole('button', { name: texts('password:change.logOut') })
    .click();

  await login.open();
  await login.dialog.getByRole('button', { name: texts('login:ways.sms') }).click();
  await fieldOf(login.dialog, texts('login:mobileNum')).fill(mobile.slice(3));
  await login.dialog.getByRole('button', { name: texts('verification:code.send') }).click();
  await fieldOf(login.dialog, texts('login:code')).fill(await outbox.smsCode(mobile));
  await login.dialog.getByRole('button', { name: texts('login:submit'), exact: true }).click();
  await expect(headerOf(page, texts).balance).toContainText('₫1,000');
  await expect(demandOf(page, texts)).toHaveCount(0);
});
