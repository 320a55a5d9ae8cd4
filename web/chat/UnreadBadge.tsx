import { useTranslation } from '../i18n/useTranslation.ts';
import styles from './UnreadBadge.module.css';

/** What went unread; nothing where that is none. */
export function UnreadBadge({ count }: { count: number }) {
  const { t } = useTranslation('chat');
  if (count === 0) return null;
  return (
    <span className={styles['badge']}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className={styles['words']}>{t('unread', { count })}</span>
    </span>
  );
}
