import { graphql } from 'react-relay/hooks';
import { formatStamp } from '../../../i18n/formatStamp.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { useTimeZone } from '../../../session/useTimeZone.ts';
import { HouseClock } from '../record/HouseClock.tsx';
import styles from './ReferralPage.module.css';
import type { InvitedListPaginationQuery } from './__generated__/InvitedListPaginationQuery.graphql.ts';
import type { InvitedList_member$key } from './__generated__/InvitedList_member.graphql.ts';
import { useGrowingList } from '../../../relay/useGrowingList.ts';

const pageSize = 20;

/** Who has come by the code, the newest first. */
export function InvitedList({ member }: { member: InvitedList_member$key }) {
  const { t } = useTranslation('referral');
  const timeZone = useTimeZone();
  const { data, hasNext, isLoading, isLost, more } = useGrowingList<InvitedListPaginationQuery, InvitedList_member$key>(
    graphql`
      fragment InvitedList_member on Member
      @refetchable(queryName: "InvitedListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        invitedMembers(first: $count, after: $cursor) @connection(key: "InvitedList_invitedMembers") @required(action: THROW) {
          totalCount
          edges {
            node {
              id
              maskedAccount
              registeredAt
            }
          }
        }
      }
    `,
    member,
    pageSize,
  );
  const { edges, totalCount } = data.invitedMembers;
  if (edges.length === 0) return <EmptyState title={t('empty')} text={t('emptyText')} />;
  return (
    <section className={styles['list']} aria-label={t('invited', { count: totalCount })}>
      <h4>{t('invited', { count: totalCount })}</h4>
      <HouseClock />
      <ul>
        {edges.map(({ node: { id, maskedAccount, registeredAt } }) => (
          <li key={id}>
            <span>{maskedAccount}</span>
            <time dateTime={registeredAt}>{formatStamp(registeredAt, timeZone)}</time>
          </li>
        ))}
      </ul>
      {isLost && <Notice tone="danger">{t('fault')}</Notice>}
      {hasNext && (
        <Button isBusy={isLoading} onClick={more}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}
