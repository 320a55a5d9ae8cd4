import type { Page } from '@playwright/test';
import { textsOf, type Language, type SiteTexts } from './texts.ts';

/** Changes the language by the picker of the header. `texts` are the words until then; answers those from then on. */
export async function changeLanguage(page: Page, texts: SiteTexts, to: Language): Promise<SiteTexts> {
  await page
    .getByRole('banner')
    .getByRole('combobox', { name: texts('shell:menu.language') })
    .selectOption(to);
  return textsOf(to);
}
