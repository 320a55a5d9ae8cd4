import type { Page } from '@playwright/test';
import type { Member } from '../support/account.ts';
import { accountNameOf, askGateway } from '../support/askGateway.ts';
import { changeMember } from '../support/changeMember.ts';
import { headerOf } from '../support/header.ts';
import { age } from '../support/advanceClock.ts';
import { lightScreen } from '../support/lightScreen.ts';
import { loginDialogOf, type LoginDialog } from '../support/loginDialog.ts';
import type { SiteTexts } from '../support/texts.ts';
import { expect, test } from '../support/visitors.ts';

/** Logs in from the header; what comes of it is above the form. */
async function tryLogIn(page: Page, texts: SiteTexts, member: Member): Promise<LoginDialog> {
  await page.goto(lightScreen);
  const login = loginDialogOf(page, texts);
  await login.open();
  await login.send(member);
  return login;
}

const agentsOnly = { type: 2n, agent_only: 1n };
const excluded = (until: number | null) => ({
  type: 0n,
  agent_only: 0n,
  self_excluded_at: 1n,
  self_excluded_until: until === null ? null : BigInt(until),
});

test.describe('in Vietnamese on a telephone', () => {
  test.use({ language: 'TY', viewport: { width: 390, height: 844 } });

  test("RO-01 LG-09 PP-14 an account of the agents' side, and one that is kept from playing for a time or for good, are refused with their texts; who is kept from playing is let in to withdraw", async ({
    page,
    texts,
    stack,
    anotherBrowser,
  }) => {
    const other = await anotherBrowser();
    const member = await other.account.open();
    changeMember(stack, member.username, agentsOnly);
    // Who does not know the password is told nothing of either.
    const login = await tryLogIn(page, texts, { ...member, password: 'not-this-lantern' });
    const refusal = login.dialog.getByRole('alert');
    await expect(refusal).toHaveText(texts('login:errors.failed'));
    await login.send(member);
    await expect(refusal).toHaveText(texts('login:errors.notAMember'));
    const forATime = excluded(Date.now() + 30 * 86_400_000);
    changeMember(stack, member.username, forATime);
    expect(await accountNameOf(other.context, stack.site)).toBeNull();
    await login.send(member);
    await expect(refusal.getByText(texts.like('login:errors.selfExcluded'))).toBeVisible();
    age(stack, 60);
    changeMember(stack, member.username, excluded(null));
    await login.send(member);
    await expect(refusal.getByText(texts('login:errors.selfExcludedForGood'))).toBeVisible();
    expect(await accountNameOf(page.context(), stack.site)).toBeNull();
    // Their money stays theirs: it can be withdrawn, and nothing else is open.
    age(stack, 60);
    await refusal.getByRole('button', { name: texts('login:payout') }).click();
    const centre = page.getByRole('dialog', { name: texts('memberCentre:title') });
    await expect(centre.getByText(texts.like('limits:pause.forGood'))).toBeVisible();
    await expect(page).toHaveURL(/[?&]panel=withdraw$/);
    expect(await accountNameOf(page.context(), stack.site)).toBe(member.username);
    changeMember(stack, member.username, forATime);
    await page.reload();
    await expect(centre.getByText(texts.like('limits:pause.SELF_EXCLUSION'))).toBeVisible();
  });

  test('RO-01 PP-13 a self-exclusion goes on after its term until its member has wished twice, a day apart, to come back', async ({
    page,
    texts,
    stack,
    anotherBrowser,
  }) => {
    const other = await anotherBrowser();
    const member = await other.account.open();
    const day = 86_400_000;
    changeMember(stack, member.username, excluded(Date.now() - 3 * day));
    expect(await accountNameOf(other.context, stack.site)).toBeNull();
    const { dialog, send } = await tryLogIn(page, texts, member);
    await expect(dialog.getByRole('alert').getByText(texts.like('login:return.over'))).toBeVisible();
    await dialog.getByRole('button', { name: texts('login:return.ask') }).dblclick();
    await expect(dialog.getByText(texts.like('login:return.cooling'))).toBeVisible();
    await send(member);
    await expect(dialog.getByRole('alert').getByText(texts.like('login:return.cooling'))).toBeVisible();
    await expect(dialog.getByRole('button', { name: texts('login:return.end') })).toHaveCount(0);
    expect(await accountNameOf(page.context(), stack.site)).toBeNull();

    changeMember(stack, member.username, { return_asked_at: BigInt(Date.now() - day) });
    age(stack, 60);
    await send(member);
    await expect(dialog.getByRole('alert').getByText(texts.like('login:return.returnable'))).toBeVisible();
    expect(await accountNameOf(page.context(), stack.site)).toBeNull();
    await dialog.getByRole('button', { name: texts('login:return.end') }).click();
    await expect(dialog.getByText(texts('login:return.ended'))).toBeVisible();
    expect(await accountNameOf(page.context(), stack.site)).toBeNull();
    await send(member);
    await expect(dialog).toHaveCount(0);
    expect(await accountNameOf(page.context(), stack.site)).toBe(member.username);
  });
});

test('RO-01 a locked account reads as a wrong password, and its open session is over', async ({ page, texts, stack, anotherBrowser }) => {
  const other = await anotherBrowser();
  const member = await other.account.open();
  const tab = await other.context.newPage();
  await tab.goto(lightScreen);
  await expect(headerOf(tab, texts).balance).toBeVisible();
  changeMember(stack, member.username, { locked_at: 1n });
  // Nothing is pressed: the page is told.
  await expect(headerOf(tab, texts).logIn).toBeVisible();
  const login = await tryLogIn(page, texts, member);
  await expect(login.dialog.getByRole('alert')).toHaveText(texts('login:errors.failed'));
  changeMember(stack, member.username, { locked_at: null });
  await login.send(member);
  await expect(headerOf(page, texts).balance).toBeVisible();
});

test('RO-01 an agent plays as a member does, and is told what it is', async ({ page, texts, stack, anotherBrowser }) => {
  const member = await (await anotherBrowser()).account.open();
  changeMember(stack, member.username, { type: 1n });
  await tryLogIn(page, texts, member);
  await expect(headerOf(page, texts).deposit).toBeVisible();
  const { viewer } = await askGateway<{ viewer: object }>(
    page.context(),
    stack.site,
    '{ viewer { kind memberCentreAllowed agentCentreAllowed } }',
  );
  expect(viewer).toEqual({ kind: 'AGENT', memberCentreAllowed: true, agentCentreAllowed: true });
});
