import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/Button/buttonClass.ts';
import styles from './DownloadScreen.module.css';
import type { Platform } from './platforms.ts';

export interface DownloadGuideProps {
  platform: Platform;
  brand: string;
  /** What the operator has for the platform; undefined where it has nothing, and the site itself is what to open. */
  url: string | undefined;
}

/** The code to scan and the four steps after it. */
export function DownloadGuide({ platform: { key, steps }, brand, url }: DownloadGuideProps) {
  const { t } = useTranslation('download');
  const address = new URL(url ?? '/', location.origin).href;
  return (
    <div className={styles['guide']}>
      <div className={styles['code']}>
        <QRCodeSVG
          value={address}
          size={800}
          level="M"
          marginSize={4}
          title={t('code.label', { address })}
          className={styles['picture']}
          role="img"
        />
        <p>{t(url ? 'code.app' : 'code.site', { platform: t(`platforms.${key}`) })}</p>
        {url && (
          <a href={address} target="_blank" rel="noopener noreferrer" className={buttonClass({})}>
            {t('open')}
          </a>
        )}
      </div>
      <ol className={styles['steps']}>
        {steps.map((step) => (
          <li key={step}>{t(`${key}.${step}`, { brand })}</li>
        ))}
      </ol>
      <p className={styles['here']}>{t('here')}</p>
    </div>
  );
}
