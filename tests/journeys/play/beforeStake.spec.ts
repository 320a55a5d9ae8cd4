import { openFirstGame } from '../support/gameTable.ts';
import { expect, test } from '../support/journey.ts';

test('PP-23 before the first stake the rules, the odds and the exact return of the deployed title are one press away, and so are the limits', async ({
  page,
  texts,
  account,
}) => {
  await account.open();
  const described = page.waitForResponse((response) => /\/games\/slot\/titles\/[\w-]+\/\d+$/.test(response.url()) && response.ok());
  const { table } = await openFirstGame(page);
  const { rtp } = (await (await described).json()) as { readonly rtp: string };
  await table.frame.getByRole('button', { name: table.words('paytable') }).click();
  const paytable = table.frame.getByRole('dialog', { name: table.words('paytable') });
  await expect(paytable.getByRole('heading', { name: table.words('rules') })).toBeVisible();
  const figure = (name: string) =>
    paytable
      .locator('dl > div')
      .filter({ has: page.locator('dt', { hasText: name }) })
      .locator('dd');
  await expect(figure(table.words('returnToPlayer'))).toHaveText(`${rtp}%`);
  await page.keyboard.press('Escape');
  await expect(paytable).toBeHidden();

  await page.getByRole('button', { name: texts('game:limits') }).click();
  await expect(page).toHaveURL(/[?&]panel=limits/);
  await expect(page.getByRole('dialog').getByRole('heading', { name: texts('limits:title') })).toBeVisible();
  expect((await account.bets()).totalCount).toBe(0);
});
