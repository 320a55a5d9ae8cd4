import { type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ErrorSummary.module.css';
import type { FieldProblemLine } from './useFieldWords.ts';

export interface ErrorSummaryProps {
  lines: readonly FieldProblemLine[];
  onChoose: (name: FieldProblemLine['name']) => void;
  /** Takes focus when a submission is refused. */
  ref: Ref<HTMLDivElement>;
}

/** Everything that is left to correct, each line leading to its field. */
export function ErrorSummary({ lines, onChoose, ref }: ErrorSummaryProps) {
  const { t } = useTranslation('auth');
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles['summary']}>
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
