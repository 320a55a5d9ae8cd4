import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { useToast } from '../../../ui/Toaster/toasts.tsx';
import styles from './SecurityForm.module.css';

/** The codes for the day the app is lost. They are kept nowhere on the page, and gone once this is closed. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('security');
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast(t('recovery.copied'), 'good');
    } catch {
      toast(t('recovery.notCopied'), 'bad');
    }
  };
  return (
    <div className={styles['form']}>
      <Notice tone="gain">{t('authenticator.done')}</Notice>
      <p>{t('recovery.text')}</p>
      <ul className={styles['codes']} aria-label={t('recovery.label')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <Button onClick={() => void copy()}>{t('recovery.copy')}</Button>
        <Button variant="primary" autoFocus onClick={onDone}>
          {t('recovery.kept')}
        </Button>
      </div>
    </div>
  );
}
