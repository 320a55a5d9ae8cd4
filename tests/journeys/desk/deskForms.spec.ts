import { deskAddress, enterDesk } from '../support/enterDesk.ts';
import { expect, test } from '../support/journey.ts';

test('what is written at the desk outlasts a refusal and a session that ended meanwhile, on a telephone too', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await enterDesk(page);
  await page.goto(deskAddress('/promo-bar'));
  await page.getByText('Write a line', { exact: true }).click();
  const [line, link] = [page.getByRole('textbox', { name: 'Line' }).last(), page.getByRole('textbox', { name: 'Leads to' })];
  for (const each of await page.getByRole('textbox', { name: 'Line' }).all()) await each.fill('The "pier" <opens>');
  await link.fill('promotions');
  await page.getByRole('button', { name: 'Publish' }).click();

  await expect(page.getByRole('alert')).toContainText('The link is a path');
  await expect(line).toHaveValue('The "pier" <opens>');
  await expect(link).toBeFocused();
  await expect(link).toHaveAccessibleDescription(/^The link is a path/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await link.fill('/promotions');
  await context.clearCookies({ name: 'operator' });
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { name: 'You were logged out' })).toBeVisible();
  const other = await context.newPage();
  await enterDesk(other);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('alert')).toContainText('You have logged in anew');
  await expect(line).toHaveValue('The "pier" <opens>');
  await page.getByRole('button', { name: 'Publish' }).click();
  const row = page.getByRole('row').filter({ hasText: 'The "pier" <opens>' });
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: 'Take back' }).click();
  await expect(row).toHaveCount(0);
  await context.close();
});
