import type { FrameLocator, Page } from '@playwright/test';
import { expect, siteOrigin, test } from '../support/journey.ts';
import { newMemberPage } from '../support/newMemberPage.ts';

/** Goes into a room by the lobby, and answers what stands in the frame. */
async function enter(page: Page, room: string): Promise<FrameLocator> {
  await page.goto('/pvp');
  await page.getByRole('button', { name: `Enter ${room}` }).click();
  const table = page.frameLocator('iframe');
  await expect(table.getByRole('heading', { name: room })).toBeVisible();
  return table;
}

test('GM-10 two members play a hand against each other: both see it, one takes the pot, and both can check it', async ({
  page,
  browser,
  account,
}) => {
  await account.open();
  const other = await newMemberPage(await browser.newContext({ baseURL: siteOrigin() }));
  const here = await enter(page, 'Ferry Landing');
  const there = await enter(other, 'Ferry Landing');
  await here.getByRole('button', { name: /^Sit down/ }).click();
  await expect(here.getByText('You are seated. Waiting for one more player.')).toBeVisible();
  await expect(there.getByText('One more player, and the cards are dealt.')).toBeVisible();
  // A launch anew finds the seat again.
  await page.getByRole('button', { name: 'Reload the game' }).click();
  await expect(here.getByText('You are seated. Waiting for one more player.')).toBeVisible();
  await there.getByRole('button', { name: /^Sit down/ }).click();
  for (const table of [here, there]) {
    await expect(table.getByText(/takes? ₫390\./)).toBeVisible();
    await expect(table.locator('.seat .card:not(.card-back)')).toHaveCount(6);
  }
  expect(await here.locator('.cards').allTextContents()).toEqual(await there.locator('.cards').allTextContents());
  const winners = await Promise.all([here, there].map((table) => table.getByText('You take ₫390.').count()));
  expect(winners.toSorted()).toEqual([0, 1]);

  const [check] = await Promise.all([page.waitForEvent('popup'), here.getByRole('link', { name: 'Check this hand' }).click()]);
  await expect(check.getByRole('heading', { name: 'This hand is genuine' })).toBeVisible();
  // What is kept of it proves it once more, by what the page came with alone.
  await check.getByText('Keep the proof of this hand').click();
  const proof = (await check.locator('.hand-proof code').textContent()) ?? '';
  await check.getByRole('textbox', { name: 'Proof of the hand' }).fill(proof.replace(/"hasWon": true/, '"hasWon": false'));
  await check.getByRole('button', { name: 'Check this hand' }).click();
  await expect(check.getByRole('heading', { name: 'This hand does not match' })).toBeVisible();
  await check.getByRole('textbox', { name: 'Proof of the hand' }).fill(proof);
  await check.getByRole('button', { name: 'Check this hand' }).click();
  await expect(check.getByRole('heading', { name: 'This hand is genuine' })).toBeVisible();

  await page.goto('/pvp?panel=personalHistoryCopy');
  await expect(page.getByText('Three Cards').first()).toBeVisible();
});
