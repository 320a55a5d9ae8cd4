import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { en } from '../../platform/games/slot/page/messages/en.ts';

/** A running game, as a player meets it inside the site. */
export interface GameTable {
  readonly frame: FrameLocator;
  /** Words of the game's own page. */
  readonly words: typeof en;
  readonly spinButton: Locator;
  /** The number behind a meter's label, such as `₫1,000`. */
  meter(name: 'balance' | 'stake' | 'win'): Locator;
  /** Waits until a round can begin. */
  ready(): Promise<void>;
  /** Plays one round by the Space key, which also ends its animation, and waits until it is over. */
  spin(): Promise<void>;
}

export function gameTableOf(page: Page): GameTable {
  const frame = page.frameLocator('iframe');
  const game = frame.locator('#game');
  const spinButton = frame.locator('#spin');
  const ready = async () => {
    await expect(game).toHaveAttribute('data-phase', 'idle', { timeout: 20_000 });
    await expect(spinButton).toHaveAttribute('aria-disabled', 'false');
  };
  return {
    frame,
    words: en,
    spinButton,
    meter: (name) => frame.locator('dl div').filter({ has: frame.getByText(en[name], { exact: true }) }).locator('dd'),
    ready,
    async spin() {
      await ready();
      await spinButton.focus();
      await page.keyboard.press('Space');
      await expect(game).not.toHaveAttribute('data-phase', 'idle');
      await expect(async () => {
        // Every press shows one spin of the round to its end at once.
        if ((await game.getAttribute('data-phase')) === 'showing') await page.keyboard.press('Space');
        await expect(game).toHaveAttribute('data-phase', 'idle', { timeout: 500 });
      }).toPass({ timeout: 30_000 });
    },
  };
}

/** The tile of a game in the screen's grid, by the game's name. */
export const tileOf = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}\\b|\\b${name}\\b`) }).first();

/** Opens the first game of the lobby and waits for its reels; resolves with the game's name. */
export async function openFirstGame(page: Page): Promise<{ readonly table: GameTable; readonly name: string }> {
  await page.goto('/rng');
  const tile = page.getByRole('main').getByRole('listitem').getByRole('button').filter({ has: page.locator('img') }).first();
  await tile.click();
  await expect(page).toHaveURL(/\/game\?game=/);
  const table = gameTableOf(page);
  await table.ready();
  return { table, name: (await page.getByRole('heading', { level: 1 }).first().textContent()) ?? '' };
}
