import { expect, test } from '../support/visitors.ts';

test('on a phone the line of news has room for two lines, and nothing moves as it comes', async ({ page, texts }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const line = page.getByRole('region', { name: texts('notices:label') });
  const cut = () =>
    line
      .getByRole('link')
      .evaluate((link) =>
        [link, ...link.querySelectorAll('*')].some(
          (part) =>
            (part.scrollWidth > part.clientWidth && part.clientWidth > 0) ||
            (part.scrollHeight > part.clientHeight + 1 && part.clientHeight > 0),
        ),
      );
  expect(await cut()).toBe(false);
  const heights = await line.evaluate((section) => [section.clientHeight, section.parentElement?.clientHeight]);
  expect(heights).toEqual([60, 60]);
});
