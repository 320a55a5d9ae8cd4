import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import type { MoneyValue } from '../../../../i18n/formatMoney.ts';
import { Money } from '../../../../ui/Money/Money.tsx';
import styles from './Net.module.css';

/** What was won or lost: by sign, icon and colour. */
export function Net({ value }: { value: MoneyValue }) {
  const { t } = useTranslation('record');
  const direction = value.amount.startsWith('-') ? 'loss' : /^0*(\.0*)?$/.test(value.amount) ? 'even' : 'gain';
  const Icon = { loss: TrendingDown, even: Minus, gain: TrendingUp }[direction];
  return (
    <span className={styles['net']} data-direction={direction}>
      <Icon role="img" aria-label={t(`net.${direction}`)} />
      <Money value={value} sign />
    </span>
  );
}
