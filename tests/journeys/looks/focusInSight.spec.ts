import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { navigateInPage } from '../support/navigateInPage.ts';

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
const beginNotes = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const note = ({ key }: KeyboardEvent) => {
      const { walk } = window as Walked;
      if (key !== 'Tab' || !walk) return;
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

/** Begins at the head of the page, as after a load of it. */
const beginWalk = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // Where something that had the focus has gone, the next step goes on from its place.
    const head = document.createElement('button');
    document.body.prepend(head);
    head.focus();
    head.remove();
    scrollTo(0, 0);
    (window as Walked).walk = { met: [], hidden: [] };
  });

/** Ten steps on their way at a time: the page notes each, and is drawn for some of them. */
async function go(page: Page, key: string, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 10) await Promise.all(Array.from({ length: 10 }, () => page.keyboard.press(key)));
}

/** Goes down the page and up again, by as many steps. */
async function walkOver(page: Page): Promise<Walk> {
  await beginWalk(page);
  await go(page, 'Tab', 130);
  await go(page, 'Shift+Tab', 60);
  // Its own step is no more looked at.
  await page.keyboard.press('Tab');
  const walk = await page.evaluate(() => (window as Walked).walk ?? { met: [], hidden: [] });
  expect(walk.met.length).toBeGreaterThan(150);
  expect(new Set(walk.met).size).toBeGreaterThan(40);
  return walk;
}

const phone = [390, 844] as const;
const desktop = [1280, 720] as const;
/** 1280 × 1024 px at four times the size. */
const enlarged = [320, 256] as const;

// The lobby has the most bars. Home is walked over with what opens of itself on it, and so comes last.
test('on the help pages, in a lobby and on Home nothing that has the focus by keyboard lies behind a bar, behind what opens of itself or beyond the side, on the way down and up, 390, 1280 and 320 px wide', async ({
  page,
  texts,
}) => {
  await page.addInitScript(() => sessionStorage.removeItem('popupsShown'));
  await page.goto('/help');
  await beginNotes(page);
  for (const [path, heading, sizes] of [
    ['/help', 'help:heading', [phone, desktop]],
    ['/rng', 'shell:category.RNG', [phone, desktop, enlarged]],
    ['/', 'home:heading', [phone, desktop, enlarged]],
  ] as const) {
    await page.setViewportSize({ width: sizes[0][0], height: sizes[0][1] });
    await navigateInPage(page, path);
    await expect(page.getByRole('heading', { level: 1, name: texts(heading, { brand: 'Sampan' }) })).toBeAttached();
    await expect(page.getByRole('complementary', { name: texts('menu:promo.label') })).toBeVisible();
    if (path === '/') await expect(page.getByRole('complementary', { name: texts('notices:popup.label') })).toBeVisible();
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      expect((await walkOver(page)).hidden, `${path}, ${width} px wide`).toEqual([]);
    }
  }
});
