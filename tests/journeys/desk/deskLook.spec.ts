import { languageCodes } from '#contract/languages.ts';
import { deskAddress, enterDesk } from '../support/enterDesk.ts';
import { expect, test } from '../support/journey.ts';

const sizes = [
  [390, 844],
  [1280, 800],
] as const;

for (const [width, height] of sizes)
  test(`the desk shows its menu with the open page in sight, and every cell of a table without scrolling sideways, at ${width} px`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width, height } });
    const page = await context.newPage();
    await enterDesk(page);
    await page.goto(deskAddress('/audit'));
    const menu = page.getByRole('navigation');
    const open = menu.getByRole('link', { name: 'Audit trail' });
    await expect(open).toBeInViewport({ ratio: 1 });
    const entries = await menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect));
    expect(entries.filter((entry) => entry.height < 44)).toEqual([]);
    // Of neighbours in one line, none touches the next.
    const gaps = entries
      .slice(1)
      .flatMap((entry, index) => (entry.top === entries[index]?.top ? [entry.left - (entries[index]?.right ?? 0)] : []));
    expect(gaps.filter((gap) => gap < 3)).toEqual([]);
    if (width === 390) expect(gaps).toHaveLength(entries.length - 1);

    await expect(page.getByRole('cell', { name: 'operatorInvite' }).first()).toBeVisible();
    const table = page.getByRole('region', { name: 'Audit trail' });
    expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // A row is scanned: on a wide screen it takes a few lines.
    const heights = await table.getByRole('row').evaluateAll((rows) => rows.slice(1).map((row) => row.getBoundingClientRect().height));
    if (width === 1280) expect(heights.filter((each) => each > 160)).toEqual([]);
    await context.close();
  });

test('on a phone the way out of the desk stands beside who sits there, in every language', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await enterDesk(page);
  const middles: number[] = [];
  for (const language of languageCodes) {
    await page.goto(deskAddress(`/members?lang=${language}`));
    for (const part of ['.who', 'form']) {
      const { top, height } = await page
        .getByRole('banner')
        .locator(part)
        .evaluate((each) => each.getBoundingClientRect());
      middles.push(top + height / 2);
    }
  }
  const apart = languageCodes.filter((_, index) => Math.abs((middles[2 * index] ?? 0) - (middles[2 * index + 1] ?? 0)) > 1);
  expect(apart).toEqual([]);
  await context.close();
});
