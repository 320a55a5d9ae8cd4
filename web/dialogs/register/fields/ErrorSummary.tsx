import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './ErrorSummary.module.css';
import type { FieldProblemLine } from './useFieldWords.ts';

export interface ErrorSummaryProps {
  lines: readonly FieldProblemLine[];
  onChoose: (name: FieldProblemLine['name']) => void;
  /** It takes the focus when a submission is refused. */
  wantsFocus: boolean;
  onFocused: () => void;
}

/** Everything that is left to correct, each line leading to its field. */
export function ErrorSummary({ lines, onChoose, wantsFocus, onFocused }: ErrorSummaryProps) {
  const { t } = useTranslation('auth');
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!wantsFocus) return;
    summary.current?.focus();
    onFocused();
  }, [wantsFocus, onFocused]);
  return (
    <div ref={summary} role="alert" tabIndex={-1} className={styles['summary']}>
      <p className={styles['title']}>{t('summary.title', { count: lines.length })}</p>
      <ul>
        {lines.map(({ name, message }) => (
          <li key={name}>
            <button type="button" className={styles['link']} onClick={() => onChoose(name)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
