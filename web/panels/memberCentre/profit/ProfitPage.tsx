import { Suspense } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { lazyPart } from '../../../chunks/lazyChunk.ts';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Choice } from '../../../ui/Choice/Choice.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Money } from '../../../ui/Money/Money.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import type { PageProps } from '../PageProps.ts';
import { daysBetween, lastDays } from '../record/range/days.ts';
import { useToday } from '../record/range/useToday.ts';
import { Net } from '../record/table/Net.tsx';
import { readParameter, readRange } from '../record/filters/panelParameter.ts';
import { RangePicker } from '../record/range/RangePicker.tsx';
import { RecordPage } from '../record/RecordPage.tsx';
import { RecordSums } from '../record/table/RecordSums.tsx';
import { usePanelParameters } from '../record/filters/usePanelParameters.ts';
import { useRecordVariables } from '../record/filters/useRecordVariables.ts';
import { useRefreshRecord } from '../record/useRefreshRecord.ts';
import { useTimeZone } from '../../../session/useTimeZone.ts';
import { chartDays } from './chartDays.ts';
import { ProfitTable } from './ProfitTable.tsx';
import query, { type ProfitPageQuery } from './__generated__/ProfitPageQuery.graphql.ts';

const ProfitChart = lazyPart(async () => (await loadChunk(() => import('./ProfitChart.tsx'))).ProfitChart);

/** More bars than these could not be told apart on a phone. */
const maxBars = 92;

/** What the member has won and lost: today, in 7 and in 30 days, and by day and category in any time. */
export function ProfitPage({ fetchKey }: PageProps) {
  const { t } = useTranslation('profit');
  const timeZone = useTimeZone();
  const { parameters, change } = usePanelParameters();
  const today = useToday(timeZone);
  const asked = readRange(parameters);
  const range = asked ?? lastDays(today, 30);
  const isTable = readParameter(parameters, 'view') === 'table';
  const { variables, isBusy } = useRecordVariables(query, { ...range });
  const { viewer } = useLazyLoadQuery<ProfitPageQuery>(
    graphql`
      query ProfitPageQuery($from: CalendarDay!, $to: CalendarDay!) @raw_response_type {
        viewer {
          id
          profit(from: $from, to: $to) @required(action: THROW) {
            ...ProfitTable_profit
            today {
              net {
                amount
                symbol
              }
            }
            week {
              net {
                amount
                symbol
              }
            }
            month {
              net {
                amount
                symbol
              }
            }
            totals {
              net {
                amount
                symbol
              }
            }
            days {
              day
              category
              totals {
                net {
                  amount
                }
              }
            }
          }
          accountRecords(first: 1) {
            netDeposits {
              amount
              symbol
            }
          }
        }
      }
    `,
    variables,
    { fetchKey },
  );
  const refresh = useRefreshRecord(query, variables);
  if (!viewer) return null;
  const { profit, accountRecords } = viewer;
  const positions = (['today', 'week', 'month'] as const).map((key) => ({
    key,
    title: t(`positions.${key}`),
    value: <Net value={profit[key].net} />,
  }));
  const days = daysBetween(variables, maxBars);
  const bars = chartDays(
    days,
    profit.days.map(({ day, category, totals }) => ({ day, category, net: totals.net.amount })),
  );
  return (
    <RecordPage
      title={t('title')}
      isBusy={isBusy}
      refresh={refresh}
      filters={
        <RangePicker
          range={range}
          today={today}
          hasAll={false}
          onChange={(next, how) => change({ from: next?.from ?? null, to: next?.to ?? null }, how)}
        />
      }
    >
      <RecordSums
        label={t('sums')}
        sums={[
          ...positions,
          { key: 'range', title: t('positions.range'), value: <Net value={profit.totals.net} /> },
          ...(accountRecords ? [{ key: 'deposits', title: t('netDeposits'), value: <Money value={accountRecords.netDeposits} /> }] : []),
        ]}
      />
      {profit.days.length === 0 ? (
        <EmptyState isAnswer={asked !== undefined} title={t('empty.title')} text={t('empty.text')} />
      ) : (
        <>
          <Choice
            label={t('view.label')}
            name="profitView"
            value={isTable ? 'table' : 'chart'}
            options={[
              { value: 'chart', label: t('view.chart') },
              { value: 'table', label: t('view.table') },
            ]}
            onChange={(view) => change({ view: view === 'table' ? view : null })}
          />
          {isTable ? (
            <ProfitTable profit={profit} />
          ) : (
            <Suspense fallback={<Skeleton height="320px" />}>
              <ProfitChart key={`${variables.from} ${variables.to}`} days={bars} symbol={profit.totals.net.symbol} />
              {variables.from < (days[0] ?? '') && <p>{t('chart.cut', { count: maxBars })}</p>}
            </Suspense>
          )}
        </>
      )}
    </RecordPage>
  );
}
