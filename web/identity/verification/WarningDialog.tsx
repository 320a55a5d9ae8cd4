import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import styles from './WarningDialog.module.css';

export interface WarningDialogProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/** One thing that has to be read before going on, over whatever is open. */
export function WarningDialog({ title, children, onClose }: WarningDialogProps) {
  const { t } = useTranslation('verification');
  return (
    <Dialog
      size="dialog"
      role="alertdialog"
      title={title}
      onClose={onClose}
      footer={
        <Button variant="primary" autoFocus onClick={onClose}>
          {t('warning.confirm')}
        </Button>
      }
    >
      <p className={styles['text']}>
        <TriangleAlert aria-hidden="true" />
        <span>{children}</span>
      </p>
    </Dialog>
  );
}
