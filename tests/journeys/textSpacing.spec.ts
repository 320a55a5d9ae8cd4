import { expect, test } from './support/journey.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('PR-01 with letters, words and lines set as wide as a reader may need, no word of a promotion is cut', async ({ page, texts }) => {
  await page.goto('/promotions');
  const cards = page.getByRole('article');
  await expect(cards.filter({ hasText: texts('promotions:status.COMING_SOON') }).first()).toBeVisible();
  // Success criterion 1.4.12 of WCAG.
  await page.evaluate(() => {
    const wide = new CSSStyleSheet();
    wide.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    document.adoptedStyleSheets = [wide];
  });
  const cut = await cards.evaluateAll((all) =>
    all.filter((card) => card.scrollWidth > card.clientWidth).map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});
