import { useTranslation } from '../../i18n/useTranslation.ts';
import { useDialogOrigin, useDialogPayload, useDialogs } from '../../overlays/dialogs.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { RegisterSection } from './RegisterSection.tsx';

export function RegisterDialog() {
  const { t } = useTranslation('auth');
  const { onComplete } = useDialogOrigin();
  const { open, close } = useDialogs();
  const socialTicket = useDialogPayload('register')?.socialTicket;
  return (
    <Dialog title={t('register.title')} onClose={close} keepOpen>
      <RegisterSection socialTicket={socialTicket} onLogIn={() => open('login', { onComplete: onComplete() })} />
    </Dialog>
  );
}
