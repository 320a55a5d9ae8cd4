import type { Page, Request } from '@playwright/test';
import { freePort } from '../../stack/freePort.ts';
import { expect, test } from '../support/journey.ts';
import { navigateInPage } from '../support/navigateInPage.ts';
import { stackForThisFile } from '../support/ownStack.ts';
import { withPictures } from '../support/pictures.ts';
import { type SiteTexts, textsOf } from '../support/texts.ts';

const metricsPort = await freePort();
test.use({ ownStack: stackForThisFile({ METRICS_PORT: String(metricsPort) }) });

/** How many calls the gateway has made to the operator so far, by its own count. */
async function operatorCalls(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const counts = [...text.matchAll(/^gateway_upstream_calls_total\{[^}]*\} (\d+)$/gm)];
  expect(counts.length).toBeGreaterThan(0);
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

async function openHome(page: Page, texts: SiteTexts): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('region', { name: texts('home:popular') })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test(
  'Home brings its code in a few files and asks the gateway at most twice, and a guest’s second visit makes no call to the operator',
  withPictures,
  async ({ page, texts }) => {
    const asked: Request[] = [];
    const files: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/graphql') asked.push(request);
      if (['script', 'stylesheet'].includes(request.resourceType())) files.push(request.url());
    });
    await openHome(page, texts);
    // With what it prepares once it stands, such as the login, which a busy browser begins after the network's first rest. One for each
    // module that two parts share would be some 70.
    await expect.poll(() => files.length).toBeGreaterThan(20);
    expect(files.length).toBeLessThanOrEqual(55);
    expect(asked.length).toBeLessThanOrEqual(2);
    const first = asked.splice(0);
    await openHome(page, texts);
    expect(asked.length).toBeLessThanOrEqual(2);
    // A browser may be so slow that what is kept has to be made anew meanwhile, which is done after five seconds. What it asked is asked
    // again without it: then the next visit comes at once.
    const visit = async (): Promise<void> => {
      await page.request.get('/');
      for (const request of [...first, ...asked]) await page.request.fetch(request);
    };
    await expect(async () => {
      await visit();
      const before = await operatorCalls();
      expect(before).toBeGreaterThan(0);
      await visit();
      expect(await operatorCalls()).toBe(before);
    }).toPass();
  },
);

test('an address with a dialog over the slots comes with their first answer too', async ({ page, texts }) => {
  const slots = page.getByRole('heading', { name: texts('shell:category.RNG'), exact: true, includeHidden: true });
  await page.goto('/rng');
  await expect(slots).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(decodeURIComponent(request.url())));
  const answer = await page.goto('/rng?dialog=login');
  expect(await answer?.text()).toContain('id="first-answer"');
  await expect(page.getByRole('dialog', { name: texts('login:title') })).toBeVisible();
  await expect(slots).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => address.includes('"category":"RNG"'))).toEqual([]);
});

test.describe('with nothing stored', () => {
  test.use({ language: null });

  test('/ and /rng come with their first answer: a guest’s first visit asks who is there, and nothing else', async ({
    page,
    context,
    baseURL,
  }) => {
    const screens = { '/': 'home:popular', '/rng': 'shell:category.RNG' } as const;
    for (const language of ['EN', 'TY'] as const) {
      const words = textsOf(language);
      const isThere = (path: keyof typeof screens) =>
        expect(page.getByRole('heading', { name: words(screens[path]), exact: true })).toBeVisible();
      await context.clearCookies();
      if (language === 'EN') await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
      // Whoever comes first of all has to ask; the next one is as new here as the first was.
      await page.goto('/');
      await isThere('/');
      await navigateInPage(page, '/rng');
      await isThere('/rng');
      for (const path of ['/', '/rng'] as const) {
        const asked: string[] = [];
        const listener = (request: Request) => void (new URL(request.url()).pathname === '/graphql' && asked.push(request.url()));
        page.on('request', listener);
        const answer = await page.goto(path);
        await isThere(path);
        // A busy page may ask after the network's first rest.
        await expect.poll(() => asked.length).toBeGreaterThan(0);
        await page.waitForLoadState('networkidle');
        page.off('request', listener);
        expect(await answer?.text()).toContain(`&#38;lang=${language}&#38;`);
        expect([path, asked.length]).toEqual([path, 1]);
        await expect(page.locator('html')).toHaveAttribute('lang', language === 'EN' ? 'en-GB' : 'vi-VN');
      }
      await page.evaluate(() => localStorage.clear());
    }
  });
});
