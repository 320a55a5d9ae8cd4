import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../Button/Button.tsx';
import { Reference } from '../Reference/Reference.tsx';
import styles from './ErrorPanel.module.css';

export interface ErrorPanelProps {
  title?: string;
  text?: string;
  /** Finds the log line; shown so that it can be told to customer service. */
  correlationId?: string | undefined;
  /** Names what went wrong, the same in every language. */
  code?: string | undefined;
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
}

/** Something went wrong that the person did not cause: what happened, what to do next. */
export function ErrorPanel({ title, text, code, correlationId, onRetry, retryLabel }: ErrorPanelProps) {
  const { t } = useTranslation('common');
  return (
    <div role="alert" className={styles['panel']}>
      <p className={styles['title']}>{title ?? t('fault.title')}</p>
      <p className={styles['text']}>{text ?? t('fault.text')}</p>
      <Reference code={code} correlationId={correlationId} />
      {onRetry && <Button onClick={onRetry}>{retryLabel ?? t('retry')}</Button>}
    </div>
  );
}
