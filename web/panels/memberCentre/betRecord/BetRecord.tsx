import { useTranslation } from '../../../i18n/useTranslation.ts';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { ExportButton } from '../record/export/ExportButton.tsx';
import { betSums } from '../record/betSums.ts';
import { RecordFoot } from '../record/table/RecordFoot.tsx';
import { RecordTable } from '../record/table/RecordTable.tsx';
import type { BetRecord_member$key } from './__generated__/BetRecord_member.graphql.ts';
import type { BetRecordPaginationQuery } from './__generated__/BetRecordPaginationQuery.graphql.ts';
import type { BetFilter } from './__generated__/BetRecordPageQuery.graphql.ts';
import { betColumns } from './betColumns.tsx';
import { betExport } from './betExport.ts';
import { useGrowingList } from '../../../relay/useGrowingList.ts';

const pageSize = 20;

export interface BetRecordProps {
  member: BetRecord_member$key;
  filter: BetFilter;
  timeZone: string;
  onOpen: (id: string, from: HTMLElement) => void;
}

/** What a filter finds, twenty bets at a time, with the sums of all of it. */
export function BetRecord({ member, filter, timeZone, onOpen }: BetRecordProps) {
  const { t } = useTranslation(['betRecord', 'shell']);
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const { data, hasNext, isLoading, isLost, more } = useGrowingList<BetRecordPaginationQuery, BetRecord_member$key>(
    graphql`
      fragment BetRecord_member on Member
      @refetchable(queryName: "BetRecordPaginationQuery")
      @argumentDefinitions(filter: { type: "BetFilter" }, count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        bets(first: $count, after: $cursor, filter: $filter)
          @connection(key: "BetRecord_bets", filters: ["filter"])
          @required(action: THROW) {
          totalCount
          totals {
            ...betSums_totals
          }
          edges {
            node {
              id
              gameName
              placedAt
              status
              stake {
                amount
                symbol
              }
              win {
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
  const { edges, totalCount } = data.bets;
  const totals = betSums(data.bets.totals);
  const isFiltered = Object.keys(filter).length > 0;

  if (edges.length === 0) {
    return (
      <EmptyState
        isAnswer={isFiltered}
        title={t(isFiltered ? 'none.title' : 'empty.title')}
        text={t(isFiltered ? 'none.text' : 'empty.text')}
        action={
          isFiltered ? undefined : (
            <Button variant="primary" onClick={() => void navigate('/rng')}>
              {t('empty.action')}
            </Button>
          )
        }
      />
    );
  }

  const total = Math.max(totalCount, edges.length);

  return (
    <>
      <RecordTable
        caption={t('caption')}
        columns={betColumns({ t, timeZone, totals, onOpen })}
        rows={edges.map(({ node }) => node)}
        totals={t('totals', { count: total })}
      />
      <RecordFoot hasNext={hasNext} isLoading={isLoading} isLost={isLost} onMore={more}>
        {t('shown', { shown: edges.length, count: total })}
      </RecordFoot>
      <ExportButton
        name="bets"
        range={filter.from && filter.to ? { from: filter.from, to: filter.to } : undefined}
        filterKey={JSON.stringify(filter)}
        total={total}
        {...betExport({ environment, filter, t, timeZone })}
      />
    </>
  );
}
