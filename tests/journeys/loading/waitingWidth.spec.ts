import { expect, test } from '../support/visitors.ts';

// Its words come in two files, which its frame does not wait for.
test.use({ viewport: { width: 320, height: 700 }, language: null });

test('what stands in for the help while its words are on their way is no wider than a small phone', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route(/\/assets\/help-/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  for (const address of ['/help', '/helpmc']) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('main [data-skeleton], [aria-busy] [data-skeleton]').first(), address).toBeVisible();
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect([address, tooWide]).toEqual([address, 0]);
    held.forEach((send) => send());
  }
});
