import type { Page } from '@playwright/test';
import { openFirstGame, tilesOf } from '../support/gameTable.ts';
import { expect, test } from '../support/journey.ts';
import { nextAnswer } from '../support/mutations.ts';

/** The heart of the first game on the screen. */
const heartOf = (page: Page) => page.getByRole('main').getByRole('listitem').locator('button[aria-pressed]:has(svg.lucide-heart)').first();

test('GM-04 a marked game is among the favourites, on every page and after a reload, until the mark is taken away', async ({
  page,
  texts,
  account,
}) => {
  await account.open();
  await page.goto('/rng?list=favourites');
  await expect(page.getByText(texts('lobby:own.favourites.title'))).toBeVisible();
  await page.getByRole('tab', { name: texts('lobby:lists.all') }).click();
  const [heart, name] = [heartOf(page), (await tilesOf(page).first().textContent()) ?? ''];
  const kept = nextAnswer(page, 'useFavouriteMutation');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await kept;
  await page.getByRole('tab', { name: texts('lobby:lists.favourites') }).click();
  await expect(page).toHaveURL('/rng?list=favourites');
  await expect(tilesOf(page)).toHaveText([name]);

  await page.reload();
  await expect(tilesOf(page)).toHaveText([name]);
  await heartOf(page).click();
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false');
  // It stays in sight until the list is opened again, so that a slip can be undone.
  await expect(tilesOf(page)).toHaveCount(1);
  await page.reload();
  await expect(page.getByText(texts('lobby:own.favourites.title'))).toBeVisible();
});

test('GM-04 a game that was played is among the recent ones', async ({ page, account }) => {
  await account.open();
  const { table, name } = await openFirstGame(page);
  await table.spin();
  await page.goto('/rng?list=recent');
  await expect(tilesOf(page)).toHaveCount(1);
  await expect(tilesOf(page)).toContainText(name);
});
