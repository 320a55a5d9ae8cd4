import { Gift } from 'lucide-react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { formatMoney, type MoneyValue } from '../../i18n/formatMoney.ts';
import styles from './RegistrationForm.module.css';

export type Bonus = MoneyValue;

/** What a new member is given, and how often; nothing is said of nothing. */
export function BonusNotice({ bonus }: { bonus: Bonus }) {
  const { t, i18n } = useTranslation('auth');
  if (!/[1-9]/.test(bonus.amount)) return null;
  return (
    <p className={styles['bonus']}>
      <Gift aria-hidden="true" />
      <span>
        {t('register.bonus', { amount: formatMoney(bonus, i18n.language) })}
        <small>{t('register.bonusOnce')}</small>
      </span>
    </p>
  );
}
