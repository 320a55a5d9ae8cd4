import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

/** What has the focus, and whether something lies over its corners and its middle, or it is outside of the window; undefined where nothing has it. */
const focusOf = (page: Page): Promise<{ readonly name: string; readonly isHidden: boolean } | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 3, top + 3],
      [right - 3, top + 3],
      [left + 3, bottom - 3],
      [right - 3, bottom - 3],
    ] as const;
    const isSeen = points.some(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (focused.contains(there) || there.contains(focused));
    });
    return { name: (focused.textContent || focused.getAttribute('aria-label')) ?? focused.tagName, isHidden: !isSeen };
  });

for (const [width, height] of [
  [390, 844],
  [1280, 720],
] as const)
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    for (const path of ['/', '/rng', '/help'])
      test(`on ${path} nothing that has the focus by keyboard lies behind a bar, on the way down and up`, async ({ page, texts }) => {
        await page.goto(path);
        await expect(page.getByRole('complementary', { name: texts('menu:promo.label') })).toBeVisible();
        const hidden: string[] = [];
        const met = new Set<string>();
        for (const [key, times] of [
          ['Tab', 130],
          ['Shift+Tab', 60],
        ] as const)
          for (let step = 0; step < times; step += 1) {
            await page.keyboard.press(key);
            const focus = await focusOf(page);
            if (focus) met.add(focus.name);
            if (focus?.isHidden) hidden.push(`${key} ${step}: ${focus.name}`);
          }
        expect(met.size).toBeGreaterThan(40);
        expect(hidden).toEqual([]);
      });
  });
