import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { gameTableOf, openFirstGame, tilesOf } from './gameTable.ts';
import { headerOf } from './header.ts';
import { expect, test } from './journey.ts';
import type { SiteTexts } from './texts.ts';

interface Visit {
  readonly page: Page;
  readonly texts: SiteTexts;
}

/** Screens of a guest, each as it is reached and when it is all there. */
const guestScreens: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  home: async ({ page, texts }) => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: texts('home:popular') }).getByRole('listitem')).toHaveCount(20);
  },
  lobby: async ({ page }) => {
    await page.goto('/rng');
    await expect(tilesOf(page)).toHaveCount(42);
  },
  'empty lobby': async ({ page, texts }) => {
    await page.goto('/live');
    await expect(page.getByText(texts('lobby:empty.title'))).toBeVisible();
  },
  registration: async ({ page, texts }) => {
    await page.goto('/register');
    await page.getByRole('button', { name: texts('auth:register.submit') }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
  login: async ({ page, texts }) => {
    await page.goto('/rng');
    await headerOf(page, texts).logIn.click();
    await expect(page.getByRole('dialog', { name: texts('login:title') })).toBeVisible();
  },
  'help centre': async ({ page, texts }) => {
    await page.goto('/helpmc');
    await expect(page.getByRole('heading', { level: 1, name: texts('help:centre.heading') })).toBeVisible();
  },
  download: async ({ page }) => {
    await page.goto('/download');
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(4);
  },
  'not found': async ({ page, texts }) => {
    await page.goto('/no/such/landing');
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
    await frame.getByRole('button', { name: words.changeSeeds }).click();
    await expect(frame.getByText(words.revealedTitle)).toBeVisible();
  },
  verifier: async ({ page, texts }) => {
    const { frame, words } = gameTableOf(page, texts.language);
    const link = frame.getByRole('link', { name: words.checkRound(0) });
    await page.goto(await link.evaluate((anchor: HTMLAnchorElement) => anchor.href));
    await expect(page.locator('.verdict-good')).toBeVisible();
  },
  deposit: async ({ page, texts }) => {
    await page.goto('/?panel=depositv2');
    await expect(page.getByRole('dialog').getByRole('group', { name: texts('deposit:presets') })).toBeVisible();
  },
  'betting record': async ({ page, texts }) => {
    await page.goto('/?panel=personalHistoryCopy');
    await expect(page.getByRole('table', { name: texts('betRecord:caption') })).toBeVisible();
  },
};

/** Findings that keep somebody out, one line each; frames are looked into as well. */
async function findings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return grave.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`).join('; ')}`,
  );
}

// What fades in would be looked at while it is half there.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const theme of ['light', 'dark']) {
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    test(`axe finds nothing serious on any screen, ${theme}, ${width} px`, async ({ page, texts, account }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height });
      await page.addInitScript((chosen) => {
        if (window === top && location.protocol.startsWith('http')) localStorage.setItem('theme', chosen);
      }, theme);
      const found: Record<string, readonly string[]> = {};
      const look = async (screens: typeof guestScreens) => {
        for (const [name, open] of Object.entries(screens)) {
          await open({ page, texts });
          found[name] = await findings(page);
        }
      };
      await look(guestScreens);
      await account.open();
      await look(memberScreens);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
    });
  }
}

for (const language of ['EN', 'TY'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language, viewport: { width: 320, height: 640 } });

    test(`nothing scrolls sideways at 320 px, in ${language}`, async ({ page, texts, account }) => {
      const wide: Record<string, number> = {};
      const measure = async (screens: typeof guestScreens) => {
        for (const [name, open] of Object.entries(screens)) {
          await open({ page, texts });
          const beyond = () => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth);
          const frames = await Promise.all(page.frames().map((frame) => frame.evaluate(beyond)));
          wide[name] = Math.max(...frames);
        }
      };
      await measure(guestScreens);
      await account.open();
      await measure(memberScreens);
      expect(wide).toEqual(Object.fromEntries(Object.keys(wide).map((name) => [name, 0])));
    });
  });
}

test('with less motion nothing moves: neither on Home nor while a round is played', async ({ page, texts, account }) => {
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
  const { table } = await openFirstGame(page);
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
