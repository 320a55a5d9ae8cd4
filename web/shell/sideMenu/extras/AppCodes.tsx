import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useDialogs } from '../../../overlays/dialogs.tsx';
import { addressOf, linkFor, phones } from '../../download/platforms.ts';
import styles from './MenuExtras.module.css';

/** A code for each kind of phone, and the steps after it. */
export function AppCodes({ resources }: { resources: readonly { readonly type: string; readonly url: string }[] }) {
  const { t } = useTranslation('menu');
  const { open } = useDialogs();
  return (
    <>
      <ul className={styles['codes']}>
        {phones.map((phone) => {
          const address = addressOf(linkFor(phone, resources));
          return (
            <li key={phone.key}>
              <a href={address} target="_blank" rel="noopener noreferrer" className={styles['code']}>
                <QRCodeSVG value={address} size={100} marginSize={0} role="img" title={t('app.code', { address })} />
                {t(`app.${phone.key}`)}
              </a>
            </li>
          );
        })}
      </ul>
      <button type="button" className={styles['entry']} onClick={() => open('download')}>
        {t('app.guide')}
      </button>
    </>
  );
}
