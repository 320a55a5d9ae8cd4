import { Flame } from 'lucide-react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './HotMark.module.css';

/** What the operator promotes: a small flame, and its word for those who do not see it. */
export function HotMark() {
  const { t } = useTranslation('shell');
  return (
    <span className={styles['hot']} title={t('game.hot')}>
      <Flame aria-hidden="true" size={14} />
      <span className="visually-hidden">{t('game.hot')}</span>
    </span>
  );
}
