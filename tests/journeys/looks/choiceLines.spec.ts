import { expect, test } from '../support/visitors.ts';

test.use({ language: 'TY', viewport: { width: 390, height: 844 } });

test('PP-17 on a phone the time that is chosen is one line, as those beside it', async ({ page, texts, account }) => {
  await account.open();
  await page.goto('/rng?panel=limits');
  const times = page.getByRole('group', { name: texts('limits:reality') });
  await times.scrollIntoViewIfNeeded();
  await expect(times.getByRole('radio')).toHaveCount(4);
  for (const time of await times.getByRole('radio').all()) {
    await time.click();
    await expect(time).toBeChecked();
    expect(await time.locator('xpath=..').evaluate((label) => label.getBoundingClientRect().height)).toBe(44);
  }
});
