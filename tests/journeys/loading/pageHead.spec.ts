import type { Page } from '@playwright/test';
import { sitePages } from '../../../web/shell/pageHead/sitePages.ts';
import { headAsSent, headChanges } from '../../ui/headAsSent.ts';
import { expect, test } from '../support/journey.ts';

// The address names the language.
test.use({ language: null });

/** What the head says of the page. */
const headOf = (page: Page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
    alternates: [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map(({ href }) => href),
  }));

/** Lobbies that the house has no games for: whoever looks for some is not led there. */
const withoutGames = ['/elott', '/live', '/fish', '/sports', '/esports'];

for (const [language, lang] of [
  ['', 'vi'],
  ['?lang=EN', 'en'],
] as const)
  test(`RT-06 whoever does not run its code is told what every page is called${language}`, async ({ request }) => {
    for (const path of [...Object.keys(sitePages), '/nowhere']) {
      // As a crawler asks, or the preview of a link.
      const answer = await request.get(path + language, { headers: { accept: 'text/html' } });
      expect([path, answer.status()]).toEqual([path, path === '/nowhere' ? 404 : 200]);
      const { title, description, robots, ...head } = headAsSent(await answer.text());
      expect([path, (title ?? '') !== '', (description ?? '') !== '', head.lang]).toEqual([path, true, true, lang]);
      expect([path, robots]).toEqual([path, sitePages[path]?.isListed && !withoutGames.includes(path) ? undefined : 'noindex']);
    }
  });

test('RT-06 what a page is called before its code runs is what its screen calls it, in the first language too', async ({ page }) => {
  for (const path of ['/', '/rng', '/help', '/nowhere']) {
    const answer = await page.goto(path);
    await expect(page.locator('#root > .waiting')).toHaveCount(0);
    await expect.poll(() => headChanges(page, answer), path).toEqual([]);
  }
});

test('the head follows the visitor from screen to screen', async ({ page }) => {
  await page.goto('/help?lang=EN');
  const first = await headOf(page);
  expect(first.alternates.some((address) => address.endsWith('/help?lang=EN'))).toBe(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Promotions' }).first().click();
  await expect(page).toHaveTitle(/^Promotions · /);
  await expect.poll(async () => (await headOf(page)).description).toBe('What is offered at the moment, with its terms in plain words.');
  const then = await headOf(page);
  expect(new URL(then.canonical ?? '').pathname).toBe('/promotions');
  expect(then.alternates.some((address) => address.endsWith('/promotions?lang=EN'))).toBe(true);
  expect(then.lang).toBe('en-GB');
  await page.goBack();
  await expect.poll(async () => (await headOf(page)).description).toBe(first.description);
});
