import type { TFunction } from 'i18next';
import type { MoneyValue } from '../../../i18n/formatMoney.ts';
import { Money } from '../../../ui/Money/Money.tsx';
import type { RecordColumn } from '../record/table/RecordTable.tsx';
import { Stamp } from '../record/table/Stamp.tsx';
import styles from './accountColumns.module.css';

/** A movement as its row shows it. */
export interface ShownMovement {
  readonly id: string;
  readonly title: string;
  readonly reference: string;
  readonly recordedAt: string;
  readonly amount: MoneyValue;
  readonly balanceBefore: MoneyValue;
  readonly balanceAfter: MoneyValue;
}

interface AccountColumnsParts {
  readonly t: TFunction<'accountRecord'>;
  readonly timeZone: string;
}

/** What was done, what it moved, and the balance on both sides of it. */
export const accountColumns = ({ t, timeZone }: AccountColumnsParts): readonly RecordColumn<ShownMovement>[] => [
  { key: 'kind', title: t('columns.kind'), place: 'heading', show: ({ title }) => title },
  { key: 'time', title: t('columns.time'), place: 'note', show: ({ recordedAt }) => <Stamp at={recordedAt} timeZone={timeZone} /> },
  { key: 'amount', title: t('columns.amount'), place: 'figure', show: ({ amount }) => <Money value={amount} sign /> },
  { key: 'before', title: t('columns.before'), place: 'figure', show: ({ balanceBefore }) => <Money value={balanceBefore} /> },
  { key: 'after', title: t('columns.after'), place: 'figure', show: ({ balanceAfter }) => <Money value={balanceAfter} /> },
  {
    key: 'reference',
    title: t('columns.reference'),
    place: 'note',
    isTitled: true,
    show: ({ reference }) => <span className={styles['reference']}>{reference}</span>,
  },
];
