import { IdCard } from 'lucide-react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { MessageDialog } from '../../ui/MessageDialog/MessageDialog.tsx';
import styles from './RegisteredDialog.module.css';

/** The name that the operator has made up: it has to be noted before all else. */
export function GeneratedAccountDialog({ account, onConfirm }: { account: string; onConfirm: () => void }) {
  const { t } = useTranslation('register');
  return (
    <MessageDialog
      icon={null}
      title={t('generated.title')}
      confirm={{ label: t('generated.confirm'), onPress: onConfirm }}
      onClose={onConfirm}
      cover={false}
    >
      <div className={styles['account']}>
        <IdCard aria-hidden="true" />
        <dl>
          <dt>{t('generated.label')}</dt>
          <dd>{account}</dd>
        </dl>
      </div>
      <p>{t('generated.text')}</p>
    </MessageDialog>
  );
}
