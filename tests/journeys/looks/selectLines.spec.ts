import type { Locator } from '@playwright/test';
import { expect, test } from '../support/visitors.ts';

const lineOf = (element: Locator) => element.evaluate((drawn) => getComputedStyle(drawn).borderColor);
const heightOf = (element: Locator) => element.evaluate((drawn) => drawn.getBoundingClientRect().height);

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
  // The language as well, and the dialling code, which stands in the field of its number.
  await page.goto('/register');
  await expect(page.getByRole('tab')).toHaveCount(2);
  await page.getByRole('tab').nth(1).click();
  const language = page.getByRole('banner').getByRole('combobox', { name: texts('shell:menu.language') });
  expect([await lineOf(language), await heightOf(language)]).toEqual([typed, 44]);
  const code = page.getByRole('main').getByRole('combobox').first();
  const picker = code.locator('xpath=ancestor::div[.//*[local-name()="svg"]][1]');
  expect(await picker.evaluate((drawn) => getComputedStyle(drawn).borderInlineEndColor)).toBe(typed);
  for (const list of [language, code]) await expect(list.locator('xpath=ancestor::*[2]').locator('svg').last()).toBeVisible();
  await account.open();
  await page.goto('/rng?panel=personalHistoryCopy');
  const panel = page.getByRole('dialog', { name: texts('memberCentre:title') });
  expect(await lineOf(panel.getByRole('combobox').first())).toBe(typed);
});
