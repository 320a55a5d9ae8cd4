import { headerOf } from '../support/header.ts';
import { expect, test } from '../support/visitors.ts';
import { lightScreen } from '../support/lightScreen.ts';

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('HD-04 the account menu has all of its entries in reach, down to the way out', async ({ page, texts, account }) => {
    await account.open();
    await page.goto(lightScreen);
    await headerOf(page, texts).accountMenu.click();
    const entries = page.locator('[popover]:popover-open').getByRole('button');
    const logOut = entries.filter({ hasText: texts('shell:account.logOut') });
    await expect(logOut).toBeVisible();
    await logOut.scrollIntoViewIfNeeded();
    await expect(logOut).toBeInViewport({ ratio: 1 });
  });
});

// A window of 1280 × 1024 px at four times the size.
test.describe('at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('bars go with the page, and leave it most of the window', async ({ page, texts }) => {
    await page.goto('/rng');
    await expect(page.getByRole('complementary', { name: texts('menu:promo.label') })).toBeAttached();
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /RTP/ }) })
      .nth(9)
      .scrollIntoViewIfNeeded();
    const covered = await page.evaluate(() => {
      const isOverPage = (element: Element | null): boolean =>
        element !== null &&
        element !== document.body &&
        (/fixed|sticky/.test(getComputedStyle(element).position) || isOverPage(element.parentElement));
      const lines = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y));
      return lines.filter(isOverPage).length / innerHeight;
    });
    expect(covered).toBeLessThan(0.3);
  });
});
