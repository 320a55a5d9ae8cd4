import { useTranslation } from '../../../i18n/useTranslation.ts';
import { formatAmount, formatMoney } from '../../../i18n/formatMoney.ts';

export const kinds = ['DEPOSIT', 'STAKE', 'LOSS', 'SESSION'] as const;
export const periods = ['DAY', 'WEEK', 'MONTH'] as const;
export type LimitKind = (typeof kinds)[number];
export type LimitPeriod = (typeof periods)[number];

/** Writes an amount of a limit: money, or minutes of a session. */
export function useLimitAmount(symbol: string): (kind: string, amount: string) => string {
  const { t, i18n } = useTranslation('limits');
  return (kind, amount) =>
    kind === 'SESSION'
      ? t('minutes', { count: Number(amount), minutes: formatAmount(amount, i18n.language) })
      : formatMoney({ amount, symbol }, i18n.language);
}
