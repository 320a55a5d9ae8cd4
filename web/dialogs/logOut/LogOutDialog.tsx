import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useDialogOrigin, useDialogs } from '../../overlays/dialogs.tsx';
import { MessageDialog } from '../../ui/MessageDialog/MessageDialog.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { useViewer } from '../../session/useViewer.ts';
import { useLogOut } from '../../session/useLogOut.ts';

/** Asks before the session ends. */
export function LogOutDialog() {
  const { t } = useTranslation('auth');
  const { finish } = useDialogOrigin();
  const { close } = useDialogs();
  const keepsNothing = useViewer()?.kind === 'DEMO';
  const [logOut, isLoggingOut] = useLogOut();
  const [isLost, setLost] = useState(false);

  const confirm = async () => {
    setLost(false);
    try {
      await logOut(finish);
    } catch {
      setLost(true);
    }
  };

  return (
    <MessageDialog
      icon={null}
      title={t('logOut.title')}
      cancel={{ label: t('logOut.cancel'), onPress: close }}
      confirm={{ label: t(isLoggingOut ? 'logOut.confirming' : 'logOut.confirm'), onPress: () => void confirm(), isBusy: isLoggingOut }}
      onClose={close}
    >
      <p>{t(keepsNothing ? 'logOut.trial' : 'logOut.text')}</p>
      {isLost && <Notice tone="danger">{t('logOut.fault')}</Notice>}
    </MessageDialog>
  );
}
