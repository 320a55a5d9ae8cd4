import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { tilesOf } from '../support/gameTable.ts';
import { withPictures } from '../support/pictures.ts';
import type { SiteTexts } from '../support/texts.ts';

const countOf = (page: Page, texts: SiteTexts, count: number) =>
  page.getByRole('status').filter({ hasText: texts(count === 1 ? 'lobby:found_one' : 'lobby:found_other', { count }) });

const vendorChips = (page: Page, texts: SiteTexts) => page.getByRole('list', { name: texts('lobby:vendors') }).getByRole('button');

/** The number that the lobby says it found. */
async function found(page: Page): Promise<number> {
  const status = page.getByRole('status').filter({ hasText: /^\d+ games?$/ });
  await expect(status).toBeVisible();
  return Number.parseInt((await status.textContent()) ?? '', 10);
}

test('GM-01 the slots are forty-two to a page, and the second page is in the address', async ({ page, texts }) => {
  await page.goto('/rng');
  await expect(tilesOf(page)).toHaveCount(42);
  const total = await found(page);
  expect(total).toBeGreaterThanOrEqual(60);
  const first = await tilesOf(page).first().innerText();
  const pages = page.getByRole('navigation', { name: texts('common:pages.label') });
  const place = () => pages.evaluate((bar) => bar.getBoundingClientRect().top + scrollY);
  const before = await place();
  await tilesOf(page).last().scrollIntoViewIfNeeded();
  // Tiles that come near are drawn, and move nothing.
  expect(await place()).toBe(before);
  await pages.getByRole('link', { name: texts('common:pages.page', { page: 2 }) }).click();
  await expect(page).toHaveURL('/rng?page=2');
  await expect(tilesOf(page)).toHaveCount(Math.min(42, total - 42));
  await expect(tilesOf(page).first()).not.toHaveText(first);
  await expect(page.getByRole('link', { name: texts('common:pages.page', { page: 2 }) })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page).toHaveURL('/rng');
  await expect(tilesOf(page)).toHaveCount(42);
  await page.goto('/rng?page=2');
  await expect(tilesOf(page)).toHaveCount(Math.min(42, total - 42));
});

test('GM-01 a search by name is in the address, works from it, and is cleared', async ({ page, texts }) => {
  await page.goto('/rng');
  const all = await found(page);
  const search = page.getByRole('searchbox', { name: texts('lobby:search') });
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('lotus');
  await expect(page).toHaveURL('/rng?q=lotus');
  // Its first letters may be searched for by themselves on the way, and find others.
  await expect
    .poll(async () => new Set((await tilesOf(page).allTextContents()).map((text) => /lotus/i.test(text))))
    .toEqual(new Set([true]));
  const some = await found(page);
  expect(some).toBeLessThan(all);
  await expect(tilesOf(page)).toHaveCount(some);
  await page.reload();
  await expect(search).toHaveValue('lotus');
  await expect(countOf(page, texts, some)).toBeVisible();
  await page.getByRole('button', { name: texts('lobby:clearSearch') }).click();
  await expect(page).toHaveURL('/rng');
  await expect(countOf(page, texts, all)).toBeVisible();
});

test('GM-01 a vendor narrows the lobby, on top of a search, and the back button undoes one step at a time', async ({ page, texts }) => {
  await page.goto('/rng');
  const all = await found(page);
  const chips = vendorChips(page, texts);
  await chips.nth(1).click();
  await expect(page).toHaveURL(/\/rng\?vendor=\w+$/);
  await expect(chips.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => found(page)).toBeLessThan(all);
  const name = (await chips.nth(1).textContent()) ?? '';
  for (const tile of await tilesOf(page).all()) await expect(tile).toContainText(name);
  await chips.nth(2).click();
  await expect(chips.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(chips.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page).toHaveURL('/rng');
  await expect(countOf(page, texts, all)).toBeVisible();
  await expect(chips.nth(0)).toHaveAttribute('aria-pressed', 'true');
});

test(
  'a tile shows studio and return at rest, and under the pointer and the focus nothing lies over its picture',
  withPictures,
  async ({ page }) => {
    await page.goto('/rng');
    const tile = tilesOf(page).first();
    await expect(tile.getByText(/^RTP \d+\.\d+%$/)).toBeVisible();
    /** What a finger would touch from the picture's head to its foot. */
    const onPicture = () =>
      tile.locator('img').evaluate((picture) => {
        const { left, top, width, height } = picture.getBoundingClientRect();
        return [0.1, 0.3, 0.5, 0.7, 0.95].map((part) => document.elementFromPoint(left + width / 2, top + height * part)?.tagName);
      });
    const bare = Array.from({ length: 5 }, () => 'IMG');
    await tile.scrollIntoViewIfNeeded();
    await tile.hover();
    expect(await onPicture()).toEqual(bare);
    await tile.focus();
    expect(await onPicture()).toEqual(bare);
  },
);

test('GM-01 a search without a hit names its filters, and dropping them brings the games back', async ({ page, texts }) => {
  await page.goto('/rng?q=zzzz&minStake=500');
  await expect(countOf(page, texts, 0)).toBeVisible();
  await expect(page.getByText(texts('lobby:empty.title'))).toBeVisible();
  await page.getByRole('button', { name: texts('lobby:empty.clear') }).click();
  await expect(page).toHaveURL('/rng');
  await expect(tilesOf(page)).toHaveCount(42);
});

test('a filter by kind and stake, chosen from the lists, holds in the address', async ({ page, texts }) => {
  await page.goto('/rng');
  const all = await found(page);
  const kinds = page.getByRole('combobox', { name: texts('lobby:classification') });
  await kinds.selectOption({ index: 1 });
  await expect(page).toHaveURL(/\/rng\?classification=\w+$/);
  await expect.poll(() => found(page)).toBeLessThan(all);
  expect(await found(page)).toBeGreaterThan(0);
  await kinds.selectOption('');
  await page.getByRole('combobox', { name: texts('lobby:minStake') }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/\/rng\?minStake=\d+$/);
});

test.describe('in Vietnamese', () => {
  test.use({ language: 'TY' });

  test('GM-01 a name is found without its accents', async ({ page }) => {
    await page.goto('/rng?q=do%20khuya');
    await expect(tilesOf(page)).toHaveCount(1);
    await expect(tilesOf(page).first()).toContainText('Đò Khuya');
  });
});
