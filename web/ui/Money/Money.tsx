import { useTranslation } from '../../i18n/useTranslation.ts';
import { formatMoney, type MoneyValue } from '../../i18n/formatMoney.ts';
import styles from './Money.module.css';

export interface MoneyProps {
  value: MoneyValue;
  /** Masked as `***`; assistive technology gets nothing of it either. */
  hidden?: boolean;
  /** For wins and losses: a plus or minus beside the colour, never the colour alone. */
  sign?: boolean;
}

/** An amount in tabular figures. */
export function Money({ value, hidden = false, sign = false }: MoneyProps) {
  const { i18n } = useTranslation();
  const direction = !sign || /^-?0*(\.0*)?$/.test(value.amount) ? undefined : value.amount.startsWith('-') ? 'loss' : 'gain';
  return (
    <span className={styles['money']} data-direction={hidden ? undefined : direction}>
      {hidden ? '***' : formatMoney(value, i18n.language, { sign })}
    </span>
  );
}
