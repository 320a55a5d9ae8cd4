import { headerOf } from '../support/header.ts';
import { expect, test } from '../support/journey.ts';
import { navigateInPage } from '../support/navigateInPage.ts';
import { lightScreen } from '../support/lightScreen.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('PR-01 with letters, words and lines set as wide as a reader may need, no word of a promotion is cut', async ({ page, texts }) => {
  await page.goto('/promotions');
  const cards = page.getByRole('article');
  await expect(cards.filter({ hasText: texts('promotions:status.COMING_SOON') }).first()).toBeVisible();
  // Success criterion 1.4.12 of WCAG.
  await page.evaluate(() => {
    const wide = new CSSStyleSheet();
    wide.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    document.adoptedStyleSheets = [wide];
  });
  const cut = await cards.evaluateAll((all) =>
    all.filter((card) => card.scrollWidth > card.clientWidth).map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});

test.describe('with letters of twice the size', () => {
  test.use({ language: 'TY', viewport: { width: 390, height: 844 } });

  test('HD-01 HD-02 a lobby is no wider than the page for guest and member, a game lies below the header, and no word of a tile, of the footer or of the game is cut', async ({
    page,
    account,
    texts,
  }) => {
    // Success criterion 1.4.4 of WCAG.
    const enlarge = () => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const header = page.getByRole('banner');
    const look = async (address: string) => {
      await page.goto(address);
      const tiles = page.getByRole('main').getByRole('button', { name: /RTP/ });
      await expect(tiles.first()).toBeVisible();
      // At its usual size a figure stands beside its word.
      const rows = await tiles
        .locator('span', { hasText: /^RTP/ })
        .evaluateAll((all) => all.map((part) => part.clientHeight / Number.parseFloat(getComputedStyle(part).lineHeight)));
      expect(Math.max(...rows)).toBeLessThan(1.5);
      await enlarge();
      await expect.poll(() => header.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(90);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      // The signs at the end give way.
      const cut = await tiles.evaluateAll((all) =>
        all.flatMap((tile) =>
          [...tile.querySelectorAll('span')].flatMap((part) =>
            part.childElementCount === 0 &&
            part.clientWidth > 1 &&
            (part.scrollWidth > part.clientWidth || part.getBoundingClientRect().right > tile.getBoundingClientRect().right + 1)
              ? [part.textContent]
              : [],
          ),
        ),
      );
      expect(cut).toEqual([]);
      // What reaches beyond the page cannot be scrolled to: the page's frame cuts it off.
      const beyond = await page
        .locator('footer p')
        .evaluateAll((all) => all.filter((line) => line.getBoundingClientRect().right > innerWidth).map(({ textContent }) => textContent));
      expect(beyond).toEqual([]);
      const vendors = await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((all) => all.filter((link) => link.scrollWidth > link.clientWidth + 1).map(({ textContent }) => textContent));
      expect(vendors).toEqual([]);
      return tiles;
    };
    await look('/');
    await account.open();
    const tiles = await look('/rng');
    await tiles.first().click();
    const back = page.getByRole('main').getByRole('link', { name: texts('game:back') });
    await expect(back).toBeVisible();
    const below = async () => ((await back.boundingBox())?.y ?? 0) - ((await header.boundingBox())?.height ?? 0);
    await expect.poll(below).toBeGreaterThanOrEqual(0);
    const game = page.frameLocator('iframe');
    await expect(game.getByRole('button', { name: 'Quay' })).toBeVisible();
    await game.locator(':root').evaluate((root) => root.style.setProperty('font-size', '200%'));
    const cutInGame = await game
      .locator('.plaque, .meters, .meter')
      .evaluateAll((all) =>
        all
          .filter((each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight)
          .map(({ textContent }) => textContent),
      );
    expect(cutInGame).toEqual([]);
  });

  test('HD-01 HD-02 on a tablet the header takes more rows and is no wider than the page, and help, download and login are no wider than a phone', async ({
    page,
    account,
    texts,
  }) => {
    const beyond = async (width: number) => {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    };
    const header = headerOf(page, texts);
    // A page with the choice of language in its header, and no menu beside it.
    await page.goto('/pointMall');
    await expect(header.register).toBeVisible();
    for (const width of [600, 640, 768, 960, 1280]) expect([width, await beyond(width)]).toEqual([width, 0]);
    await navigateInPage(page, '/help');
    await expect(page.getByRole('searchbox')).toBeVisible();
    for (const width of [320, 390]) expect([width, await beyond(width)]).toEqual([width, 0]);
    // Forms with tabs, and with other ways in side by side.
    for (const path of ['/download', '/login']) {
      await navigateInPage(page, path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of [320, 390]) expect([path, width, await beyond(width)]).toEqual([path, width, 0]);
    }
    await account.open();
    await page.goto('/pointMall');
    await expect(header.balance).toContainText('1.000');
    for (const width of [600, 640, 768, 960, 1280]) expect([width, await beyond(width)]).toEqual([width, 0]);
  });

  test('the sums of the member centre lie within their cards', async ({ page, account }) => {
    await account.open();
    await account.deposit('123456');
    for (const panel of ['transferFund', 'transactionHistory']) {
      await page.goto(`${lightScreen}?panel=${panel}`);
      const sums = page.getByRole('dialog').getByText(/^[+-]?\d+\.\d{3}\s₫$/);
      await expect(sums.first()).toBeVisible();
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const cut = await sums.evaluateAll((all) =>
        all
          .filter(
            (sum) => sum.getBoundingClientRect().right > (sum.closest('li, dl > div, tr')?.getBoundingClientRect().right ?? innerWidth),
          )
          .map(({ textContent }) => textContent),
      );
      expect([panel, cut]).toEqual([panel, []]);
    }
  });
});
