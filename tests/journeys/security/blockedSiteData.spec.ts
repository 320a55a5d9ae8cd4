import { expect, test } from '../support/journey.ts';

test('RG-07 TH-01 who has their browser block what sites keep sees the site all the same, and a theme and a code that it was opened with hold until the page goes', async ({
  page,
  texts,
}) => {
  // As a browser does that blocks all cookies: to name a storage throws.
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
  });
  await page.goto('/?lang=EN&affiliateCode=RIVER9');
  await page.getByRole('button', { name: texts('shell:theme.dark') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', { name: texts('shell:header.register') }).click();
  await expect(page.getByText(texts('register:affiliate.applied', { code: 'RIVER9' }))).toBeVisible();
});
