import { expect, shownMoney, test } from '../support/journey.ts';
import { tilesOf } from '../support/gameTable.ts';
import { headerOf } from '../support/header.ts';

test('MC-03 MC-07 a game that runs at its vendor is played from the one balance: the header follows, the bet stands in the record and opens its detail', async ({
  page,
  texts,
  account,
}) => {
  await account.open();
  await account.deposit('50000');
  await page.goto('/rng?vendor=CPH');
  await tilesOf(page).first().click();
  await expect(page).toHaveURL(/\/game\?game=/);
  const frame = page.frameLocator('iframe');
  const game = frame.locator('#game');
  const rests = () => expect(game).toHaveAttribute('data-phase', 'idle', { timeout: 20_000 });
  await rests();
  const button = frame.getByRole('button', { name: 'Turn the wheel' });
  // On a small phone it is seen where the wheel rests while it is turned.
  const usual = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 640 });
  for (const shown of [button, frame.locator('.mark')]) await expect(shown).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize(usual);
  for (let turn = 0; turn < 2; turn += 1) {
    const turned = page.waitForResponse((response) => response.url().endsWith('/studio/rounds') && response.ok());
    // The second press is no second turn.
    await button.dblclick();
    await turned;
    await rests();
    await expect(frame.getByRole('status').filter({ hasText: 'Balance' })).toBeVisible();
  }
  const { totalCount, bets } = await account.bets();
  expect([totalCount, bets.map(({ status }) => status)]).toEqual([2, ['SETTLED', 'SETTLED']]);
  const balance = await account.balance();
  expect(balance).toBe(bets.reduce((sum, { stake, win }) => sum - stake + win, 510_000_000n));
  await expect(frame.locator('dl > div').filter({ hasText: 'Balance' }).locator('dd')).toHaveText(shownMoney(balance));
  await expect(headerOf(page, texts).balance).toContainText(shownMoney(balance));

  await headerOf(page, texts).choose('bets');
  await page.getByRole('button', { name: 'The Fair Wheel' }).first().click();
  await expect(page.getByRole('heading', { name: 'The Fair Wheel', level: 3 })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Chợ Phiên' })).toBeVisible();
  await expect(page.getByText(texts('betRecord:detail.notDrawn'))).toBeVisible();
});
