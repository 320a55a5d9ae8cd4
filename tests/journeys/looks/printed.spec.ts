import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { openChatRoom } from '../support/openChatRoom.ts';

/** What keeps its place in the window or at its lower edge, once the page is printed: it lies over what is read, on each sheet. */
async function overThePage(page: Page): Promise<readonly (string | null)[]> {
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height > 2)
      .filter((each) => {
        const { position, insetBlockEnd } = getComputedStyle(each);
        return position === 'fixed' || (position === 'sticky' && insetBlockEnd !== 'auto');
      })
      .map((each) => each.textContent),
  );
}

/** A sheet of A4, within its margins. */
const sheet = { width: 718, height: 1047 };

test('a page is printed without the bars and notes that lie over its edges', async ({ page, texts }) => {
  await page.setViewportSize(sheet);
  await page.addInitScript(() => sessionStorage.removeItem('popupsShown'));
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: texts('shell:bar.label') })).toBeVisible();
  await expect(page.getByRole('complementary', { name: texts('menu:promo.label') })).toBeVisible();
  await expect(page.getByRole('complementary', { name: texts('notices:popup.label') })).toBeVisible();
  expect(await overThePage(page)).toEqual([]);
});

test('a page is printed without the chat that lies over it', async ({ page, account }) => {
  await account.open();
  await openChatRoom(page);
  await page.setViewportSize(sheet);
  expect(await overThePage(page)).toEqual([]);
});

test('RT-09 the help is printed with all of its answers', async ({ page }) => {
  await page.goto('/help');
  const answers = page.getByRole('main').locator('details > div');
  await expect(answers.first()).toBeAttached();
  const unread = () => answers.evaluateAll((all) => all.filter((each) => !each.checkVisibility()).length);
  expect(await unread()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await unread()).toBe(0);
});
