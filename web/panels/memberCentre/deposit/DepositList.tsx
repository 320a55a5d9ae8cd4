import { useTranslation } from '../../../i18n/useTranslation.ts';
import { graphql } from 'react-relay/hooks';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { formatStamp } from '../../../i18n/formatStamp.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { useTimeZone } from '../../../session/useTimeZone.ts';
import { HouseClock } from '../record/HouseClock.tsx';
import styles from './DepositList.module.css';
import { knownStatus, toneOf } from './depositStatus.ts';
import type { DepositList_member$key } from './__generated__/DepositList_member.graphql.ts';
import type { DepositListPaginationQuery } from './__generated__/DepositListPaginationQuery.graphql.ts';
import { useGrowingList } from '../../../relay/useGrowingList.ts';

const pageSize = 10;

/** The member's own deposits, newest first; each opens by itself. */
export function DepositList({ member, onShow }: { member: DepositList_member$key; onShow: (id: string) => void }) {
  const { t, i18n } = useTranslation('deposit');
  const timeZone = useTimeZone();
  const { data, hasNext, isLoading, isLost, more } = useGrowingList<DepositListPaginationQuery, DepositList_member$key>(
    graphql`
      fragment DepositList_member on Member
      @refetchable(queryName: "DepositListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        deposits(first: $count, after: $cursor) @connection(key: "DepositList_deposits") {
          edges {
            node {
              id
              methodName
              status
              createdAt
              amount {
                amount
                symbol
              }
              credited {
                amount
                symbol
              }
            }
          }
        }
      }
    `,
    member,
    pageSize,
  );
  const edges = data.deposits?.edges;
  if (edges === undefined) return <Notice tone="danger">{t('list.fault')}</Notice>;
  return (
    <section className={styles['section']} aria-labelledby="own-deposits">
      <h4 id="own-deposits" className={styles['title']}>
        {t('list.title')}
      </h4>
      {edges.length === 0 ? <p className={styles['empty']}>{t('list.empty')}</p> : <HouseClock />}
      <ul className={styles['list']}>
        {edges.map(({ node: { id, methodName, status: told, createdAt, amount, credited } }) => {
          const status = knownStatus(told);
          return (
            <li key={id}>
              <button type="button" className={styles['row']} onClick={() => onShow(id)}>
                <span className={styles['name']}>{methodName}</span>
                <span className={styles['amount']}>{formatMoney(credited ?? amount, i18n.language)}</span>
                <time dateTime={createdAt}>{formatStamp(createdAt, timeZone)}</time>
                <span className={styles['status']} data-tone={toneOf(status)}>
                  {t(`short.${status}`)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {isLost && <Notice tone="danger">{t('list.fault')}</Notice>}
      {hasNext && (
        <Button isBusy={isLoading} onClick={more}>
          {t('list.more')}
        </Button>
      )}
    </section>
  );
}
