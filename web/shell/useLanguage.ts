import { useCallback } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { changeLanguage } from '../i18n/changeLanguage.ts';
import { useTellLost } from '../overlays/useTellLost.ts';
import { useAskAgain } from '../relay/useAskAgain.ts';
import { useTellLanguage } from './useTellLanguage.ts';

/**
 * The interface language, and what changes it without a reload: the page's own words first, then what the gateway words,
 * by asking the current screen's query again. The operator is told of a member's choice. Where the words do not come, that is told, and nothing changes.
 */
export function useLanguage(): [language: string, change: (code: string) => Promise<void>] {
  const { i18n } = useTranslation();
  const askAgain = useAskAgain();
  const tell = useTellLanguage();
  const tellLost = useTellLost();
  const change = useCallback(
    async (code: string) => {
      try {
        await changeLanguage(i18n, code);
      } catch {
        return tellLost();
      }
      if (i18n.language !== code) return;
      tell(code);
      await askAgain();
    },
    [askAgain, i18n, tell, tellLost],
  );
  return [i18n.language, change];
}
