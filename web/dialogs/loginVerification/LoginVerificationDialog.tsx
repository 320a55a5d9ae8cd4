import { useTranslation } from '../../i18n/useTranslation.ts';
import { useDialogs, useOpenDialog } from '../../overlays/dialogs.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { useSignedInElsewhere } from '../../identity/useSignedInElsewhere.ts';
import { ProofForm } from './ProofForm.tsx';

/** A login from an address that the account was never used at: one more proof, by one of the ways the account knows. */
export function LoginVerificationDialog() {
  const { t } = useTranslation('login');
  const current = useOpenDialog();
  const { close } = useDialogs();
  useSignedInElsewhere();
  if (current?.name !== 'loginVerification') return null;
  return (
    <Dialog title={t('proof.title')} onClose={close} keepOpen>
      <ProofForm pending={current.payload} />
    </Dialog>
  );
}
