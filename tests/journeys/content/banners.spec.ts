import type { Page } from '@playwright/test';
import { bannersOf, expectBannerOf } from '../support/banners.ts';
import { tilesOf } from '../support/gameTable.ts';
import { expect, test } from '../support/journey.ts';
import { navigateInPage } from '../support/navigateInPage.ts';
import { withMotion } from '../support/motion.ts';
import { withPictures } from '../support/pictures.ts';
import type { SiteTexts } from '../support/texts.ts';

test.use(withMotion);

const dotsOf = (page: Page, texts: SiteTexts) => bannersOf(page, texts).getByRole('button', { name: texts.like('common:carousel.go') });

test(
  'BN-03 a picture that is cut off keeps its words in sight, on a wide screen and on a phone; BN-01 registration shows the banners of its own group',
  withPictures,
  async ({ page, texts }) => {
    await page.goto('/rng');
    const picture = bannersOf(page, texts).getByRole('img').first();
    const kept = () => picture.evaluate((image) => getComputedStyle(image).objectPosition);
    await expect.poll(kept).toBe('0% 50%');
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(kept).toBe('50% 0%');
    await navigateInPage(page, '/register');
    await expectBannerOf('reg', page, texts);
  },
);

test('BN-02 BN-03 BN-04 the banners of Home go on by themselves, stay where the focus is, are chosen, and lead on', async ({
  page,
  texts,
}) => {
  const carousel = bannersOf(page, texts);
  const active = carousel.locator('.swiper-slide-active');
  const dots = dotsOf(page, texts);
  await page.goto('/');
  await test.step('the first gives way to the next', async () => {
    await expect(dots).toHaveCount(5);
    const current = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
    await expect.poll(current).toBeGreaterThanOrEqual(0);
    // On a busy machine it is not the first any more.
    const seen = await current();
    await expect.poll(current).toBe((seen + 1) % 5);
  });
  await test.step('the focus that comes to one by the Tab key stays there, and arrow keys lead it on', async () => {
    await dots.nth(1).click();
    const focused = page.locator(':focus');
    const link = carousel.locator('.swiper-slide').and(page.locator(':not([inert])')).getByRole('link');
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    // The slide that was chosen has come to rest.
    await expect.poll(async () => ((await link.boundingBox())?.x ?? 0.5) % 1).toBe(0);
    const before = await link.boundingBox();
    // Longer than a slide stays.
    await page.waitForTimeout(6_000);
    await expect(link).toBeFocused();
    expect(await link.boundingBox()).toEqual(before);
    await page.keyboard.press('ArrowRight');
    await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
    await expect(focused).toHaveAttribute('href', '/rng');
    await page.keyboard.press('ArrowLeft');
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(link).toBeFocused();
  });
  await test.step('the slide that a dot chooses stands in the middle', async () => {
    await dots.nth(2).click();
    await page.getByRole('button', { name: texts('common:carousel.pause') }).click();
    await expect(page.getByRole('button', { name: texts('common:carousel.play') })).toBeVisible();
    await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
    const middle = async (of: typeof active) => {
      const box = await of.boundingBox();
      return box === null ? Number.NaN : Math.round(box.x + box.width / 2);
    };
    await expect.poll(async () => Math.abs((await middle(active)) - (await middle(carousel)))).toBeLessThanOrEqual(1);
  });
  await test.step('a click opens what it links to; a single one stands still', async () => {
    await dots.nth(1).click();
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
    await active.getByRole('link').click();
    await expect(page).toHaveURL('/rng');
    // What moves banners has been fetched for Home.
    await expect(tilesOf(page)).toHaveCount(42);
    await expect(carousel.getByRole('img')).toHaveCount(1);
    await expect(dots).toHaveCount(0);
    await expect(carousel.getByRole('button')).toHaveCount(0);

    await navigateInPage(page, '/promotions');
    await expect(page.getByRole('heading', { level: 1, name: texts('promotions:heading') })).toBeVisible();
    await carousel.getByRole('link').click();
    await expect(page).toHaveURL('/promoDetail?id=welcome-purse');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
