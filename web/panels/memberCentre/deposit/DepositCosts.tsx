import { useTranslation } from '../../../i18n/useTranslation.ts';
import { formatMoney, type MoneyValue } from '../../../i18n/formatMoney.ts';
import type { Fee } from '../Fee.ts';
import { depositFee, total } from './depositFee.ts';
import { Detail, Details } from '../../../ui/Details/Details.tsx';

export interface DepositCostsProps {
  readonly amount: string;
  readonly method: { readonly kind: string; readonly fee: Fee; readonly minimum: MoneyValue };
}

/** What is to be paid and what is credited, before anything is sent; nothing where both are the same and at once. */
export function DepositCosts({ amount, method: { kind, fee, minimum } }: DepositCostsProps) {
  const { t, i18n } = useTranslation('deposit');
  if (kind === 'INSTANT') return null;
  const cost = depositFee(amount, fee);
  const rows = [
    ['fee.label', cost],
    ['pay.total', total(amount, cost)],
    ['fee.credited', amount],
  ] as const;
  return (
    <Details>
      {rows.map(([label, value]) => (
        <Detail key={label} label={t(label)}>
          {formatMoney({ amount: value, symbol: minimum.symbol }, i18n.language)}
        </Detail>
      ))}
    </Details>
  );
}
