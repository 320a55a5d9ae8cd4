import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './MaxButton.module.css';

export interface MaxButtonProps {
  isDisabled: boolean;
  onPress: () => void;
}

/** At the end of a field for an amount: writes all there is into it. */
export function MaxButton({ isDisabled, onPress }: MaxButtonProps) {
  const { t } = useTranslation('memberCentre');
  return (
    <button type="button" className={styles['max']} disabled={isDisabled} onClick={onPress}>
      {t('max')}
    </button>
  );
}
