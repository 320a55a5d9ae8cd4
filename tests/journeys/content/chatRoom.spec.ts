import type { Page, Route } from '@playwright/test';
import { headerOf } from '../support/header.ts';
import { expect, siteOrigin, test } from '../support/journey.ts';
import { newMemberPage } from '../support/newMemberPage.ts';
import { openChatRoom } from '../support/openChatRoom.ts';

test('CH-01 two members talk in the floating window; minimised it counts what goes unread, and it closes on log-out', async ({
  page,
  browser,
  account,
  texts,
}) => {
  await account.open();
  const other = await newMemberPage(await browser.newContext({ baseURL: siteOrigin() }));
  const here = await openChatRoom(page);
  const there = await openChatRoom(other);
  await here.getByRole('textbox').fill('Good evening, <i>everybody</i>. See https://example.com');
  await here.getByRole('button', { name: 'Send' }).click();
  await expect(there.getByRole('listitem').filter({ hasText: '<i>everybody</i>' })).toBeVisible();
  await expect(there.getByRole('link')).toHaveCount(0);

  await page.getByRole('button', { name: 'Minimise the chat' }).click();
  await there.getByRole('textbox').fill('Good evening');
  await there.getByRole('button', { name: 'Send' }).click();
  const restore = page.getByRole('region', { name: 'Chat room' }).getByRole('button', { name: /unread message/ });
  await expect(restore).toHaveAccessibleName(/1 unread message$/);
  // Members of other journeys may speak meanwhile.
  // The site below goes on, and the window with it.
  await page.getByRole('complementary').getByRole('link', { name: 'Slots', exact: true }).click();
  await expect(page).toHaveURL(/\/rng/);
  await restore.click();
  await expect(here.getByRole('listitem').filter({ hasText: 'Good evening' }).last()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Chat room' }).getByText('unread')).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  const [bar, box] = await Promise.all([
    page.getByRole('navigation', { name: texts('shell:bar.label') }).boundingBox(),
    page.getByRole('region', { name: 'Chat room' }).boundingBox(),
  ]);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await here.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  // From the drawer, which makes way for it.
  await page.getByRole('region', { name: 'Chat room' }).getByRole('button', { name: 'Minimise the chat' }).click();
  await page.getByRole('button', { name: texts('shell:menu.open') }).click();
  const drawer = page.getByRole('dialog', { name: texts('shell:menu.label') });
  await drawer.getByRole('button', { name: /^Chat room/ }).click();
  await expect(drawer).toHaveCount(0);
  await expect(here.getByRole('textbox')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });

  await headerOf(page, texts).choose('logOut');
  await page
    .getByRole('alertdialog', { name: texts('auth:logOut.title') })
    .getByRole('button', { name: texts('auth:logOut.confirm'), exact: true })
    .click();
  await expect(page.getByRole('region', { name: 'Chat room' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Chat room/ })).toHaveCount(0);
  await other.context().close();
});

/** Keeps the room's page from its seat until it is let go on. */
async function holdSeat(page: Page): Promise<(goOn: (route: Route) => Promise<void>) => void> {
  const { promise, resolve } = Promise.withResolvers<(route: Route) => Promise<void>>();
  await page.route('**/chat/room/session', async (route) => (await promise)(route));
  return resolve;
}

test('CH-01 a message that is sent before the page has its seat is sent once it has one', async ({ page, account }) => {
  await account.open();
  const letGo = await holdSeat(page);
  const room = await openChatRoom(page);
  const text = `First of all ${process.pid}`;
  await room.getByRole('textbox').fill(text);
  await room.getByRole('button', { name: 'Send' }).click();
  // Time for a refusal to come and be told.
  await page.waitForTimeout(500);
  await expect(room.getByText('That was not sent. Please try again.')).toHaveCount(0);
  letGo((route) => route.continue());
  await expect(room.getByRole('listitem').filter({ hasText: text })).toHaveCount(1);
  await expect(room.getByRole('textbox')).toHaveValue('');
});

test('CH-01 where the page gets no seat, a message is told not to have been sent, and keeps its text', async ({
  page,
  account,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  await account.open();
  const letGo = await holdSeat(page);
  const room = await openChatRoom(page);
  await room.getByRole('textbox').fill('Is anybody here?');
  await room.getByRole('button', { name: 'Send' }).click();
  letGo((route) => route.fulfill({ status: 401, json: { error: 'not_here' } }));
  await expect(room.getByRole('status')).toHaveText('You have left the room. Open it again to go on.');
  await expect(room.getByRole('alert')).toHaveText('That was not sent. Please try again.');
  await expect(room.getByRole('textbox')).toHaveValue('Is anybody here?');
});

test('CH-01 minimised beside a game, it lies over nothing that is pressed, 390 and 1280 px wide', async ({ page, account }) => {
  await account.open();
  await openChatRoom(page, '/rng');
  await page.getByRole('button', { name: 'Minimise the chat' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('main').getByRole('button', { name: /RTP/ }).first().click();
  const game = page.frameLocator('iframe[title$="the game"]');
  await expect(game.locator('#spin')).toBeVisible();
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const room = await page.getByRole('region', { name: 'Chat room' }).boundingBox();
    const buttons = [...(await game.getByRole('button').all()), ...(await page.getByRole('main').getByRole('button').all())];
    for (const button of buttons) {
      const box = await button.boundingBox();
      const isApart =
        !room ||
        !box ||
        room.x >= box.x + box.width ||
        box.x >= room.x + room.width ||
        room.y >= box.y + box.height ||
        box.y >= room.y + room.height;
      expect(isApart, `${width} px wide: ${await button.textContent()}`).toBe(true);
    }
  }
});
