import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test';
import { type Catalogue, catalogue, type TextKey } from '../../../platform/core/text/catalogue.ts';
import { createTexts } from '../../../platform/core/text/createTexts.ts';
import type { Write } from '../../../platform/core/text/texts.ts';
import type KitEN from '../../../platform/play/games/kit/texts/EN.json';
import type EN from '../../../platform/play/games/slot/page/texts/EN.json';
import type { PlayedRound } from '../../../platform/play/games/slot/slotRound.ts';
import { textsOf, type Language } from './texts.ts';

/** A running game, as a player meets it inside the site. */
export interface GameTable {
  readonly frame: FrameLocator;
  /** Words of the game's own page, and of what all pages share. */
  readonly words: Write<TextKey<typeof EN & typeof KitEN>>;
  readonly spinButton: Locator;
  /** The amount below a meter's label, such as `₫1,000`. */
  meter(name: 'balance' | 'stake' | 'win'): Locator;
  /** Waits until the page is in a phase: `idle` for the player, `asking` the server, `showing` a round. */
  reaches(phase: 'idle' | 'asking' | 'showing'): Promise<void>;
  /** Waits until a round can begin. */
  ready(): Promise<void>;
  /** Begins a round by the Space key. */
  begin(): Promise<void>;
  /** Plays one round by the Space key and waits until it is over, its free games too. */
  spin(): Promise<void>;
}

const kit = catalogue<typeof KitEN>('kit', new URL('../../../platform/play/games/kit/', import.meta.url).href);
const slotPage = catalogue<typeof EN>('slot page', new URL('../../../platform/play/games/slot/page/', import.meta.url).href);

export function gameTableOf(page: Page, language: Language = 'EN'): GameTable {
  const texts = createTexts([slotPage, kit]);
  const words: GameTable['words'] = (key, values) => {
    const from: Catalogue = texts.ofCode(kit, 'EN', key) === undefined ? slotPage : kit;
    return (texts.of(from, language) as Write<string>)(key, values);
  };
  const frame = page.frameLocator('iframe');
  const game = frame.locator('#game');
  const spinButton = frame.locator('#spin');
  const reaches = (phase: string) => expect(game).toHaveAttribute('data-phase', phase, { timeout: 20_000 });
  const ready = async () => {
    await reaches('idle');
    await expect(spinButton).toHaveAttribute('aria-disabled', 'false');
  };
  const begin = async () => {
    await ready();
    await spinButton.focus();
    await page.keyboard.press('Space');
  };
  return {
    frame,
    words,
    spinButton,
    meter: (name) =>
      frame
        .locator('dl > div')
        .filter({ has: page.locator('dt', { hasText: new RegExp(`^${words(name)}$`) }) })
        .locator('dd'),
    reaches,
    ready,
    begin,
    async spin() {
      const played = page.waitForResponse((response) => response.url().endsWith('/games/slot/rounds') && response.ok());
      await begin();
      const { round } = (await (await played).json()) as PlayedRound;
      // Free games come in some rounds, each with its own time, and nobody can hurry them.
      const freeGames = (round.spins.length - 1) * 8_000;
      if (freeGames > 0) test.setTimeout(test.info().timeout + freeGames);
      await expect(game).toHaveAttribute('data-phase', 'idle', { timeout: 20_000 + freeGames });
    },
  };
}

/** The tiles of the screen's games; a chip, which can be pressed in, is none. */
export const tilesOf = (page: Page): Locator =>
  page.getByRole('main').getByRole('listitem').getByRole('button').and(page.locator(':not([aria-pressed])'));

/** Opens the first game of the slots' lobby, where the page stands, and waits for its reels; resolves with the table and the game's name. */
export async function enterFirstGame(page: Page, language: Language = 'EN'): Promise<{ readonly table: GameTable; readonly name: string }> {
  await expect(page.getByRole('heading', { level: 1, name: textsOf(language)('shell:category.RNG') })).toBeVisible();
  await tilesOf(page).first().click();
  await expect(page).toHaveURL(/\/game\?game=/);
  const table = gameTableOf(page, language);
  await table.ready();
  return { table, name: (await page.getByRole('heading', { level: 1 }).first().textContent()) ?? '' };
}

/** The same of a page that has not been opened yet, or does not know of its account. */
export async function openFirstGame(page: Page, language: Language = 'EN'): ReturnType<typeof enterFirstGame> {
  await page.goto('/rng');
  return enterFirstGame(page, language);
}
