import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Money } from '../../../ui/Money/Money.tsx';
import { type BetAmounts, betTotals } from './betNet.ts';
import { BetRow } from './BetRow.tsx';
import styles from './BetTable.module.css';
import type { BetRow_bet$key } from './__generated__/BetRow_bet.graphql.ts';

type TableBet = BetAmounts & { readonly id: string; readonly stake: { readonly symbol: string } } & BetRow_bet$key;

const columns = ['game', 'time', 'stake', 'win', 'net', 'status'] as const;

/**
 * A table on wide panels, cards on narrow ones, from the same markup in the same order. The roles are written out
 * because a table that is laid out otherwise loses them in some browsers.
 */
export function BetTable({ bets }: { bets: readonly TableBet[] }) {
  const { t } = useTranslation('betRecord');
  const totals = betTotals(bets);
  const symbol = bets[0]?.stake.symbol ?? '';
  return (
    <div className={styles['frame']}>
      <table role="table" className={styles['table']} aria-label={t('caption')}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col" data-column={column}>
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {bets.map((bet) => (
            <BetRow key={bet.id} bet={bet} />
          ))}
        </tbody>
        <tfoot role="rowgroup">
          <tr role="row">
            <th role="rowheader" scope="row" colSpan={2}>
              {t('totals')}
            </th>
            <td role="cell" data-column="stake" data-label={t('columns.stake')}>
              <Money value={{ amount: totals.stake, symbol }} />
            </td>
            <td role="cell" data-column="win" data-label={t('columns.win')}>
              <Money value={{ amount: totals.win, symbol }} />
            </td>
            <td role="cell" data-column="net" data-label={t('columns.net')}>
              <Money value={{ amount: totals.net, symbol }} sign />
            </td>
            <td role="cell" data-column="status" />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
