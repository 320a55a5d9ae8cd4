import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import styles from './BetRecord.module.css';
import { BetTable } from './BetTable.tsx';
import type { BetRecord_member$key } from './__generated__/BetRecord_member.graphql.ts';
import type { BetRecordPaginationQuery } from './__generated__/BetRecordPaginationQuery.graphql.ts';

const PAGE_SIZE = 20;

/** The list with its totals, twenty bets at a time. */
export function BetRecord({ member }: { member: BetRecord_member$key }) {
  const { t } = useTranslation('betRecord');
  const navigate = useNavigate();
  const [isLost, setLost] = useState(false);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<BetRecordPaginationQuery, BetRecord_member$key>(
    graphql`
      fragment BetRecord_member on Member
      @refetchable(queryName: "BetRecordPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        bets(first: $count, after: $cursor) @connection(key: "BetRecord_bets") @required(action: THROW) {
          totalCount
          edges {
            node {
              id
              stake {
                amount
                symbol
              }
              win {
                amount
              }
              status
              ...BetRow_bet
            }
          }
        }
      }
    `,
    member,
  );
  const { edges, totalCount } = data.bets;

  if (edges.length === 0) {
    return (
      <EmptyState
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          <Button variant="primary" onClick={() => void navigate('/rng')}>
            {t('empty.action')}
          </Button>
        }
      />
    );
  }

  const more = () => {
    setLost(false);
    loadNext(PAGE_SIZE, { onComplete: (cause) => setLost(cause !== null) });
  };

  return (
    <div className={styles['record']}>
      <BetTable bets={edges.map(({ node }) => node)} />
      <p className={styles['shown']} role="status">
        {t('shown', { shown: edges.length, total: Math.max(totalCount, edges.length) })}
      </p>
      {isLost && <Notice tone="danger">{t('moreFault')}</Notice>}
      {hasNext && (
        <Button isBusy={isLoadingNext} onClick={more}>
          {t(isLoadingNext ? 'loadingMore' : isLost ? 'retry' : 'more')}
        </Button>
      )}
    </div>
  );
}
