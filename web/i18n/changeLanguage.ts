import type { i18n as I18n } from 'i18next';
import { localeOf } from './languageCodes.ts';
import { loadTexts } from './loadTexts.ts';
import { siteStorage } from '../storage/siteStorage.ts';
import { writeLanguageCookie } from './languageCookie.ts';

/** What was chosen last. */
const chosen = new WeakMap<I18n, string>();

/** Words the page in another language, and keeps the choice for the next visit. Rejects where its texts do not come, and changes nothing, nor where another one was chosen meanwhile. */
export async function changeLanguage(i18n: I18n, code: string): Promise<void> {
  chosen.set(i18n, code);
  await loadTexts(i18n, Object.keys(i18n.getDataByLanguage(i18n.language) ?? {}), code);
  if (chosen.get(i18n) !== code) return;
  siteStorage.device.setItem('lang', code);
  writeLanguageCookie(code);
  await i18n.changeLanguage(code);
  document.documentElement.lang = localeOf(code);
}
