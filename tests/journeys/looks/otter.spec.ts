import type { Page, Response } from '@playwright/test';
import { sidewaysScroll, waitForPage } from '../../ui/look.ts';
import { newMember } from '../support/account.ts';
import { enterFirstGame } from '../support/gameTable.ts';
import { headerOf } from '../support/header.ts';
import { expect, test } from '../support/journey.ts';
import { navigateInPage } from '../support/navigateInPage.ts';
import { stackForThisFile } from '../support/ownStack.ts';
import { withPictures } from '../support/pictures.ts';
import { opened, registrationFormOf } from '../support/registrationForm.ts';

test.use({ ownStack: stackForThisFile({ BRAND: 'otter' }), language: 'EN' });

const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test(
  'another brand, another house: name, money, languages and colours are its own from the first paint on, and nothing names the other',
  withPictures,
  async ({ page, texts, ownStack }) => {
    if (!ownStack) throw new Error('no stack');
    const heard: Promise<readonly [string, boolean]>[] = [];
    page.on('response', (response: Response) => {
      // A stream has no end to wait for.
      if (response.headers()['content-type']?.startsWith('text/event-stream')) return;
      const read = async () => [response.url(), /sampan/i.test(await response.text())] as const;
      heard.push(read().catch(() => [response.url(), false] as const));
    });
    await page.goto('/');
    await expect(page).toHaveTitle('Otter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('home:heading', { brand: 'Otter' }));
    expect(await backgroundOf(page)).toBe('rgb(246, 244, 250)');
    const header = headerOf(page, texts);
    await header.bar.getByRole('button', { name: texts('shell:theme.dark') }).click();
    await expect.poll(() => backgroundOf(page)).toBe('rgb(21, 17, 31)');
    expect(await page.locator('meta[name=theme-color]').getAttribute('content')).toBe('#1f192d');
    const picker = page.getByRole('combobox', { name: texts('shell:menu.language') });
    expect(await picker.first().locator('option').allTextContents()).toEqual(['English', 'ไทย', 'Bahasa Indonesia']);

    const { username, password } = newMember();
    await navigateInPage(page, '/register');
    const form = registrationFormOf(page, texts);
    await expect(form.form.getByRole('tab')).toHaveCount(0);
    await form.field('username').fill(username);
    await form.field('password').fill(password);
    await form.field('confirmPassword').fill(password);
    for (const box of await form.form.getByRole('checkbox').all()) await box.check();
    await form.submit.click();
    await expect(header.balance).toContainText('◆5,000', opened);
    await page
      .getByRole('dialog', { name: texts('auth:registered.title') })
      .getByRole('button', { name: texts('auth:registered.play') })
      .click();
    await navigateInPage(page, '/?panel=depositv2');
    await expect(page.getByText('◆10,000', { exact: false }).first()).toBeVisible();
    await navigateInPage(page, '/rng');
    const { table } = await enterFirstGame(page);
    await expect(table.meter('balance')).toHaveText('◆5,000');

    for (const path of ['/', '/manifest.webmanifest', '/helpmc', '/download', '/promotions', '/nowhere'])
      expect([path, /sampan/i.test(await (await page.request.get(path)).text())]).toEqual([path, false]);
    for (const path of ['/games/verify', '/service?lang=EN', '/outbox', '/art/brand.svg'])
      expect([path, /sampan/i.test(await (await page.request.get(ownStack.platform + path)).text())]).toEqual([path, false]);
    const named = (await Promise.all(heard)).filter(([, isNamed]) => isNamed);
    expect(named.map(([url]) => url)).toEqual([]);
  },
);

test.describe('in Indonesian, whose words are long', () => {
  test.use({ language: 'ID', viewport: { width: 320, height: 640 } });

  test('home, lobby and panels have room on the narrowest phone', withPictures, async ({ page, account }) => {
    await account.open();
    const wide: Record<string, readonly string[]> = {};
    await page.goto('/');
    for (const path of ['/', '/rng', '/rng?panel=limits', '/rng?panel=securityCenter', '/rng?panel=personalHistoryCopy']) {
      await navigateInPage(page, path);
      await waitForPage(page);
      const found = await sidewaysScroll(page);
      if (found.length > 0) wide[path] = found;
    }
    expect(await page.evaluate(() => document.documentElement.lang)).toMatch(/^id/);
    expect(wide).toEqual({});
  });
});
