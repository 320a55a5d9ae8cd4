import { RefreshCw } from 'lucide-react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import type { PageProps } from '../PageProps.ts';
import { BetRecord } from './BetRecord.tsx';
import styles from './BetRecordPage.module.css';
import type { BetRecordPageQuery } from './__generated__/BetRecordPageQuery.graphql.ts';
import { useBetsChanged } from './useBetsChanged.ts';
import { useRefreshBets } from './useRefreshBets.ts';

/** The member's own bets, newest first. Follows by itself when a round settles. */
export function BetRecordPage({ fetchKey }: PageProps) {
  const { t } = useTranslation('betRecord');
  const { viewer } = useLazyLoadQuery<BetRecordPageQuery>(
    graphql`
      query BetRecordPageQuery {
        viewer {
          id
          ...BetRecord_member
        }
      }
    `,
    {},
    // What is known shows at once; the panel's loader asks for the newest beside it.
    { fetchKey },
  );
  const { refresh, isRefreshing, isLost } = useRefreshBets();
  useBetsChanged(viewer?.id, refresh);
  if (!viewer) return null;
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h3 className={styles['title']}>{t('title')}</h3>
        <IconButton label={t('refresh')} disabled={isRefreshing} onClick={refresh}>
          <RefreshCw aria-hidden="true" />
        </IconButton>
      </div>
      {isLost && <Notice tone="danger">{t('refreshFault')}</Notice>}
      <BetRecord member={viewer} />
    </div>
  );
}
