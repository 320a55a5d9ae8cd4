import { Languages } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useTranslation } from 'react-i18next';
import { languageCodes } from '../../i18n/languageCodes.ts';
import { useLanguage } from '../useLanguage.ts';
import type { LanguagePicker_site$key } from './__generated__/LanguagePicker_site.graphql.ts';
import styles from './LanguagePicker.module.css';

export interface LanguagePickerProps {
  site: LanguagePicker_site$key;
  /** On phones there is room for the icon alone. */
  inHeader?: boolean;
}

/** The brand's languages by their own names; nothing where there is one. */
export function LanguagePicker({ site, inHeader = false }: LanguagePickerProps) {
  const { t } = useTranslation('shell');
  const [language, change] = useLanguage();
  const { languages } = useFragment<LanguagePicker_site$key>(
    graphql`
      fragment LanguagePicker_site on Site {
        languages
      }
    `,
    site,
  );
  if (languages.length <= 1) return null;
  const offered = languageCodes.filter(({ code }) => code === language || languages.some((offer) => offer === code));
  return (
    <label className={styles['picker']} data-in-header={inHeader || undefined} title={t('menu.language')}>
      <Languages aria-hidden="true" size={20} />
      <span className="visually-hidden">{t('menu.language')}</span>
      <select value={language} onChange={(event) => void change(event.target.value)} className={styles['select']}>
        {offered.map(({ code, locale, name }) => (
          <option key={code} value={code} lang={locale}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
