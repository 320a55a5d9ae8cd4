import { graphql } from 'react-relay/hooks';
import type { Subscription } from 'relay-runtime';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useAskWhileSeen } from '../../../relay/useAskWhileSeen.ts';
import { useGrowingList } from '../../../relay/useGrowingList.ts';
import { useOnReturn } from '../../../ui/useOnReturn.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { HouseClock } from '../record/HouseClock.tsx';
import { maxAtOnce } from './useRefreshWithdrawals.ts';
import { WithdrawalRow } from './WithdrawalRow.tsx';
import styles from './WithdrawPage.module.css';
import type { WithdrawalList_member$key } from './__generated__/WithdrawalList_member.graphql.ts';
import type { WithdrawalListPaginationQuery } from './__generated__/WithdrawalListPaginationQuery.graphql.ts';

/** Milliseconds after which a withdrawal that is on its way is asked for anew. */
const every = 10_000;
const pageSize = 20;

export interface WithdrawalListProps {
  member: WithdrawalList_member$key;
  /** After which one that was paid out counts as received. */
  minutes: number;
  /** Asks anew for that many withdrawals, or for the newest of them. */
  onFollow: (count: number) => Subscription;
}

/** What was taken out, the newest first; what came to nothing stays, with its reason. */
export function WithdrawalList({ member, minutes, onFollow }: WithdrawalListProps) {
  const { t } = useTranslation('withdraw');
  const { data, hasNext, isLoading, isLost, more } = useGrowingList<WithdrawalListPaginationQuery, WithdrawalList_member$key>(
    graphql`
      fragment WithdrawalList_member on Member
      @refetchable(queryName: "WithdrawalListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        withdrawals(first: $count, after: $cursor) @connection(key: "WithdrawalList_withdrawals") @required(action: THROW) {
          edges {
            node {
              id
              status
              ...WithdrawalRow_withdrawal
            }
          }
        }
      }
    `,
    member,
    pageSize,
  );
  const { edges } = data.withdrawals;
  const shown = edges.length;
  // No others are asked for.
  const isMoving = edges.slice(0, maxAtOnce).some(({ node }) => ['PENDING', 'APPROVED', 'SENT', 'DISPUTED'].includes(node.status));
  // While older ones are on their way nothing is asked, nor an answer waited for: it would take the place of what comes.
  const follow = () => onFollow(Math.max(shown, pageSize));
  useAskWhileSeen(follow, every, isMoving && !isLoading);
  // Another day may have begun, with withdrawals of its own that are left, or something been taken out in another tab.
  useOnReturn(() => {
    if (!isMoving && !isLoading) follow();
  });
  return (
    <section aria-label={t('history')} className={styles['form']}>
      <h4 className={styles['heading']}>{t('history')}</h4>
      {shown === 0 ? <EmptyState title={t('empty')} /> : <HouseClock />}
      <ul className={styles['list']}>
        {edges.map(({ node }) => (
          <WithdrawalRow key={node.id} withdrawal={node} minutes={minutes} />
        ))}
      </ul>
      {isLost && <Notice tone="danger">{t('olderLost')}</Notice>}
      {hasNext && (
        <Button isBusy={isLoading} onClick={more}>
          {t('older')}
        </Button>
      )}
    </section>
  );
}
