import { useTranslation } from '../../i18n/useTranslation.ts';
import { useIsOnline } from '../useIsOnline.ts';
import styles from './OfflineLine.module.css';

/** In what lies over the page, and over what the page says of it: why nothing can be sent. */
export function OfflineLine() {
  return useIsOnline() ? null : <Line />;
}

function Line() {
  const { t } = useTranslation('status');
  return (
    <p role="alert" className={styles['line']}>
      {t('connection.offline')}
    </p>
  );
}
