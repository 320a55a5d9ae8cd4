import type { Page } from '@playwright/test';
import { askGateway } from '../support/askGateway.ts';
import { countStreams } from '../support/countStreams.ts';
import { headerOf } from '../support/header.ts';
import { expect, siteOrigin, test } from '../support/journey.ts';
import { rememberLanguage } from '../support/language.ts';
import { navigateInPage } from '../support/navigateInPage.ts';
import { lightScreen } from '../support/lightScreen.ts';

const withinASecond = { timeout: 1_000 };

test('the balance of a second tab follows a deposit in the first within a second, by one stream of each live field for both', async ({
  context,
  page,
  texts,
  account,
}) => {
  const streams = countStreams(context);
  await account.open();
  await page.goto(lightScreen);
  const other = await context.newPage();
  await other.goto(lightScreen);
  for (const each of [page, other]) await expect(headerOf(each, texts).balance).toContainText('₫1,000');
  await expect.poll(streams).toBe(2);
  const bell = (each: Page, count: number) => each.getByRole('button', { name: texts('shell:header.messages', { count }), exact: true });
  for (const each of [page, other]) await expect(bell(each, 1)).toBeVisible();

  await headerOf(page, texts).deposit.click();
  const panel = page.getByRole('dialog', { name: texts('memberCentre:title') });
  await panel.getByRole('button', { name: '₫100,000', exact: true }).click();
  await panel.getByRole('button', { name: texts('deposit:submitAmount', { amount: '₫100,000' }), exact: true }).click();
  await expect(panel.getByRole('heading', { name: texts('deposit:states.PAID', { amount: '₫100,000' }) })).toBeVisible();
  await expect(headerOf(other, texts).balance).toContainText('₫101,000', withinASecond);

  // Beside all pages, as by another gateway: both follow.
  await account.deposit('20000');
  for (const each of [page, other]) await expect(headerOf(each, texts).balance).toContainText('₫121,000', withinASecond);
  expect(streams()).toBe(2);

  // What is read in one is read in the other.
  await navigateInPage(page, `${lightScreen}?panel=messageV2`);
  await page.getByRole('button', { name: texts('messages:markAll'), exact: true }).click();
  await expect(bell(other, 0)).toBeVisible(withinASecond);

  // Whichever of them reads, the other goes on without it.
  await page.close();
  await account.deposit('10000');
  await expect(headerOf(other, texts).balance).toContainText('₫131,000');
});

test('LG-07 a session that is ended in one browser is ended in a page of another that shares it', async ({
  browser,
  page,
  texts,
  account,
  baseURL,
}) => {
  await account.open();
  const elsewhere = await browser.newContext({
    storageState: await page.context().storageState(),
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  await rememberLanguage(elsewhere, baseURL ?? siteOrigin(), 'EN');
  const there = await elsewhere.newPage();
  const streams = countStreams(elsewhere);
  await there.goto(lightScreen);
  await expect(headerOf(there, texts).balance).toContainText('₫1,000');
  await expect.poll(streams).toBe(2);
  await askGateway(page, baseURL ?? siteOrigin(), 'mutation { logOut { loggedOut } }');
  await expect(headerOf(there, texts).logIn).toBeVisible();
  await elsewhere.close();
});
