import { graphql, useFragment } from 'react-relay/hooks';
import { useLanguage } from '../useLanguage.ts';
import type { LanguagePicker_site$key } from './__generated__/LanguagePicker_site.graphql.ts';
import { LanguageChoice } from './LanguageChoice.tsx';

export interface LanguagePickerProps {
  site: LanguagePicker_site$key;
  inHeader?: boolean;
}

/** The brand's languages, for the screen that is shown. */
export function LanguagePicker({ site, inHeader = false }: LanguagePickerProps) {
  const [language, change] = useLanguage();
  const { languages } = useFragment<LanguagePicker_site$key>(
    graphql`
      fragment LanguagePicker_site on Site {
        languages
      }
    `,
    site,
  );
  return <LanguageChoice languages={languages} language={language} onChange={(code) => void change(code)} inHeader={inHeader} />;
}
