import { useTranslation } from '../../../i18n/useTranslation.ts';
import { formatAmount, formatMoney, type MoneyValue } from '../../../i18n/formatMoney.ts';
import { ChoiceCards } from '../../../ui/ChoiceCards/ChoiceCards.tsx';
import { tenThousandths } from '../../../ui/Money/decimal.ts';
import type { Fee } from '../Fee.ts';
import styles from './MethodPicker.module.css';

export interface MethodPickerProps {
  methods: readonly {
    readonly id: string;
    readonly name: string;
    readonly minimum: MoneyValue;
    readonly maximum: MoneyValue;
    readonly fee: Fee;
    readonly expectedMinutes: number;
    readonly isLastUsed: boolean;
  }[];
  chosen: string;
  onChoose: (id: string) => void;
  isDisabled: boolean;
}

/** The ways to pay in, each with its limits, what it costs and how long it takes. */
export function MethodPicker({ methods, chosen, onChoose, isDisabled }: MethodPickerProps) {
  const { t, i18n } = useTranslation('deposit');
  const feeIn = ({ fixed, percent }: Fee, { symbol }: MoneyValue): string => {
    const isFixed = tenThousandths(fixed.amount) > 0n;
    const isShare = tenThousandths(percent) > 0n;
    const parts = {
      fixed: formatMoney({ amount: fixed.amount, symbol }, i18n.language),
      percent: formatAmount(percent, i18n.language),
    };
    return t(isFixed && isShare ? 'fee.both' : isFixed ? 'fee.fixed' : isShare ? 'fee.percent' : 'fee.none', parts);
  };
  return (
    <ChoiceCards
      label={t('method')}
      name="method"
      options={methods.map(({ id, name, minimum, maximum, fee, expectedMinutes, isLastUsed }) => ({
        value: id,
        title: (
          <>
            {name}
            {isLastUsed && <span className={styles['last']}>{t('lastUsed')}</span>}
          </>
        ),
        lines: [
          t('bounds', { minimum: formatMoney(minimum, i18n.language), maximum: formatMoney(maximum, i18n.language) }),
          `${feeIn(fee, minimum)} · ${expectedMinutes === 0 ? t('atOnce') : t('expected', { count: expectedMinutes })}`,
        ],
      }))}
      value={chosen}
      onChange={onChoose}
      isDisabled={isDisabled}
    />
  );
}
