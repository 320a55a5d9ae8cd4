import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../i18n/languageCodes.ts';
import { useAskAgain } from '../relay/useAskAgain.ts';

/**
 * The interface language, and what changes it without a reload: the page's own words first, then what the gateway words,
 * by asking the current screen's query again.
 */
export function useLanguage(): [language: string, change: (code: string) => Promise<void>] {
  const { i18n } = useTranslation();
  const askAgain = useAskAgain();
  const change = useCallback(
    async (code: string) => {
      localStorage.setItem('lang', code);
      await i18n.changeLanguage(code);
      document.documentElement.lang = localeOf(code);
      await askAgain();
    },
    [askAgain, i18n],
  );
  return [i18n.language, change];
}
