import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { changeLanguage } from '../../i18n/changeLanguage.ts';
import { LanguageChoice } from '../../shell/sideMenu/LanguageChoice.tsx';
import type { TicketLanguagesQuery } from './__generated__/TicketLanguagesQuery.graphql.ts';

/** The brand's languages before there are screens: whoever is asked something can read it. Nothing while they are not known, or cannot be. */
export function TicketLanguages() {
  const { i18n } = useTranslation();
  const environment = useRelayEnvironment();
  const [languages, setLanguages] = useState<readonly string[]>([]);
  useEffect(() => {
    const asked = fetchQuery<TicketLanguagesQuery>(
      environment,
      graphql`
        query TicketLanguagesQuery @raw_response_type {
          site {
            languages
          }
        }
      `,
      {},
    ).subscribe({ next: ({ site }) => setLanguages(site.languages), error: () => undefined });
    return () => asked.unsubscribe();
  }, [environment]);
  return (
    <LanguageChoice
      languages={languages}
      language={i18n.language}
      onChange={(code) => void changeLanguage(i18n, code).catch(() => undefined)}
    />
  );
}
