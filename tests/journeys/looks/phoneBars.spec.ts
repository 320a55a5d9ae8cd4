import type { Locator } from '@playwright/test';
import { headerOf } from '../support/header.ts';
import { expect, test } from '../support/journey.ts';
import { lightScreen } from '../support/lightScreen.ts';

/** What a thumb needs, in pixels. */
const thumb = 44;

const boxesOf = (all: Locator) =>
  all.evaluateAll((elements) =>
    elements.filter((element) => element.checkVisibility()).map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
  );

test.describe('on phones, in Vietnamese', () => {
  test.use({ language: 'TY', viewport: { width: 390, height: 844 } });

  for (const width of [320, 360, 390])
    test(`at ${width} px each sign of the header is as wide as a thumb, in one row, and those of the bar below stand in one line`, async ({
      page,
      texts,
      account,
    }) => {
      await page.setViewportSize({ width, height: 640 });
      await account.open();
      await page.goto(lightScreen);
      const header = headerOf(page, texts);
      const money = header.balance.getByText('1.000');
      await expect(money).toBeVisible();
      // Eight figures have room beside the signs on the narrowest, ten on the usual phone, and on the narrowest page with a menu beside it.
      const amount = width === 390 ? '1.234.567.890 ₫' : '12.345.678 ₫';
      await money.evaluate((shown, figures) => (shown.textContent = figures), amount);
      if (width === 390) {
        await page.setViewportSize({ width: 960, height: 640 });
        await expect.poll(() => header.bar.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(70);
        await page.setViewportSize({ width, height: 640 });
      }

      const signs = await boxesOf(header.bar.locator('button:not([popover] *)'));
      expect(signs.length).toBeGreaterThanOrEqual(4);
      expect(signs.filter(({ width: wide, height }) => wide < thumb || height < thumb)).toEqual([]);
      expect(new Set(signs.map(({ top, height }) => top + height / 2)).size).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

      const bar = page.getByRole('navigation', { name: texts('shell:bar.label') });
      const icons = await boxesOf(bar.locator('svg'));
      expect(icons).toHaveLength(5);
      expect(new Set(icons.map(({ top }) => top)).size).toBe(1);
    });
});
