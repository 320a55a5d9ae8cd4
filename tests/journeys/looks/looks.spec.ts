import type { Page } from '@playwright/test';
import { barriers } from '../../ui/barriers.ts';
import type { Account } from '../support/account.ts';
import { enterFirstGame, gameTableOf, openFirstGame, tilesOf } from '../support/gameTable.ts';
import { headerOf } from '../support/header.ts';
import { expect, test } from '../support/journey.ts';
import { navigateInPage } from '../support/navigateInPage.ts';
import { lightScreen } from '../support/lightScreen.ts';
import { withPictures } from '../support/pictures.ts';
import type { SiteTexts } from '../support/texts.ts';

interface Visit {
  readonly page: Page;
  readonly texts: SiteTexts;
}

/** Screens of a guest, each as it is reached from another one and when it is all there. */
const guestScreens: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  home: async ({ page, texts }) => {
    await navigateInPage(page, '/');
    await expect(page.getByRole('region', { name: texts('home:popular') }).getByRole('listitem')).toHaveCount(20);
  },
  lobby: async ({ page }) => {
    await navigateInPage(page, '/rng');
    await expect(tilesOf(page)).toHaveCount(42);
  },
  'empty lobby': async ({ page, texts }) => {
    await navigateInPage(page, '/live');
    await expect(page.getByText(texts('lobby:vacant.title', { lobby: texts('shell:category.LIVE') }))).toBeVisible();
  },
  registration: async ({ page, texts }) => {
    await navigateInPage(page, '/register');
    await page.getByRole('button', { name: texts('auth:register.submit') }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
  login: async ({ page, texts }) => {
    await navigateInPage(page, '/rng');
    await headerOf(page, texts).logIn.click();
    await expect(page.getByRole('dialog', { name: texts('login:title') })).toBeVisible();
  },
  'help centre': async ({ page, texts }) => {
    await navigateInPage(page, '/helpmc');
    await expect(page.getByRole('heading', { level: 1, name: texts('help:centre.heading') })).toBeVisible();
  },
  download: async ({ page }) => {
    await navigateInPage(page, '/download');
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(4);
  },
  'not found': async ({ page, texts }) => {
    await navigateInPage(page, '/no/such/landing');
    await expect(page.getByRole('link', { name: texts('status:notFound.home') })).toBeVisible();
  },
};

const memberScreens: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  game: async ({ page, texts }) => {
    const { table } = await openFirstGame(page, texts.language);
    await table.spin();
  },
  'fairness of the game': async ({ page, texts }) => {
    const { frame, words } = gameTableOf(page, texts.language);
    await page.keyboard.press('f');
    await frame.getByRole('button', { name: words('changeSeeds') }).click();
    await expect(frame.getByText(words('revealedTitle'))).toBeVisible();
  },
  verifier: async ({ page, texts }) => {
    const { frame, words } = gameTableOf(page, texts.language);
    const link = frame.getByRole('link', { name: words('checkRound', { nonce: 0 }) });
    await page.goto(await link.evaluate((anchor: HTMLAnchorElement) => anchor.href));
    await expect(page.locator('.verdict-good')).toBeVisible();
  },
  deposit: async ({ page, texts }) => {
    await page.goto(`${lightScreen}?panel=depositv2`);
    await expect(page.getByRole('dialog').getByRole('group', { name: texts('deposit:presets') })).toBeVisible();
  },
  'betting record': async ({ page, texts }) => {
    await navigateInPage(page, `${lightScreen}?panel=personalHistoryCopy`);
    await expect(page.getByRole('table', { name: texts('betRecord:caption') })).toBeVisible();
  },
  'account record': async ({ page, texts }) => {
    await navigateInPage(page, `${lightScreen}?panel=transactionHistory`);
    await expect(page.getByRole('table', { name: texts('accountRecord:caption') })).toBeVisible();
  },
};

