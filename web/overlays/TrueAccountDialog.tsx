import { useTranslation } from '../i18n/useTranslation.ts';
import { MessageDialog } from '../ui/MessageDialog/MessageDialog.tsx';

/** A demo account asked for something that needs a real one. The keys are the operator's own names of these texts. */
export function TrueAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('memberCentre');
  return (
    <MessageDialog
      title={t('in_need_true_account.title')}
      confirm={{ label: t('in_increase_submit'), onPress: onClose }}
      onClose={onClose}
      reference={{ code: 'REAL_ACCOUNT_NEEDED' }}
    >
      <p>{t('in_need_true_account.text')}</p>
    </MessageDialog>
  );
}
