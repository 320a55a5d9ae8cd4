import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the element has the focus; fails where the keyboard does not get there. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  // Pressed before it is painted, forty times are soon over.
  await expect(element.first()).toBeVisible();
  const isThere = element.and(page.locator(':focus'));
  for (let presses = 0; presses < 40; presses += 1) {
    if ((await isThere.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${String(element)}.`);
}
