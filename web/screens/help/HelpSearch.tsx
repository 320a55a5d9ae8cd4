import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './HelpSearch.module.css';

export interface HelpSearchProps {
  typed: string;
  /** Answers found; undefined while nothing is looked for. */
  found: number | undefined;
  onType: (typed: string) => void;
}

/** Looks through all answers while somebody types; how many there are is told to those who cannot see them. */
export function HelpSearch({ typed, found, onType }: HelpSearchProps) {
  const { t } = useTranslation('help');
  const id = useId();
  return (
    <search className={styles['search']}>
      <label htmlFor={id}>{t('search.label')}</label>
      <input
        id={id}
        type="search"
        value={typed}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ currentTarget: { value } }) => onType(value)}
      />
      <p role="status" className={styles['found']}>
        {found === undefined ? '' : found === 0 ? t('search.none') : t('search.found', { count: found })}
      </p>
    </search>
  );
}
