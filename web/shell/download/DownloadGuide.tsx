import { QRCodeCanvas, QRCodeSVG } from 'qrcode.react';
import { useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { buttonClass } from '../../ui/Button/buttonClass.ts';
import styles from './DownloadGuide.module.css';
import { addressOf, type Platform } from './platforms.ts';
import { saveCode, savedMargin, savedSize } from './saveCode.ts';

export interface DownloadGuideProps {
  platform: Platform;
  brand: string;
  /** What the operator has for the platform; undefined where it has nothing, and the site itself is what to open. */
  url: string | undefined;
}

/** The code to scan and the four steps after it. */
export function DownloadGuide({ platform: { key, steps }, brand, url }: DownloadGuideProps) {
  const { t } = useTranslation('download');
  const saved = useRef<HTMLCanvasElement>(null);
  const address = addressOf(url);
  const isElsewhere = url !== undefined && !url.startsWith('/');
  const about = key === 'lite' ? 'lite' : isElsewhere ? 'app' : 'site';
  return (
    <div className={styles['guide']}>
      <div className={styles['code']}>
        <QRCodeSVG
          value={address}
          size={160}
          level="M"
          marginSize={4}
          title={t('code.label', { address })}
          className={styles['picture']}
          role="img"
        />
        {/* What is saved is drawn out of sight, in the size that it is saved in. */}
        <QRCodeCanvas ref={saved} value={address} size={savedSize - 2 * savedMargin} level="M" marginSize={0} hidden aria-hidden="true" />
        <p>{t(`code.${about}`, { platform: t(`platforms.${key}`) })}</p>
        <div className={styles['actions']}>
          <Button onClick={() => saved.current && saveCode(saved.current, `${brand}-${key}`)}>{t('code.save')}</Button>
          {isElsewhere && (
            <a href={address} target="_blank" rel="noopener noreferrer" className={buttonClass({})}>
              {t('open')}
            </a>
          )}
        </div>
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
