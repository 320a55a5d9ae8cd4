import type { Page } from '@playwright/test';
import { bannersOf, expectBannerOf } from './support/banners.ts';
import { expect, test } from './support/journey.ts';
import { withMotion } from './support/motion.ts';
import { withPictures } from './support/pictures.ts';
import type { SiteTexts } from './support/texts.ts';

test.use(withMotion);

const dotsOf = (page: Page, texts: SiteTexts) => bannersOf(page, texts).getByRole('button', { name: texts.like('common:carousel.go') });

test('BN-01 registration shows the banners of its own group', withPictures, async ({ page, texts }) => {
  await page.goto('/register');
  await expectBannerOf('reg', page, texts);
});

test('BN-02 Home goes on to the next banner by itself; a single banner stands still', async ({ page, texts }) => {
  await page.goto('/');
  const dots = dotsOf(page, texts);
  await expect(dots).toHaveCount(5);
  await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true');
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: texts('common:carousel.pause') }).click();
  await expect(page.getByRole('button', { name: texts('common:carousel.play') })).toBeVisible();

  await page.goto('/rng');
  await expect(bannersOf(page, texts).getByRole('img')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await expect(dots).toHaveCount(0);
  await expect(bannersOf(page, texts).getByRole('button')).toHaveCount(0);
});

test('BN-03 Home has dots, and the slide they choose stands in the middle', async ({ page, texts }) => {
  await page.goto('/');
  const dots = dotsOf(page, texts);
  await dots.nth(2).click();
  await page.getByRole('button', { name: texts('common:carousel.pause') }).click();
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
  const carousel = bannersOf(page, texts);
  const active = carousel.locator('.swiper-slide-active');
  const middle = async (of: typeof active) => {
    const box = await of.boundingBox();
    return box === null ? Number.NaN : Math.round(box.x + box.width / 2);
  };
  await expect.poll(async () => Math.abs((await middle(active)) - (await middle(carousel)))).toBeLessThanOrEqual(1);
});

test('BN-03 a picture that is cut off keeps its words in sight, on a wide screen and on a phone', withPictures, async ({ page, texts }) => {
  await page.goto('/rng');
  const picture = bannersOf(page, texts).getByRole('img').first();
  const kept = () => picture.evaluate((image) => getComputedStyle(image).objectPosition);
  await expect.poll(kept).toBe('0% 50%');
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(kept).toBe('50% 0%');
});

test('BN-04 a click on a banner with a link opens it', async ({ page, texts }) => {
  await page.goto('/');
  await dotsOf(page, texts).nth(1).click();
  await page.getByRole('button', { name: texts('common:carousel.pause') }).click();
  await bannersOf(page, texts).locator('.swiper-slide-active').getByRole('link').click();
  await expect(page).toHaveURL('/rng');
  await page.goto('/promotions');
  await bannersOf(page, texts).getByRole('link').click();
  await expect(page).toHaveURL('/promoDetail?id=welcome-purse');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the focus that comes to a banner by the Tab key stays there, and arrow keys lead it to the next', async ({ page, texts }) => {
  await page.goto('/');
  const dots = dotsOf(page, texts);
  await dots.nth(1).click();
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  const focused = page.locator(':focus');
  const slides = bannersOf(page, texts).locator('.swiper-slide');
  const link = slides.and(page.locator(':not([inert])')).getByRole('link');
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

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('BN-02 no banner moves by itself, and the dots still lead', async ({ page, texts }) => {
    await page.goto('/');
    const dots = dotsOf(page, texts);
    await dots.nth(3).click();
    await expect(dots.nth(3)).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('button', { name: texts('common:carousel.pause') })).toHaveCount(0);
  });
});
