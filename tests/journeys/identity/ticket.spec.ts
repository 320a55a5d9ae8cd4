import type { Page } from '@playwright/test';
import type { Member } from '../support/account.ts';
import { accountNameOf, askGateway } from '../support/askGateway.ts';
import { headerOf } from '../support/header.ts';
import { age } from '../support/advanceClock.ts';
import { lightScreen } from '../support/lightScreen.ts';
import { readableOf, sendingsOf } from '../support/secrets.ts';
import type { SiteTexts } from '../support/texts.ts';
import { expect, test, type OtherBrowser } from '../support/visitors.ts';

/** A ticket of the account that a browser is signed in to. */
async function ticketOf({ context }: OtherBrowser, site: string): Promise<string> {
  const { issueTicket } = await askGateway<{ issueTicket: { ticket: string } }>(
    context,
    site,
    'mutation { issueTicket(input: { domain: "localhost" }) { ... on IssueTicketPayload { ticket } } }',
  );
  return issueTicket.ticket;
}

/** Agrees to be signed in by the link, once asked. */
const confirm = (page: Page, texts: SiteTexts) => page.getByRole('button', { name: texts('login:ticket.confirm.go'), exact: true }).click();

const cardOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('ST-01 a ticket in the address asks a guest first, signs in once and within a minute, is in no other request, and is gone from the address and from the way back', async ({
  page,
  texts,
  stack,
  anotherBrowser,
}) => {
  const other = await anotherBrowser();
  const member = await other.account.open();
  const ticket = await ticketOf(other, stack.site);
  const address = `${stack.site}/rng?token=${ticket}&vendor=KARP`;
  await page.goto('/fish');
  const sendings = sendingsOf(page.context());
  const asked: string[] = [];
  // From when it is there: the page before it may still ask, and write its address anew.
  let isThere = false;
  page.on('framenavigated', (frame) => (isThere ||= frame === page.mainFrame() && frame.url().startsWith(`${stack.site}/rng`)));
  page.on('request', (request) => {
    if (isThere && request.url().startsWith(`${stack.site}/graphql`)) asked.push(request.method());
  });
  await page.goto(address);
  await expect(cardOf(page, texts('login:ticket.confirm.title', { account: member.username }))).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  expect(await accountNameOf(page.context(), stack.site)).toBeNull();
  await confirm(page, texts);
  await expect(headerOf(page, texts).balance).toBeVisible();
  await expect(page).toHaveURL('/rng?vendor=KARP');
  expect(await accountNameOf(page.context(), stack.site)).toBe(member.username);
  // Before anything else is asked for, and in the body of a request, which no log and no Referer keeps.
  expect(asked[0]).toBe('POST');
  expect(sendings.withText(ticket, [address])).toEqual([]);
  expect((await readableOf(page)).includes(ticket)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/fish');
  await page.goForward();
  await expect(page).toHaveURL('/rng?vendor=KARP');

  // The same link once more, in a browser that nobody is signed in to.
  await page.context().clearCookies();
  await page.goto(address);
  await expect(cardOf(page, texts('login:ticket.failed.title'))).toBeVisible();
  await expect(page).toHaveURL('/rng?vendor=KARP');
  await page.getByRole('button', { name: texts('login:ticket.goOn') }).click();
  await expect(headerOf(page, texts).logIn).toBeVisible();
  expect(await accountNameOf(page.context(), stack.site)).toBeNull();

  // Another one, but a minute old when it is used; the one after it is used at once.
  const late = await ticketOf(other, stack.site);
  age(stack, 1);
  await page.goto(`/rng?token=${late}`);
  await expect(cardOf(page, texts('login:ticket.failed.title'))).toBeVisible();
  expect(await accountNameOf(page.context(), stack.site)).toBeNull();
  const unwanted = await ticketOf(other, stack.site);
  await page.goto(`/rng?token=${unwanted}`);
  await page.getByRole('button', { name: texts('login:ticket.confirm.stay') }).click();
  await expect(headerOf(page, texts).logIn).toBeVisible();
  expect(await accountNameOf(page.context(), stack.site)).toBeNull();
  await page.goto(`/rng?token=${unwanted}`);
  await confirm(page, texts);
  await expect(headerOf(page, texts).balance).toBeVisible();
  expect(await accountNameOf(page.context(), stack.site)).toBe(member.username);
});

/** Whom a page says it is signed in as. */
const expectAccount = (page: Page, texts: SiteTexts, { username }: Member) =>
  expect(headerOf(page, texts).accountMenu).toHaveAccessibleName(texts('shell:account.menu', { account: username }));

test('ST-01 where somebody is signed in a ticket asks first: who stays keeps both, who goes on changes over, in every tab', async ({
  page,
  texts,
  stack,
  account,
  anotherBrowser,
}) => {
  const other = await anotherBrowser();
  const member = await other.account.open();
  const before = await account.open();
  const tab = await page.context().newPage();
  await tab.goto(lightScreen);
  await expectAccount(tab, texts, before);
  // Nothing tells a tab of this: it learns of it by what it asks when somebody comes back to it.
  const third = await anotherBrowser();
  const own = await third.account.open();
  await page.context().addCookies(await third.context.cookies());
  await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectAccount(tab, texts, own);

  const ticket = await ticketOf(other, stack.site);
  await page.goto(`/?token=${ticket}`);
  await expect(cardOf(page, texts('login:ticket.replace.title', { account: member.username }))).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByRole('button', { name: texts('login:ticket.replace.stay') }).click();
  await expect(headerOf(page, texts).balance).toBeVisible();
  expect(await accountNameOf(page.context(), stack.site)).toBe(own.username);

  // Not used by that: it still signs in who wants it.
  await page.goto(`/?token=${ticket}`);
  await page.getByRole('button', { name: texts('login:ticket.confirm.go'), exact: true }).dblclick();
  await expectAccount(tab, texts, member);
  await expect(headerOf(page, texts).balance).toBeVisible();
  expect(await accountNameOf(page.context(), stack.site)).toBe(member.username);
  await expect(page).toHaveURL('/');
  expect(await accountNameOf(other.context, stack.site)).toBe(member.username);
});

test.describe('in Vietnamese, where the connection is lost', () => {
  test.use({ language: 'TY', viewport: { width: 390, height: 844 } });

  test('ST-01 a ticket that could not be sent can be tried again by keyboard, and an invented one is refused', async ({
    page,
    texts,
    stack,
    anotherBrowser,
    complaints,
  }) => {
    complaints.allow(/ERR_FAILED/);
    const other = await anotherBrowser();
    const member = await other.account.open();
    await page.route('**/graphql**', (route) => route.abort());
    await page.goto(`/?token=${await ticketOf(other, stack.site)}`);
    await expect(cardOf(page, texts('login:ticket.fault.title'))).toBeVisible();
    await page.unroute('**/graphql**');
    await page.getByRole('button', { name: texts('login:ticket.fault.again') }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: texts('login:ticket.confirm.go'), exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(headerOf(page, texts).accountMenu).toBeVisible();
    expect(await accountNameOf(page.context(), stack.site)).toBe(member.username);
    await page.context().clearCookies();
    await page.goto('/?token=%3Cscript%3Einvented');
    await expect(cardOf(page, texts('login:ticket.failed.title'))).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});
