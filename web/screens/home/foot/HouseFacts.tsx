import { Percent, ReceiptText, ScanSearch } from 'lucide-react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './HouseFacts.module.css';

const facts = [
  { key: 'return', Icon: Percent },
  { key: 'proof', Icon: ScanSearch },
  { key: 'record', Icon: ReceiptText },
] as const;

/** What the house promises about counting, in three sentences. */
export function HouseFacts() {
  const { t } = useTranslation('home');
  return (
    <section aria-label={t('facts.label')} className={styles['facts']}>
      {facts.map(({ key, Icon }) => (
        <div key={key} className={styles['fact']}>
          <Icon aria-hidden="true" size={22} />
          <div>
            <h2 className={styles['title']}>{t(`facts.${key}.title`)}</h2>
            <p>{t(`facts.${key}.text`)}</p>
          </div>
        </div>
      ))}
    </section>
  );
}
