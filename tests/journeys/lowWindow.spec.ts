import { headerOf } from './header.ts';
import { expect, test } from './journey.ts';
import { lightScreen } from './lightScreen.ts';

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
