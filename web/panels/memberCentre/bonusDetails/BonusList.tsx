import { graphql } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Money } from '../../../ui/Money/Money.tsx';
import { RecordFoot } from '../record/table/RecordFoot.tsx';
import { RecordTable } from '../record/table/RecordTable.tsx';
import { Stamp } from '../record/table/Stamp.tsx';
import type { BonusList_member$key } from './__generated__/BonusList_member.graphql.ts';
import type { BonusListPaginationQuery } from './__generated__/BonusListPaginationQuery.graphql.ts';
import { useGrowingList } from '../../../relay/useGrowingList.ts';

const pageSize = 20;

/** Gifts, newest first, twenty at a time. */
export function BonusList({ member, timeZone }: { member: BonusList_member$key; timeZone: string }) {
  const { t } = useTranslation('bonusDetails');
  const { data, hasNext, isLoading, isLost, more } = useGrowingList<BonusListPaginationQuery, BonusList_member$key>(
    graphql`
      fragment BonusList_member on Member
      @refetchable(queryName: "BonusListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        bonusRecords(first: $count, after: $cursor) @connection(key: "BonusList_bonusRecords") @required(action: THROW) {
          edges {
            node {
              isBonusMoney
              terms
              movement {
                id
                title
                recordedAt
                amount {
                  amount
                  symbol
                }
              }
            }
          }
        }
      }
    `,
    member,
    pageSize,
  );
  const rows = data.bonusRecords.edges.map(({ node }) => ({ ...node, id: node.movement.id }));
  if (rows.length === 0) return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
  return (
    <>
      <RecordTable
        caption={t('caption')}
        rows={rows}
        columns={[
          { key: 'gift', title: t('columns.gift'), place: 'heading', show: ({ movement }) => movement.title },
          {
            key: 'time',
            title: t('columns.time'),
            place: 'note',
            show: ({ movement }) => <Stamp at={movement.recordedAt} timeZone={timeZone} />,
          },
          {
            key: 'amount',
            title: t('columns.amount'),
            place: 'figure',
            show: ({ movement }) => <Money value={movement.amount} sign />,
          },
          { key: 'money', title: t('columns.money'), place: 'mark', show: ({ isBonusMoney }) => t(isBonusMoney ? 'bonus' : 'cash') },
          { key: 'terms', title: t('columns.terms'), place: 'note', show: ({ terms }) => terms },
        ]}
      />
      <RecordFoot hasNext={hasNext} isLoading={isLoading} isLost={isLost} onMore={more}>
        {t('shown', { shown: rows.length })}
      </RecordFoot>
    </>
  );
}
