import { Copy, Share2 } from 'lucide-react';
import { QRCodeCanvas, QRCodeSVG } from 'qrcode.react';
import { useRef } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { saveCode, savedMargin, savedSize } from '../../../shell/download/saveCode.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { useCopied } from '../../../ui/useCopied.ts';
import { invitationLink } from './invitationLink.ts';
import styles from './ReferralPage.module.css';

/** The code as text, as a link and as a picture to scan. */
export function InvitationCode({ code }: { code: string }) {
  const { t } = useTranslation('referral');
  const { copied, copy } = useCopied();
  const saved = useRef<HTMLCanvasElement>(null);
  const link = invitationLink(location.origin, code);
  const texts = { link, code };
  // Somebody who leaves the choice where to send it has thought better of it: nothing to tell.
  const share = () => void navigator.share({ title: t('share.title'), url: link }).catch(() => undefined);
  return (
    <div className={styles['invitation']}>
      <div className={styles['picture']}>
        <QRCodeSVG value={link} size={160} level="M" marginSize={4} title={t('picture', { link })} role="img" />
        {/* What is saved is drawn out of sight, in the size that it is saved in. */}
        <QRCodeCanvas ref={saved} value={link} size={savedSize - 2 * savedMargin} level="M" marginSize={0} hidden aria-hidden="true" />
        <Button size="small" variant="quiet" onClick={() => saved.current && saveCode(saved.current, `invitation-${code}`)}>
          {t('save')}
        </Button>
      </div>
      <dl className={styles['words']}>
        <div>
          <dt>{t('code')}</dt>
          <dd className={styles['code']}>{code}</dd>
        </div>
        <div>
          <dt>{t('link')}</dt>
          <dd>{link}</dd>
        </div>
      </dl>
      <div className={styles['actions']}>
        {(['link', 'code'] as const).map((what) => (
          <Button
            key={what}
            variant={what === 'link' ? 'primary' : 'secondary'}
            icon={<Copy aria-hidden="true" size={18} />}
            onClick={() => copy(texts[what])}
          >
            {t(`copy.${what}`)}
          </Button>
        ))}
        {'share' in navigator && (
          <Button icon={<Share2 aria-hidden="true" size={18} />} onClick={share}>
            {t('share.button')}
          </Button>
        )}
      </div>
      <p role="status" className={styles['said']}>
        {copied !== null && t(copied === code ? 'copied.code' : 'copied.link')}
      </p>
    </div>
  );
}
