import type { BrowserContext, Page } from '@playwright/test';
import { textsOf, type Language, type SiteTexts } from './texts.ts';

/** Makes a browser that of somebody who has chosen a language before: the page finds it stored, and the server is told it from the first page on. */
export async function rememberLanguage(context: BrowserContext, site: string, language: Language): Promise<void> {
  await context.addCookies([{ name: 'lang', value: language, url: site }]);
  await context.addInitScript((code) => {
    // Frames and the empty page that a tab begins with have no storage of the site.
    if (window === top && location.protocol.startsWith('http') && localStorage.getItem('lang') === null) localStorage.setItem('lang', code);
  }, language);
}

/** Changes the language by the picker of the header. `texts` are the words until then; answers those from then on. */
export async function changeLanguage(page: Page, texts: SiteTexts, to: Language): Promise<SiteTexts> {
  await page
    .getByRole('banner')
    .getByRole('combobox', { name: texts('shell:menu.language') })
    .selectOption(to);
  return textsOf(to);
}
