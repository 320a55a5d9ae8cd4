import { useTranslation } from '../../../i18n/useTranslation.ts';
import { formatMoney, type MoneyValue } from '../../../i18n/formatMoney.ts';
import { Chip } from '../../../ui/Chip/Chip.tsx';
import { tenThousandths } from '../../../ui/Money/decimal.ts';
import styles from './PresetChips.module.css';

export interface PresetChipsProps {
  presets: readonly MoneyValue[];
  /** The amount in the field, where it is one. */
  chosen: string | null;
  onChoose: (amount: string) => void;
  isDisabled: boolean;
}

/** Suggested amounts; choosing one fills the field and sends nothing. */
export function PresetChips({ presets, chosen, onChoose, isDisabled }: PresetChipsProps) {
  const { t, i18n } = useTranslation('deposit');
  if (presets.length === 0) return null;
  return (
    <div role="group" aria-label={t('presets')} className={styles['chips']}>
      {presets.map(({ amount, symbol }) => (
        <Chip
          key={amount}
          isChosen={chosen !== null && tenThousandths(chosen) === tenThousandths(amount)}
          onChoose={() => onChoose(amount)}
          isDisabled={isDisabled}
        >
          {formatMoney({ amount, symbol }, i18n.language)}
        </Chip>
      ))}
    </div>
  );
}
