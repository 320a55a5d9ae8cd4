import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import styles from './RegistrationWays.module.css';

/** The ways out of the registration: home, and to the help with the user protocol. `onLeave` closes what lies over the screen. */
export function RegistrationWays({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <nav className={styles['ways']} aria-label={t('register.ways')}>
      <Link to="/" onClick={onLeave}>
        {t('register.backHome')}
      </Link>
      <Link to="/help" onClick={onLeave}>
        {t('register.help')}
      </Link>
    </nav>
  );
}
