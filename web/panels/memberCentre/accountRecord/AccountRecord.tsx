import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Money } from '../../../ui/Money/Money.tsx';
import { ExportButton } from '../record/export/ExportButton.tsx';
import { RecordFoot } from '../record/table/RecordFoot.tsx';
import { RecordSums } from '../record/table/RecordSums.tsx';
import { RecordTable } from '../record/table/RecordTable.tsx';
import type { AccountRecord_member$key } from './__generated__/AccountRecord_member.graphql.ts';
import type { AccountRecordPaginationQuery } from './__generated__/AccountRecordPaginationQuery.graphql.ts';
import { accountColumns } from './accountColumns.tsx';
import { accountExport } from './accountExport.ts';
import type { AccountVariables } from './accountFilter.ts';
import { useGrowingList } from '../../../relay/useGrowingList.ts';

const pageSize = 20;

export interface AccountRecordProps {
  member: AccountRecord_member$key;
  variables: AccountVariables;
  timeZone: string;
}

/** What a filter finds, twenty movements at a time, with the sums of each kind over its days. */
export function AccountRecord({ member, variables, timeZone }: AccountRecordProps) {
  const { t } = useTranslation('accountRecord');
  const environment = useRelayEnvironment();
  const { data, hasNext, isLoading, isLost, more } = useGrowingList<AccountRecordPaginationQuery, AccountRecord_member$key>(
    graphql`
      fragment AccountRecord_member on Member
      @refetchable(queryName: "AccountRecordPaginationQuery")
      @argumentDefinitions(
        wallet: { type: "String" }
        kind: { type: "String" }
        from: { type: "CalendarDay" }
        to: { type: "CalendarDay" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      ) {
        accountRecords(first: $count, after: $cursor, wallet: $wallet, kind: $kind, from: $from, to: $to)
          @connection(key: "AccountRecord_accountRecords", filters: ["wallet", "kind", "from", "to"])
          @required(action: THROW) {
          netDeposits {
            amount
            symbol
          }
          kinds {
            kind
            title
            count
            amount {
              amount
              symbol
            }
          }
          edges {
            node {
              id
              kind
              title
              reference
              recordedAt
              amount {
                amount
                symbol
              }
              balanceBefore {
                amount
                symbol
              }
              balanceAfter {
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
  const { edges, kinds, netDeposits } = data.accountRecords;
  const { kind, from, to, wallet } = variables;
  const counted = kinds.filter((each) => kind === null || each.kind === kind);
  const total = Math.max(
    edges.length,
    counted.reduce((sum, each) => sum + each.count, 0),
  );
  return (
    <>
      <RecordSums
        label={t('sums')}
        sums={[
          ...counted.map((each) => ({ key: each.kind, title: each.title, value: <Money value={each.amount} sign /> })),
          ...(wallet === 'cash' ? [{ key: 'net', title: t('netDeposits'), value: <Money value={netDeposits} /> }] : []),
        ]}
      />
      {edges.length === 0 ? (
        <EmptyState isAnswer={kind !== null || from !== null || wallet !== 'cash'} title={t('empty.title')} text={t('empty.text')} />
      ) : (
        <>
          <RecordTable caption={t('caption')} columns={accountColumns({ t, timeZone })} rows={edges.map(({ node }) => node)} />
          <RecordFoot hasNext={hasNext} isLoading={isLoading} isLost={isLost} onMore={more}>
            {t('shown', { shown: edges.length, count: total })}
          </RecordFoot>
          <ExportButton
            name="account"
            range={from && to ? { from, to } : undefined}
            filterKey={JSON.stringify(variables)}
            total={total}
            {...accountExport({ environment, variables, t, timeZone })}
          />
        </>
      )}
    </>
  );
}
