import { expect, test } from '../support/journey.ts';
import { textsOf } from '../support/texts.ts';

test.use({ language: null });

// The notice comes by an animation, which is its clock.
for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('ER-01 a first page that takes its time says so, before any of its code is there, and stops saying it', async ({ page }) => {
      const vietnamese = textsOf('TY');
      let release = () => {};
      const held = new Promise<void>((done) => (release = done));
      await page.route('**/assets/*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      const notice = page.locator('.waiting-slow');
      await expect(notice).toBeAttached();
      await expect(notice).toBeHidden();
      await expect(notice).toBeVisible({ timeout: 15_000 });
      await expect(notice).toHaveText(vietnamese('status:connection.slow'));
      release();
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached({ timeout: 20_000 });
      await expect(notice).toHaveCount(0);
    });
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, language: null });

  test('ER-01 the page says at once that it needs them, and never that it takes its time', async ({ page }) => {
    const vietnamese = textsOf('TY');
    await page.goto('/rng');
    const needed = page.locator('.needs-script');
    await expect(needed).toHaveText(vietnamese('status:connection.needsScript'));
    await expect(needed).toBeVisible();
    await expect(page.getByText(vietnamese('status:connection.slow'))).toHaveCSS('display', 'none');
  });
});
