import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

/** What has the focus, where a part of its ring is cut off by something that it scrolls in, or that hides what is beyond itself. */
const cutRing = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused);
    if (outlineStyle === 'none') return null;
    const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    for (let each = focused.parentElement; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each);
      const box = each.getBoundingClientRect();
      const inner = { left: box.left + each.clientLeft, top: box.top + each.clientTop };
      // Half a pixel is nobody's loss.
      const isCut = (from: number, to: number, start: number, length: number) =>
        from - ring < start - 0.5 || to + ring > start + length + 0.5;
      if (
        (overflowX !== 'visible' && isCut(left, right, inner.left, each.clientWidth)) ||
        (overflowY !== 'visible' && isCut(top, bottom, inner.top, each.clientHeight))
      )
        return (focused.getAttribute('aria-label') ?? focused.textContent) || focused.tagName;
    }
    return null;
  });

async function cutRings(page: Page, steps: number): Promise<readonly string[]> {
  const found: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const cut = await cutRing(page);
    if (cut !== null) found.push(cut);
  }
  return found;
}

/** What is chosen, where no line marks it and it is told by a plain colour alone: a person's own colours take that away. */
async function unmarked(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('[role=tab][aria-selected=true], [aria-current=page], label:has(input[type=radio]:checked)')]
      .filter((each) => each.checkVisibility() && getComputedStyle(each).outlineStyle === 'none')
      .map((each) => each.textContent),
  );
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

/** What of a dialog has more in it than is in sight: on paper nobody scrolls. */
async function cutOnPaper(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' });
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('dialog[open], dialog[open] *')]
      .filter(
        (each) => each.clientHeight > 1 && each.scrollHeight > each.clientHeight + 1 && getComputedStyle(each).overflowY !== 'visible',
      )
      .map((each) => each.className),
  );
  await page.emulateMedia({ media: 'screen' });
  return found;
}

/** What of the footer or of a dialog is too low for a thumb; what a pixel holds is for the keyboard, which makes it larger. */
const lowTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(':is(footer, dialog[open]) :is(button, summary, a[href]:not(p a))')]
      .filter((each) => each.checkVisibility())
      .filter((each) => each.getBoundingClientRect().height > 1 && each.getBoundingClientRect().height < 43.5)
      .map((each) => each.textContent),
  );

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test.describe(`${width} px wide`, () => {
    const isPhone = width === 390;
    test.use({ viewport: { width, height }, hasTouch: isPhone });

    test('the ring of the focus is whole, what is chosen is marked in colours of one’s own, a thumb finds all of it, and paper holds it', async ({
      page,
      texts,
      account,
    }) => {
      await page.goto('/promotions');
      await expect(page.getByRole('tab').first()).toBeVisible();
      await page.getByRole('main').focus();
      expect(await cutRings(page, 6)).toEqual([]);
      expect(await unmarked(page)).toEqual([]);
      if (isPhone) expect(await lowTargets(page)).toEqual([]);
      await page.goto('/rng');
      await expect(page.getByRole('searchbox')).toBeVisible();
      await page.getByRole('main').focus();
      expect(await cutRings(page, 18)).toEqual([]);
      await account.open();
      await page.goto('/rng?panel=limits');
      await expect(page.getByRole('dialog').getByRole('heading', { name: texts('limits:own') })).toBeVisible();
      expect(await cutRings(page, 30)).toEqual([]);
      expect(await unmarked(page)).toEqual([]);
      if (isPhone) expect(await lowTargets(page)).toEqual([]);
      expect(await cutOnPaper(page)).toEqual([]);
    });
  });
