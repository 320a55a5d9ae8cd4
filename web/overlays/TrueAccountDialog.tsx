import { useTranslation } from '../i18n/useTranslation.ts';
import { Button } from '../ui/Button/Button.tsx';
import { MessageDialog } from '../ui/MessageDialog/MessageDialog.tsx';

export interface TrueAccountDialogProps {
  /** What an account of one's own is needed for; the member centre if left out. */
  text?: string;
  onRegister: () => void;
  onClose: () => void;
}

/** A demo account asked for something that needs a real one, and can open it from here. The keys are the operator's own names of these texts. */
export function TrueAccountDialog({ text, onRegister, onClose }: TrueAccountDialogProps) {
  const { t } = useTranslation(['memberCentre', 'shell']);
  return (
    <MessageDialog
      title={t('in_need_true_account.title')}
      confirm={{ label: t('in_increase_submit'), onPress: onClose }}
      onClose={onClose}
      reference={{ code: 'REAL_ACCOUNT_NEEDED' }}
    >
      <p>{text ?? t('in_need_true_account.text')}</p>
      <Button onClick={onRegister}>{t('shell:header.register')}</Button>
    </MessageDialog>
  );
}
