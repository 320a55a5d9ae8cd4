import { IdCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import styles from './RegisteredDialog.module.css';

/** The name that the operator has made up: it has to be noted before all else. */
export function GeneratedAccountDialog({ account, onConfirm }: { account: string; onConfirm: () => void }) {
  const { t } = useTranslation('register');
  return (
    <Dialog
      size="dialog"
      role="alertdialog"
      title={t('generated.title')}
      onClose={onConfirm}
      footer={
        <Button variant="primary" onClick={onConfirm}>
          {t('generated.confirm')}
        </Button>
      }
    >
      <div className={styles['account']}>
        <IdCard aria-hidden="true" />
        <dl>
          <dt>{t('generated.label')}</dt>
          <dd>{account}</dd>
        </dl>
      </div>
      <p>{t('generated.text')}</p>
    </Dialog>
  );
}
