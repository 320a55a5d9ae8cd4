import { gameTableOf, openFirstGame } from './support/gameTable.ts';
import { expect, test } from './support/journey.ts';

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
