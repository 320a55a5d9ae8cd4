import type { Locator } from '@playwright/test';
import { expect, test } from './support/visitors.ts';

const lineOf = (element: Locator) => element.evaluate((drawn) => getComputedStyle(drawn).borderColor);

test('what is chosen from a list is outlined as what is typed beside it: in a lobby, and in the member centre', async ({
  page,
  texts,
  account,
}) => {
  await page.goto('/rng');
  const filters = page.getByRole('search', { name: texts('lobby:filters') });
  const typed = await lineOf(filters.getByRole('searchbox').locator('xpath=..'));
  const selects = filters.getByRole('combobox');
  await expect(selects).toHaveCount(3);
  for (const select of await selects.all()) expect(await lineOf(select)).toBe(typed);
  await account.open();
  await page.goto('/rng?panel=personalHistoryCopy');
  const panel = page.getByRole('dialog', { name: texts('memberCentre:title') });
  expect(await lineOf(panel.getByRole('combobox').first())).toBe(typed);
});