/** Leaves the window `width` wide; answers by how many pixels the page, or a frame in it, is wider than that, or a figure of a record wider than its place. */
async function beyond(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 640 });
  const measure = () =>
    Math.max(
      0,
      ...[document.documentElement, ...document.querySelectorAll('td[data-place=figure]')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    );
  const wide = await Promise.all(page.frames().map((frame) => frame.evaluate(measure)));
  return Math.max(...wide);
}

/** Opens one screen after the other; answers what `look` has to complain of, by screen. */
async function complaintsOf(visit: Visit, screens: typeof guestScreens, look: () => Promise<readonly string[]>): Promise<object> {
  const found: Record<string, readonly string[]> = {};
  for (const [name, open] of Object.entries(screens)) {
    await open(visit);
    const complaints = await look();
    if (complaints.length > 0) found[name] = complaints;
  }
  return found;
}

/** Each sees their screens in a visit of their own: all of them in one would take a busy machine minutes. */
const visits = {
  'as a guest': {
    screens: guestScreens,
    begin: async ({ page }: Visit) => void (await page.goto(lightScreen)),
  },
  'as a member': {
    screens: memberScreens,
    begin: async (_visit: Visit, account: Account) => void (await account.open()),
  },
} as const;

const scrollsSideways = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  // What 1280 px are at twice the size, and the narrowest.
  for (const width of [640, 320]) {
    const pixels = await beyond(page, width);
    if (pixels > 0) found.push(`${pixels} px beyond ${width}`);
  }
  return found;
};

// What fades in would be looked at while it is half there.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [who, { screens, begin }] of Object.entries(visits)) {
  test(`on no screen axe finds anything serious, in either theme at 390 px, nor at 1280, and nothing scrolls sideways at 320 and 640 px: ${who}`, async ({
    page,
    texts,
    account,
  }) => {
    test.setTimeout(180_000);
    const narrow = { width: 390, height: 844 };
    const look = async () => {
      const found = [...(await barriers(page)), ...(await scrollsSideways(page))];
      await page.setViewportSize({ width: 1280, height: 900 });
      // The colours of the dark have been looked at; `npm run test:ui` does so at this width as well.
      found.push(...(await barriers(page, 'light')).map((finding) => `at 1280 px: ${finding}`));
      await page.setViewportSize(narrow);
      return found;
    };
    await page.setViewportSize(narrow);
    await begin({ page, texts }, account);
    expect(await complaintsOf({ page, texts }, screens, look)).toEqual({});
  });

  test.describe('in Vietnamese', () => {
    test.use({ language: 'TY', viewport: { width: 320, height: 640 } });

    test(`nothing scrolls sideways at 320 and 640 px: ${who}`, async ({ page, texts, account }) => {
      await begin({ page, texts }, account);
      expect(await complaintsOf({ page, texts }, screens, () => scrollsSideways(page))).toEqual({});
    });
  });
}

test('with less motion nothing moves: neither on Home nor while a round is played', withPictures, async ({ page, texts, account }) => {
  const moving = () =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) =>
        animation instanceof CSSAnimation
          ? animation.animationName
          : animation instanceof CSSTransition
            ? animation.transitionProperty
            : 'script',
      );
  await account.open();
  await page.goto('/');
  await expect(page.getByRole('region', { name: texts('home:popular') })).toBeVisible();
  // Not until nothing is loaded any more: a member's page goes on listening.
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  expect(await page.evaluate(moving)).toEqual([]);
  await navigateInPage(page, '/rng');
  const { table } = await enterFirstGame(page);
  await table.begin();
  const frame = page.frames().find((each) => each.url().includes('/games/slot/'));
  // Looked at from the first moment of the round to its last.
  let looks = 0;
  while ((await table.frame.locator('#game').getAttribute('data-phase')) !== 'idle' || looks === 0) {
    expect(await frame?.evaluate(moving)).toEqual([]);
    expect(await page.evaluate(moving)).toEqual([]);
    looks += 1;
  }
  await gameTableOf(page).ready();
});
