import { useTranslation } from '../../i18n/useTranslation.ts';
import { useDialogs, useOpenDialog } from '../../overlays/dialogs.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { RegisterSection } from './RegisterSection.tsx';

export function RegisterDialog() {
  const { t } = useTranslation('auth');
  const { current } = useOpenDialog();
  const { open, close } = useDialogs();
  const onComplete = current?.onComplete;
  const socialTicket = current?.name === 'register' ? current.payload?.socialTicket : undefined;
  return (
    <Dialog title={t('register.title')} onClose={close} keepOpen>
      <RegisterSection socialTicket={socialTicket} onLogIn={() => open('login', onComplete && { onComplete })} />
    </Dialog>
  );
}
