import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button/Button.tsx';
import { Notice } from '../../../../ui/Notice/Notice.tsx';
import styles from './RecordFoot.module.css';

export interface RecordFootProps {
  /** How much of the record is shown. */
  children: ReactNode;
  hasNext: boolean;
  isLoading: boolean;
  /** The last attempt has failed. */
  isLost: boolean;
  onMore: () => void;
}

/** Below a record: how much of it is shown, and the way to what is older. */
export function RecordFoot({ children, hasNext, isLoading, isLost, onMore }: RecordFootProps) {
  const { t } = useTranslation('record');
  return (
    // The way to what is older goes once all is there.
    <div tabIndex={-1} className={styles['foot']}>
      <p role="status">{children}</p>
      {isLost && <Notice tone="danger">{t('moreFault')}</Notice>}
      {hasNext && (
        <Button isBusy={isLoading} onClick={onMore}>
          {t(isLoading ? 'loadingMore' : isLost ? 'retry' : 'more')}
        </Button>
      )}
    </div>
  );
}
