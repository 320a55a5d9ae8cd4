import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { commitLocalUpdate } from 'relay-runtime';
import { localeOf } from '../i18n/languageCodes.ts';

/**
 * The interface language, and what changes it without a reload: the page's own words first, then what the gateway words,
 * by asking the current screen's query again. What was kept of other screens is stale from then on.
 */
export function useLanguage(): [language: string, change: (code: string) => Promise<void>] {
  const { i18n } = useTranslation();
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const change = useCallback(
    async (code: string) => {
      localStorage.setItem('lang', code);
      await i18n.changeLanguage(code);
      document.documentElement.lang = localeOf(code);
      commitLocalUpdate(environment, (store) => store.invalidateStore());
      await revalidate();
    },
    [environment, i18n, revalidate],
  );
  return [i18n.language, change];
}
