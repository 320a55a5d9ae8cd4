import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import styles from './ErrorPanel.module.css';

export interface ErrorPanelProps {
  title?: string;
  text?: string;
  /** Finds the log line; shown so that it can be told to customer service. */
  correlationId?: string | undefined;
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
}

/** Something went wrong that the person did not cause: what happened, what to do next. */
export function ErrorPanel({ title, text, correlationId, onRetry, retryLabel }: ErrorPanelProps) {
  const { t } = useTranslation('common');
  return (
    <div role="alert" className={styles['panel']}>
      <p className={styles['title']}>{title ?? t('fault.title')}</p>
      <p className={styles['text']}>{text ?? t('fault.text')}</p>
      {correlationId && (
        <p className={styles['code']}>
          {t('fault.reference')} <code>{correlationId}</code>
        </p>
      )}
      {onRetry && <Button onClick={onRetry}>{retryLabel ?? t('retry')}</Button>}
    </div>
  );
}
