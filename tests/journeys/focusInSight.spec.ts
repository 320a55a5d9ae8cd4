import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';

interface Walk {
  /** What has had the focus. */
  readonly met: string[];
  /** What had it behind a bar, or partly beyond the side of the window. */
  readonly hidden: string[];
}
interface Walked extends Window {
  walk?: Walk;
}

/** Notes in the page, before each step of the Tab key and at the end, where the one before has led: to ask for it from outside takes longer than the step. */
const beginWalk = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walk: Walk = ((window as Walked).walk = { met: [], hidden: [] });
    const note = ({ key }: KeyboardEvent) => {
      if (key !== 'Tab') return;
      const focused = document.activeElement;
      if (!focused || focused === document.body) return;
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
      const name = (focused.textContent || focused.getAttribute('aria-label')) ?? focused.tagName;
      walk.met.push(name);
      if (!isSeen || left < 0 || right > innerWidth) walk.hidden.push(name);
    };
    document.addEventListener('keydown', note, true);
  });

/** Goes down the page and up again, by as many steps. */
async function walkOver(page: Page): Promise<Walk> {
  await beginWalk(page);
  for (let step = 0; step < 130; step += 1) await page.keyboard.press('Tab');
  for (let step = 0; step < 60; step += 1) await page.keyboard.press('Shift+Tab');
  // Its own step is no more looked at.
  await page.keyboard.press('Tab');
  const walk = await page.evaluate(() => (window as Walked).walk ?? { met: [], hidden: [] });
  expect(walk.met.length).toBeGreaterThan(150);
  expect(new Set(walk.met).size).toBeGreaterThan(40);
  return walk;
}

const paths = ['/', '/rng', '/help'];
for (const [width, height, walked] of [
  [390, 844, paths],
  [1280, 720, paths],
  // 1280 × 1024 px at four times the size, where the lobby has the most bars.
  [320, 256, ['/rng']],
] as const)
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    for (const path of walked)
      test(`on ${path} nothing that has the focus by keyboard lies behind a bar or beyond the side, on the way down and up`, async ({
        page,
        texts,
      }) => {
        await page.goto(path);
        await expect(page.getByRole('complementary', { name: texts('menu:promo.label') })).toBeVisible();
        expect((await walkOver(page)).hidden).toEqual([]);
      });

    test('nor behind what opens of itself', async ({ page, texts }) => {
      await page.addInitScript(() => sessionStorage.removeItem('popupsShown'));
      await page.goto('/');
      await expect(page.getByRole('complementary', { name: texts('menu:promo.label') })).toBeVisible();
      await expect(page.getByRole('complementary', { name: texts('notices:popup.label') })).toBeVisible();
      expect((await walkOver(page)).hidden).toEqual([]);
    });
  });
