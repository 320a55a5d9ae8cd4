import { graphql, useFragment } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Money } from '../../../ui/Money/Money.tsx';
import { betSums } from '../record/betSums.ts';
import { Net } from '../record/table/Net.tsx';
import { RecordTable } from '../record/table/RecordTable.tsx';
import type { ProfitTable_profit$key } from './__generated__/ProfitTable_profit.graphql.ts';

/** The same in figures: a row for each day and category. */
export function ProfitTable({ profit }: { profit: ProfitTable_profit$key }) {
  const { t } = useTranslation(['profit', 'shell']);
  const data = useFragment(
    graphql`
      fragment ProfitTable_profit on Profit {
        totals {
          ...betSums_totals
        }
        days {
          day
          category
          betCount
          totals {
            ...betSums_totals
          }
        }
      }
    `,
    profit,
  );
  const totals = betSums(data.totals);
  const days = data.days.map((day) => ({ ...day, totals: betSums(day.totals) }));
  return (
    <RecordTable
      caption={t('caption')}
      totals={t('totals')}
      rows={days.map((day) => ({ ...day, id: `${day.day} ${day.category}` }))}
      columns={[
        { key: 'day', title: t('columns.day'), place: 'heading', show: ({ day }) => day },
        { key: 'category', title: t('columns.category'), place: 'mark', show: ({ category }) => t(`shell:category.${category}`) },
        { key: 'bets', title: t('columns.bets'), place: 'figure', show: ({ betCount }) => betCount },
        {
          key: 'stake',
          title: t('columns.stake'),
          place: 'figure',
          show: (day) => <Money value={day.totals.stake} />,
          total: <Money value={totals.stake} />,
        },
        {
          key: 'win',
          title: t('columns.win'),
          place: 'figure',
          show: (day) => <Money value={day.totals.win} />,
          total: <Money value={totals.win} />,
        },
        {
          key: 'net',
          title: t('columns.net'),
          place: 'figure',
          show: (day) => <Net value={day.totals.net} />,
          total: <Net value={totals.net} />,
        },
      ]}
    />
  );
}
