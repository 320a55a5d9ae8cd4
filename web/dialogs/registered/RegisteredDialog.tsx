import { PartyPopper } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useDialogOrigin, useDialogs, useOpenDialog } from '../../overlays/dialogs.tsx';
import { usePanel } from '../../overlays/usePanel.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { GeneratedAccountDialog } from './GeneratedAccountDialog.tsx';
import styles from './RegisteredDialog.module.css';

/** The account stands: a name that was made up first of all, then its number, and the two things people do next. What waited for an account goes on from here. */
export function RegisteredDialog() {
  const { t } = useTranslation('auth');
  const current = useOpenDialog();
  const { finish } = useDialogOrigin();
  const { close } = useDialogs();
  const { open: openPanel } = usePanel();
  const [isNoted, setNoted] = useState(false);
  if (current?.name !== 'registered') return null;
  const { account, isGenerated } = current.payload;
  if (isGenerated && !isNoted) return <GeneratedAccountDialog account={account} onConfirm={() => setNoted(true)} />;
  return (
    <Dialog
      size="dialog"
      title={t('registered.title')}
      onClose={close}
      footer={
        <>
          <Button
            onClick={() => {
              close();
              openPanel('depositv2');
            }}
          >
            {t('registered.deposit')}
          </Button>
          <Button variant="primary" onClick={finish}>
            {t(current.onComplete ? 'registered.goOn' : 'registered.play')}
          </Button>
        </>
      }
    >
      <div className={styles['account']}>
        <PartyPopper aria-hidden="true" />
        <dl>
          <dt>{t('registered.account')}</dt>
          <dd>{account}</dd>
        </dl>
      </div>
      <p>{t('registered.text')}</p>
    </Dialog>
  );
}
