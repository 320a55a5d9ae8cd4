import type { Page } from '@playwright/test';
import { sitePages } from '../../web/shell/pageHead/sitePages.ts';
import { expect, test } from './journey.ts';

// The address names the language.
test.use({ language: null });

/** What the head says of the page. */
const headOf = (page: Page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
    robots: document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content,
    alternates: [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map(({ href }) => href),
  }));

for (const language of ['', '?lang=EN'])
  test(`RT-06 what a page is called before its code runs is what its screen calls it${language}`, async ({ page, request }) => {
    for (const path of [...Object.keys(sitePages), '/nowhere']) {
      // As whoever does not run its code gets it: a crawler, or the preview of a link.
      const answer = await request.get(path + language, { headers: { accept: 'text/html' } });
      expect([path, answer.status()]).toEqual([path, path === '/nowhere' ? 404 : 200]);
      const sent = await answer.text();
      const title = /<title>(.*?)<\/title>/.exec(sent)?.[1] ?? '';
      const description = /<meta name="description" content="(.*?)"/.exec(sent)?.[1] ?? '';
      expect([path, title !== '', description !== '', /lang="(\w\w)/.exec(sent)?.[1]]).toEqual([
        path,
        true,
        true,
        language === '' ? 'vi' : 'en',
      ]);
      if (path === '/verify') continue;
      await page.goto(path + language);
      await expect(page.locator('#root > .waiting')).toHaveCount(0);
      await expect(page, path).toHaveTitle(title);
      const head = await headOf(page);
      expect([path, head.description]).toEqual([path, description]);
      expect([path, head.robots]).toEqual([path, path === '/nowhere' || !sitePages[path]?.isListed ? 'noindex' : undefined]);
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
