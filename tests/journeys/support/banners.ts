import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';
import type { SiteTexts } from './texts.ts';

export const bannersOf = (page: Page, texts: SiteTexts): Locator => page.getByRole('region', { name: texts('shell:banner.label') });

/** The first banner of the page is one of `group`, says what it shows, and has a picture that came. */
export async function expectBannerOf(group: string, page: Page, texts: SiteTexts): Promise<void> {
  const pictures = bannersOf(page, texts).getByRole('img');
  await expect(pictures.first()).toHaveAttribute('src', new RegExp(`/banners/${group}-`));
  expect(await pictures.first().getAttribute('alt')).not.toBe('');
  // Those beside the current one are fetched when their turn comes.
  await expect
    .poll(() => pictures.evaluateAll((all) => all.some((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)))
    .toBe(true);
}
