import { expect, test } from '../support/visitors.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const theme of ['light', 'dark'] as const)
  test(`the frame of the page needs nothing but the page: without any other file it stands in its place, ${theme}`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/ERR_FAILED|dynamically imported module/);
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto('/');
    const frame = await page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const [header, banner, tile] = ['.waiting-header', '.waiting-banner', '.waiting-tiles i'].map(boxOf);
      return {
        header: header?.height,
        banner: [banner?.left, banner?.width],
        tile: tile?.width,
        paper: getComputedStyle(document.documentElement).backgroundColor,
      };
    });
    expect(frame).toEqual({
      header: 56,
      banner: [31, 328],
      tile: 128,
      paper: theme === 'dark' ? 'rgb(13, 24, 28)' : 'rgb(251, 250, 246)',
    });
  });

test('code is asked for once the frame has had its turn, and before the style sheet has come', async ({ page }) => {
  await page.addInitScript(() => requestAnimationFrame(() => Object.assign(window, { framed: performance.now() })));
  let sendSheet = () => {};
  const held = new Promise<void>((resolve) => (sendSheet = resolve));
  await page.route('**/assets/shell-*.css', async (route) => {
    await held;
    await route.continue();
  });
  const react = page.waitForRequest(/\/assets\/react-.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await react;
  await expect(page.locator('#root > .waiting')).toBeVisible();
  sendSheet();
  await expect(page.getByRole('main')).toBeVisible();
  const [framed, begun] = await page.evaluate(() => [
    (window as unknown as { framed: number }).framed,
    Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ),
  ]);
  expect(begun).toBeGreaterThan(framed ?? Infinity);
});
