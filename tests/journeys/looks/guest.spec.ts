import type { Page } from '@playwright/test';
import { bannersOf, expectBannerOf } from '../support/banners.ts';
import { expect, siteOrigin, test } from '../support/journey.ts';
import { headerOf } from '../support/header.ts';
import { navigateInPage } from '../support/navigateInPage.ts';
import { lightScreen } from '../support/lightScreen.ts';
import { withPictures } from '../support/pictures.ts';
import type { SiteTexts } from '../support/texts.ts';

/** By category: its path, and the group of its banners. */
const lobbies = {
  RNG: ['/rng', 'rng'],
  PVP: ['/pvp', 'pvp'],
  LIVE: ['/live', 'live'],
  FISH: ['/fish', 'fish'],
  SPORTS: ['/sports', 'sports'],
  ESPORTS: ['/esports', 'esports'],
  INHOUSE: ['/inhouse', 'inhouse'],
  ELOTT: ['/elott', 'lott'],
} as const;

async function expectWholeLayout(page: Page, texts: SiteTexts): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(bannersOf(page, texts)).toBeVisible();
  await expect(page.getByRole('navigation', { name: texts('shell:menu.label') })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

test(
  'HD-01 a guest on Home meets log in, register, theme switch, the twenty popular games and, BN-01, its banners; BN-02 with less motion none of them moves by itself, and the dots still lead',
  withPictures,
  async ({ page, texts }) => {
    await page.goto('/');
    await expectBannerOf('home', page, texts);
    const header = headerOf(page, texts);
    await expect(header.logIn).toBeVisible();
    await expect(header.register).toBeVisible();
    await expect(header.bar.getByRole('button', { name: texts('shell:theme.dark') })).toBeVisible();
    await expect(header.balance).toHaveCount(0);
    const popular = page.getByRole('region', { name: texts('home:popular') });
    await expect(popular.getByRole('listitem')).toHaveCount(20);
    const art = popular.locator('img').first();
    await expect.poll(() => art.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const dots = bannersOf(page, texts).getByRole('button', { name: texts.like('common:carousel.go') });
    await dots.nth(3).click();
    await expect(dots.nth(3)).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('button', { name: texts('common:carousel.pause') })).toHaveCount(0);
  },
);

test(
  'RT-06 every category has its lobby with header, footer, side menu and, BN-01, the banner of its own group; the side menu leads to one and to a vendor of it without loading the page again',
  withPictures,
  async ({ page, texts }) => {
    await page.goto(lightScreen);
    const menu = page.getByRole('navigation', { name: texts('shell:menu.label') });
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    // The menu has those with games; of them the slots, which come last, have vendors.
    for (const [category, [path, group]] of Object.entries(lobbies).reverse()) {
      const name = texts(`shell:category.${category}`);
      await (category === 'RNG' ? menu.getByRole('link', { name, exact: true }).click() : navigateInPage(page, path));
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page).toHaveTitle(texts('lobby:title', { category: name, brand: 'Sampan' }));
      await expectWholeLayout(page, texts);
      await expectBannerOf(group, page, texts);
      // What is there: its games, or that there are none.
      const games = page.getByRole('status').filter({ hasText: /^\d+ games?$/ });
      await expect(games.or(page.getByText(texts('lobby:vacant.title', { lobby: name })))).toBeVisible();
    }
    const all = menu.getByRole('link', { name: texts('shell:menu.all'), exact: true });
    await expect(all).toHaveAttribute('aria-current', 'page');
    await all.locator('xpath=following::a[1]').click();
    await expect(page).toHaveURL(/^[^?]+\/rng\?vendor=\w+$/);
    await expect(page.getByRole('list', { name: texts('lobby:vendors') }).locator('[aria-pressed=true]')).not.toHaveText(
      texts('lobby:allVendors'),
    );
    expect(loads).toEqual([]);
  },
);

test('RT-14 an unknown path says so and leads home', async ({ page, texts }) => {
  await page.goto('/no/such/landing');
  await expect(page.getByRole('heading', { level: 1, name: texts('status:notFound.title') })).toBeAttached();
  await expect(page.locator('meta[name=robots][content=noindex]')).toBeAttached();
  await page.getByRole('link', { name: texts('status:notFound.home') }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('region', { name: texts('home:popular') })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('FT-01 FT-03 SM-07 what stands around each page: the link to its content, the footer and the side menu', async ({ page, texts }) => {
  await page.goto(lightScreen);
  await test.step('the first Tab reaches a link that skips to the content', async () => {
    await expect(headerOf(page, texts).logIn).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: texts('shell:skip') });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    expect(new URL(page.url()).origin).toBe(siteOrigin());
  });
  await test.step('the footer has three link groups, the studios and the copyright line, and names risk and age', async () => {
    const footer = page.getByRole('contentinfo');
    for (const key of ['footer.games', 'footer.account'])
      await expect(footer.getByRole('navigation', { name: texts(`shell:${key}`) })).toBeVisible();
    await expect(footer.getByText(texts('shell:footer.about.title', { brand: 'Sampan' }))).toBeVisible();
    const studios = footer.getByRole('region', { name: texts('shell:footer.vendors') }).getByRole('link');
    await expect(studios.nth(3)).toBeAttached();
    await expect(footer.getByText(texts.like('shell:footer.copyright'))).toBeVisible();
    await expect(footer.getByText(texts('shell:footer.risk', { age: 21 }))).toBeVisible();
  });
  await test.step('the side menu collapses, stays so over a reload, and expands', async () => {
    const menu = page.getByRole('navigation', { name: texts('shell:menu.label') });
    const width = async () => (await menu.boundingBox())?.width ?? 0;
    const wide = await width();
    await page.getByRole('button', { name: texts('shell:menu.collapse') }).click();
    await expect.poll(width).toBeLessThan(wide / 2);
    await page.reload();
    await expect(page.getByRole('button', { name: texts('shell:menu.expand') })).toBeVisible();
    expect(await width()).toBeLessThan(wide / 2);
    await page.getByRole('button', { name: texts('shell:menu.expand') }).click();
    await expect.poll(width).toBe(wide);
  });
});
