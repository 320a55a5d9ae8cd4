import type { TFunction } from 'i18next';
import type { MoneyValue } from '../../../i18n/formatMoney.ts';
import { Money } from '../../../ui/Money/Money.tsx';
import { Net } from '../record/table/Net.tsx';
import type { RecordColumn } from '../record/table/RecordTable.tsx';
import { Stamp } from '../record/table/Stamp.tsx';
import { betNet } from './betNet.ts';
import styles from './betColumns.module.css';

/** A bet as its row shows it. */
export interface ShownBet {
  readonly id: string;
  readonly gameName: string;
  readonly placedAt: string;
  readonly status: string;
  readonly stake: MoneyValue;
  readonly win: MoneyValue;
}

interface BetColumnsParts {
  readonly t: TFunction<['betRecord', 'shell']>;
  readonly timeZone: string;
  /** Of a record; left out where it is one bet that is shown. */
  readonly totals?: Readonly<Record<'stake' | 'win' | 'net', MoneyValue>>;
  readonly onOpen?: (id: string, from: HTMLElement) => void;
}

/** What was staked, what came back, and the difference; with the sums of the whole filter. */
export function betColumns({ t, timeZone, totals, onOpen }: BetColumnsParts): readonly RecordColumn<ShownBet>[] {
  const net = (bet: ShownBet) => {
    const amount = betNet(bet);
    if (amount !== null) return <Net value={{ amount, symbol: bet.stake.symbol }} />;
    return <span className={styles['pending']}>{t(bet.status === 'PLACED' ? 'net.open' : 'net.void')}</span>;
  };
  const game = ({ id, gameName }: ShownBet) =>
    onOpen ? (
      <button type="button" className={styles['open']} onClick={({ currentTarget }) => onOpen(id, currentTarget)}>
        {gameName}
      </button>
    ) : (
      gameName
    );
  return [
    { key: 'game', title: t('columns.game'), place: 'heading', show: game },
    { key: 'time', title: t('columns.time'), place: 'note', show: ({ placedAt }) => <Stamp at={placedAt} timeZone={timeZone} /> },
    {
      key: 'stake',
      title: t('columns.stake'),
      place: 'figure',
      show: ({ stake }) => <Money value={stake} />,
      total: totals && <Money value={totals.stake} />,
    },
    {
      key: 'win',
      title: t('columns.win'),
      place: 'figure',
      show: ({ win }) => <Money value={win} />,
      total: totals && <Money value={totals.win} />,
    },
    { key: 'net', title: t('columns.net'), place: 'figure', show: net, total: totals && <Net value={totals.net} /> },
    {
      key: 'status',
      title: t('columns.status'),
      place: 'mark',
      show: ({ status }) => (
        <span className={styles['status']} data-status={status}>
          {t([`statuses.${status}`, 'statuses.PLACED'])}
        </span>
      ),
    },
  ];
}
