import { loginDialogOf } from '../support/loginDialog.ts';
import { expect, test } from '../support/visitors.ts';

test('LG-08 what the footer’s Deposit asked for is done where the visitor was', async ({ page, texts, account }) => {
  const member = await account.open();
  await page.context().clearCookies();
  await page.goto('/fish?q=a');
  const footer = page.getByRole('contentinfo');
  const deposit = footer.getByRole('button', { name: texts('shell:header.deposit') });
  // What comes above it moves it away from under a press: the ways in, and the note of the house.
  await expect(footer.getByRole('button', { name: texts('shell:header.logIn') })).toBeVisible();
  await expect(page.getByRole('complementary', { name: texts('menu:promo.label') })).toBeVisible();
  await deposit.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await deposit.click();
  await loginDialogOf(page, texts).send(member);
  await expect(page.getByRole('dialog').getByRole('group', { name: texts('deposit:presets') })).toBeVisible();
  await expect(page).toHaveURL('/fish?q=a&panel=depositv2');
  // The footer has two lines less for a member, and the page ends so much earlier.
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(scrolled / 2);
});
