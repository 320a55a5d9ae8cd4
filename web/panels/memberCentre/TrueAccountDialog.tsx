import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';

/** A demo account asked for something that needs a real one. */
export function TrueAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('memberCentre');
  return (
    <Dialog
      size="dialog"
      role="alertdialog"
      title={t('demo.title')}
      onClose={onClose}
      footer={
        <Button variant="primary" autoFocus onClick={onClose}>
          {t('demo.confirm')}
        </Button>
      }
    >
      <p>{t('demo.text')}</p>
    </Dialog>
  );
}
