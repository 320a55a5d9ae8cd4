import { Suspense, useEffect, useId, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useDialogOrigin, useDialogPayload, useDialogs } from '../../overlays/dialogs.tsx';
import { TrueAccountDialog } from '../../overlays/TrueAccountDialog.tsx';
import { useOnTrial } from '../../session/useOnTrial.ts';
import { useViewer } from '../../session/useViewer.ts';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary/SectionBoundary.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { useToast } from '../../ui/Toaster/toasts.tsx';
import { useLogOut } from '../../session/useLogOut.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import styles from '../../identity/password/PasswordForm.module.css';

/** A new password for the old one; a trial account has none. Where the account demands it, the only other way out is logging out; an expired one may else be put off. */
export function ChangePasswordDialog() {
  const { t } = useTranslation('password');
  const { finish } = useDialogOrigin();
  const { open, close } = useDialogs();
  const leadId = useId();
  const isOnTrial = useOnTrial();
  const viewer = useViewer();
  const isForced = viewer?.mustChangePassword ?? false;
  const [openedFor] = useState(viewer?.id);
  const payload = useDialogPayload('changePassword');
  // Another tab may have brought another member: what was told, or typed, of the one before is none of theirs.
  const told = viewer?.id === openedFor ? payload : undefined;
  const isExpired = told?.isExpired === true;
  const isLeft = viewer === null;
  useEffect(() => {
    if (isLeft) close();
  }, [isLeft, close]);
  const leave = isExpired ? finish : close;
  const lead = isForced ? (isExpired ? 'expired' : 'forced') : isExpired ? 'mayWait' : null;
  if (isOnTrial) return <TrueAccountDialog onRegister={() => open('register')} onClose={close} />;
  return (
    <Dialog
      title={t(lead ? 'change.forcedTitle' : 'change.title')}
      role={isForced ? 'alertdialog' : 'dialog'}
      describedBy={lead ? leadId : undefined}
      onClose={isForced ? () => undefined : leave}
      keepOpen
    >
      {lead && (
        <p id={leadId} className={`${styles['lead']} ${styles['before']}`}>
          {t(`change.${lead}`)}
        </p>
      )}
      <SectionBoundary>
        <Suspense fallback={<Skeleton height="354px" />}>
          <ChangePasswordForm key={viewer?.id} known={told?.knownPassword} />
        </Suspense>
      </SectionBoundary>
      {isForced && <LogOutInstead />}
    </Dialog>
  );
}

function LogOutInstead() {
  const { t } = useTranslation('password');
  const { close } = useDialogs();
  const toast = useToast();
  const [logOut] = useLogOut();
  const leave = async () => {
    try {
      await logOut(close);
    } catch {
      toast(t('errors.fault'), 'bad');
    }
  };
  return (
    <p className={styles['aside']}>
      <button type="button" onClick={() => void leave()}>
        {t('change.logOut')}
      </button>
    </p>
  );
}
