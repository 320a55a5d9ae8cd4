import { gameTableOf, openFirstGame } from '../support/gameTable.ts';
import { expect, test } from '../support/journey.ts';

test('GM-10 on a phone held sideways all seats of a table are in sight, beside what one does at it', async ({
  page,
  account,
  complaints,
}) => {
  complaints.allow(/status of 409 .*\/seats\?lang=EN\)$/);
  await page.setViewportSize({ width: 844, height: 390 });
  await account.open();
  await page.goto('/pvp');
  await page.getByRole('button', { name: 'Enter Nine Mouths' }).click();
  const table = page.frameLocator('iframe');
  const deck = table.getByRole('region', { name: 'Your move' });
  await expect(deck.getByRole('button', { name: /^Sit down/ })).toBeInViewport({ ratio: 1 });
  const seats = table.getByRole('list', { name: 'Seats' }).getByRole('listitem');
  await expect(seats).toHaveCount(4);
  const right = await seats.evaluateAll((all) => Math.max(...all.map((seat) => seat.getBoundingClientRect().right)));
  for (const seat of await seats.all()) await expect(seat).toBeInViewport({ ratio: 1 });
  expect(await deck.evaluate((below) => below.getBoundingClientRect().left)).toBeGreaterThanOrEqual(right);
  // On a smaller one a refusal has its place as well, and lies over nothing.
  await page.setViewportSize({ width: 568, height: 320 });
  await deck.getByRole('button', { name: /^Sit down/ }).click();
  const refusal = deck.getByRole('alert');
  await refusal.scrollIntoViewIfNeeded();
  await expect(refusal).toBeInViewport({ ratio: 1 });
  await table.getByRole('button', { name: 'Rules' }).click({ trial: true });
  // Upright, on a small one, what comes of a hand is in sight all the same, as are the first two seats.
  await page.setViewportSize({ width: 360, height: 640 });
  for (const shown of [table.getByRole('status').filter({ hasText: 'Nobody' }), seats.nth(0), seats.nth(1)])
    await expect(shown).toBeInViewport({ ratio: 1 });
  // And in a window of 1280 × 1024 px at 400 % one scrolls to a seat with all of its cards.
  await page.setViewportSize({ width: 320, height: 256 });
  await seats.nth(1).evaluate((seat) => seat.scrollIntoView({ block: 'center' }));
  for (const card of await seats.nth(1).locator('.card').all()) await expect(card).toBeInViewport({ ratio: 0.99 });
});

test('RT-11 on a phone held sideways the header gives way to the game, whose bar has the way back, the name and the balance', async ({
  page,
  texts,
  account,
}) => {
  await account.open();
  const { name } = await openFirstGame(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByRole('banner')).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.getByRole('group', { name: texts('shell:balance.label') })).toHaveText('₫1,000');
  await expect(main.getByRole('heading', { level: 1, name })).toBeInViewport();
  const top = await page.getByTitle(texts('game:frame', { name })).evaluate((frame) => frame.getBoundingClientRect().top);
  expect(top / 390).toBeLessThan(0.15);
  // The page within leaves the name to the bar.
  const within = gameTableOf(page).frame.getByRole('heading', { level: 1, name });
  expect(await within.evaluate((heading) => heading.getBoundingClientRect().width)).toBeLessThanOrEqual(1);
  await main.getByRole('link', { name: texts('game:back') }).click();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('in a window of 1280 × 1024 px at 400 % all that stands above the button of a slot can be scrolled to, and the button stays', async ({
  page,
  account,
}) => {
  await account.open();
  const { table } = await openFirstGame(page);
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(table.spinButton).toBeInViewport({ ratio: 1 });
  for (const name of ['balance', 'stake', 'win'] as const) {
    await table.meter(name).evaluate((shown) => shown.scrollIntoView({ block: 'nearest' }));
    await expect(table.meter(name)).toBeInViewport({ ratio: 1 });
    await expect(table.spinButton).toBeInViewport({ ratio: 1 });
  }
});
