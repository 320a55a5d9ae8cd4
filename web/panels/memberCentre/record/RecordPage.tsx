import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { PageHead } from '../PageHead.tsx';
import { HouseClock } from './HouseClock.tsx';
import styles from './RecordPage.module.css';

export interface RecordPageProps {
  title: string;
  /** Which days, and what else is filtered. */
  filters: ReactNode;
  /** What is asked for is not what is shown yet. */
  isBusy: boolean;
  refresh: { readonly refresh: () => void; readonly isRefreshing: boolean; readonly isLost: boolean };
  children: ReactNode;
}

/** A page that shows a record: its head, its filters, and what they find. */
export function RecordPage({ title, filters, isBusy, refresh, children }: RecordPageProps) {
  const { t } = useTranslation('record');
  return (
    <div className={styles['page']}>
      <PageHead title={title}>
        <IconButton label={t('refresh')} isBusy={refresh.isRefreshing} onClick={refresh.refresh}>
          <RefreshCw aria-hidden="true" />
        </IconButton>
      </PageHead>
      <div className={styles['filters']}>{filters}</div>
      <HouseClock />
      {refresh.isLost && <Notice tone="danger">{t('refreshFault')}</Notice>}
      <div className={styles['record']} aria-busy={isBusy || refresh.isRefreshing}>
        {children}
      </div>
    </div>
  );
}
