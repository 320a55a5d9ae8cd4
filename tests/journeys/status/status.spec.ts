import type { Locator, Page } from '@playwright/test';
import { accountNameOf, answerOf } from '../support/askGateway.ts';
import { headerOf } from '../support/header.ts';
import { lightScreen } from '../support/lightScreen.ts';
import type { SiteTexts } from '../support/texts.ts';
import { contactUrl, deniedAddress, expect, freshAddress, test } from '../support/visitors.ts';

const headingOf = (page: Page, texts: SiteTexts): Locator =>
  page.getByRole('heading', { level: 1, name: texts('status:closed.RESTRICTED.title') });

test('ST-03 a visitor from where the site may not be offered sees the address and the country, and reaches customer service', async ({
  page,
  texts,
  moveTo,
  complaints,
}) => {
  complaints.allow(/status of (403|451|503)/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.context().route(contactUrl, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Talk to us</h1>' }));
  await moveTo(deniedAddress);
  for (const address of ['/', '/rng?panel=depositv2', '/login', '/recover#token=x', '/help']) {
    await page.goto(address);
    await expect(headingOf(page, texts)).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(page.getByText(texts('status:closed.text'))).toBeVisible();
  await expect(page.getByText(deniedAddress, { exact: true })).toBeVisible();
  await expect(page.getByText('Singapore', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: texts('status:closed.copy') }).click();
  await expect(page.getByRole('button', { name: texts('status:closed.copied') })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`^${deniedAddress.replaceAll('.', '\\.')} · Singapore · \\d{4}-`),
  );

  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: texts('status:closed.contact') }).click();
  const window = await opened;
  await expect(window).toHaveURL(contactUrl);
  expect(await window.evaluate(() => [window.opener, document.referrer, innerWidth, innerHeight])).toEqual([null, '', 440, 500]);
});

test('ST-04 what the page does not show the gateway does not answer: to a guest, to a member who moved, by any operation', async ({
  page,
  texts,
  stack,
  account,
  moveTo,
  complaints,
}) => {
  complaints.allow(/status of (403|451|503)/);
  const member = await account.open();
  await page.goto(lightScreen);
  await expect(headerOf(page, texts).balance).toBeVisible();
  await moveTo(deniedAddress);
  const operations = [
    '{ viewer { balance { amount } } }',
    '{ popularGames { name } }',
    '{ registrationForm { fields { name } } }',
    'mutation { freePlay { __typename } }',
    'mutation { logIn(input: { username: "a", password: "b" }) { __typename } }',
    'mutation { recoverByEmail(input: { username: "a", email: "a@b.example" }) { __typename } }',
    '{ siteAccess { status } popularGames { name } }',
  ];
  for (const operation of operations) {
    const { data, errors } = await answerOf<object>(page.context(), stack.site, operation);
    expect(data ?? null, operation).toBeNull();
    expect(errors?.[0]?.extensions?.code, operation).toBe('RESTRICTED');
  }
  const told = await answerOf<{ siteAccess: object }>(page.context(), stack.site, '{ siteAccess { status address country } }');
  expect(told.data).toEqual({ siteAccess: { status: 'RESTRICTED', address: deniedAddress, country: 'SG' } });

  // The page that was open finds out with the next thing it asks for, which may be its live balance by itself, and comes back once that is over.
  await page.clock.install();
  const refresh = headerOf(page, texts).balance.getByRole('button', { name: texts('shell:balance.refresh') });
  await expect(async () => {
    if (await refresh.isVisible()) await refresh.click({ timeout: 1_000 });
    await expect(headingOf(page, texts)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByText(texts.like('status:closed.next_other'))).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(headingOf(page, texts)).toBeVisible();
  await moveTo(freshAddress());
  // Its next look is set once the answer to the one before has come.
  await expect(async () => {
    await page.clock.fastForward(61_000);
    await expect(headerOf(page, texts).balance).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(await accountNameOf(page.context(), stack.site)).toBe(member.username);
});

test.describe('in Vietnamese on a telephone', () => {
  test.use({ language: 'TY', viewport: { width: 390, height: 844 } });

  test('ST-03 the page fits the screen, and looks again by keyboard', async ({ page, texts, moveTo, complaints }) => {
    complaints.allow(/status of (403|451|503)/);
    await moveTo(deniedAddress);
    await page.goto('/');
    await expect(page.getByText(deniedAddress, { exact: true })).toBeVisible();
    const contact = page.getByRole('button', { name: texts('status:closed.contact') });
    await expect(contact).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await moveTo(freshAddress());
    await page.getByRole('button', { name: texts('status:closed.askNow') }).focus();
    await page.keyboard.press('Enter');
    await expect(headerOf(page, texts).logIn).toBeVisible();
  });
});
