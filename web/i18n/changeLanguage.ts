import type { i18n as I18n } from 'i18next';
import { localeOf } from './languageCodes.ts';
import { siteStorage } from '../storage/siteStorage.ts';
import { writeLanguageCookie } from './languageCookie.ts';

/** Words the page in another language, and keeps the choice for the next visit. */
export async function changeLanguage(i18n: I18n, code: string): Promise<void> {
  siteStorage.device.setItem('lang', code);
  writeLanguageCookie(code);
  await i18n.changeLanguage(code);
  document.documentElement.lang = localeOf(code);
}
