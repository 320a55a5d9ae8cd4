import { Languages } from 'lucide-react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { languageCodes } from '../../i18n/languageCodes.ts';
import { Select } from '../../ui/Select/Select.tsx';
import styles from './LanguageChoice.module.css';

export interface LanguageChoiceProps {
  /** Codes of what the brand offers. */
  languages: readonly string[];
  language: string;
  onChange: (code: string) => void;
  /** On phones there is room for the icon alone. */
  inHeader?: boolean;
}

/** Languages by their own names; nothing where there is one. */
export function LanguageChoice({ languages, language, onChange, inHeader = false }: LanguageChoiceProps) {
  const { t } = useTranslation('shell');
  if (languages.length <= 1) return null;
  const offered = languageCodes.filter(({ code }) => code === language || languages.includes(code));
  return (
    <label className={styles['picker']} data-in-header={inHeader || undefined} title={t('menu.language')}>
      <span className="visually-hidden">{t('menu.language')}</span>
      <Select icon={<Languages aria-hidden="true" size={20} />} value={language} onChange={onChange}>
        {offered.map(({ code, locale, name }) => (
          <option key={code} value={code} lang={locale}>
            {name}
          </option>
        ))}
      </Select>
    </label>
  );
}
