import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { headerOf } from '../support/header.ts';
import { textsOf } from '../support/texts.ts';

const vietnamese = textsOf('TY');
const english = textsOf('EN');

/** Documents that the page fetches from here on. */
function loadsOf(page: Page): readonly string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
}

const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme');
const backgroundOf = (page: Page) => page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor);

test('TH-01 the theme is light on the first visit, switches without a reload, and is kept', async ({ page, texts, complaints }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(headerOf(page, texts).logIn).toBeVisible();
  expect(await themeOf(page)).toBe('light');
  const light = await backgroundOf(page);
  const loads = loadsOf(page);
  // In one frame: a page of which everything fades is drawn a dozen times, and its pictures with it.
  const fading = await page.getByRole('button', { name: texts('shell:theme.dark') }).evaluate(async (button: HTMLElement) => {
    const begun: string[] = [];
    const note = ({ propertyName }: TransitionEvent) => begun.push(propertyName);
    document.addEventListener('transitionrun', note);
    button.click();
    for (let frames = 0; frames < 6; frames += 1) await new Promise((done) => requestAnimationFrame(done));
    document.removeEventListener('transitionrun', note);
    return begun.filter((property) => property !== 'transform');
  });
  expect(fading).toEqual([]);
  expect(await page.evaluate(() => [...new Set([...document.images].map((image) => getComputedStyle(image).colorScheme))])).toEqual([
    'light',
  ]);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => backgroundOf(page)).not.toBe(light);
  expect(loads).toEqual([]);

  // Tabs of one browser show the same.
  const other = await page.context().newPage();
  await other.goto('/');
  await other.getByRole('button', { name: texts('shell:theme.light') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await other.getByRole('button', { name: texts('shell:theme.dark') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.close();

  // Dark from the first paint on: the stored choice stands before any script of the application runs.
  complaints.allow(/ERR_FAILED \(\S+\.js\)|dynamically imported module/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.unroute('**/assets/*.js');
  await page.goto('/');
  await page.getByRole('button', { name: texts('shell:theme.light') }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test.describe('on a first visit', () => {
  test.use({ language: null });

  test('I18N-1 the site speaks TY, switches to EN without a reload, and the stored choice wins from then on', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN');
    await expect(page.getByRole('heading', { level: 2, name: vietnamese('home:popular') })).toBeVisible();
    const firstInVietnamese = await page
      .getByRole('region', { name: vietnamese('home:popular') })
      .getByRole('listitem')
      .first()
      .innerText();

    const loads = loadsOf(page);
    await page.getByRole('combobox', { name: vietnamese('shell:menu.language') }).selectOption('EN');
    await expect(page.getByRole('heading', { level: 2, name: english('home:popular') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    // What the gateway words follows too.
    await expect(
      page
        .getByRole('region', { name: english('home:popular') })
        .getByRole('listitem')
        .first(),
    ).not.toHaveText(firstInVietnamese);
    await expect(page).toHaveURL('/');
    expect(loads).toEqual([]);

    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: english('home:popular') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  });

  test('I18N-1 a choice that an earlier version stored as hisLang counts as well', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('hisLang', 'EN'));
    await page.goto('/rng');
    await expect(page.getByRole('heading', { level: 1, name: english('shell:category.RNG') })).toBeVisible();
  });

  test('I18N-2 a change of language keeps what was typed', async ({ page }) => {
    await page.goto('/rng?q=sen');
    const search = page.getByRole('searchbox');
    await expect(search).toHaveValue('sen');
    await page.getByRole('combobox', { name: vietnamese('shell:menu.language') }).selectOption('EN');
    await expect(page.getByRole('heading', { level: 1, name: english('shell:category.RNG') })).toBeVisible();
    await expect(search).toHaveValue('sen');
    await expect(page).toHaveURL('/rng?q=sen');
  });
});
