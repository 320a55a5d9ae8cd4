import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { WithdrawalRow } from './WithdrawalRow.tsx';
import styles from './WithdrawPage.module.css';
import type { WithdrawalList_member$key } from './__generated__/WithdrawalList_member.graphql.ts';

/** Milliseconds after which a withdrawal that is on its way is asked for anew. */
const every = 10_000;

export interface WithdrawalListProps {
  member: WithdrawalList_member$key;
  /** After which one that was paid out counts as received. */
  minutes: number;
  onChanged: () => void;
}

/** What was taken out, the newest first; what came to nothing stays, with its reason. */
export function WithdrawalList({ member, minutes, onChanged }: WithdrawalListProps) {
  const { t } = useTranslation('withdraw');
  const { withdrawals } = useFragment(
    graphql`
      fragment WithdrawalList_member on Member {
        withdrawals(first: 20) @required(action: THROW) {
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
  );
  const isMoving = withdrawals.edges.some(({ node }) => ['PENDING', 'APPROVED', 'SENT', 'DISPUTED'].includes(node.status));
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(onChanged, every);
    return () => clearInterval(timer);
  }, [isMoving, onChanged]);
  return (
    <section aria-label={t('history')} className={styles['form']}>
      <h4 className={styles['heading']}>{t('history')}</h4>
      {withdrawals.edges.length === 0 && <EmptyState title={t('empty')} />}
      <ul className={styles['list']}>
        {withdrawals.edges.map(({ node }) => (
          <WithdrawalRow key={node.id} withdrawal={node} minutes={minutes} />
        ))}
      </ul>
    </section>
  );
}
