import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useDialogs, useOpenDialog } from '../../overlays/dialogs.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { useLogOut } from '../../session/useLogOut.ts';
import styles from './LogOutDialog.module.css';

/** Asks before the session ends. Home afterwards, as a guest. */
export function LogOutDialog() {
  const { t } = useTranslation('auth');
  const { finish } = useOpenDialog();
  const { close } = useDialogs();
  const navigate = useNavigate();
  const [logOut, isLoggingOut] = useLogOut();
  const [isLost, setLost] = useState(false);

  const confirm = async () => {
    setLost(false);
    try {
      await logOut();
      // Home first: a panel that is still in the address would ask the guest to log in.
      await navigate('/');
      finish();
    } catch {
      setLost(true);
    }
  };

  return (
    <Dialog
      size="dialog"
      role="alertdialog"
      title={t('logOut.title')}
      onClose={close}
      footer={
        <>
          <Button autoFocus onClick={close}>
            {t('logOut.cancel')}
          </Button>
          <Button variant="primary" isBusy={isLoggingOut} onClick={() => void confirm()}>
            {t(isLoggingOut ? 'logOut.confirming' : 'logOut.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles['text']}>
        <p>{t('logOut.text')}</p>
        {isLost && <Notice tone="danger">{t('logOut.fault')}</Notice>}
      </div>
    </Dialog>
  );
}
