import { useTranslation } from '../../i18n/useTranslation.ts';
import { buttonClass } from '../../ui/Button/buttonClass.ts';
import styles from './SitesScreen.module.css';

export interface SiteRowProps {
  address: string;
  /** Milliseconds, `null` where it cannot be reached, 0 while it is measured. */
  speed: number | null;
  isFastest: boolean;
}

export function SiteRow({ address, speed, isFastest }: SiteRowProps) {
  const { t } = useTranslation('sites');
  const isHere = new URL(address).origin === location.origin;
  return (
    <li className={styles['row']}>
      <div>
        <p className={styles['address']}>{new URL(address).host}</p>
        <p className={styles['speed']}>
          {speed === null ? t('lost') : speed === 0 ? t('measuring') : t('speed', { milliseconds: speed })}
          {isFastest && <span className={styles['mark']}>{t('fastest')}</span>}
        </p>
      </div>
      {isHere ? (
        <span className={styles['here']}>{t('here')}</span>
      ) : (
        <a href={address} rel="noopener noreferrer" className={buttonClass({})}>
          {t('open')}
        </a>
      )}
    </li>
  );
}
