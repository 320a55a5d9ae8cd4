import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Dialog.module.css';

export interface DialogProps {
  title: string;
  /** Called for the close button, Escape and a press beside the dialog. */
  onClose: () => void;
  children: ReactNode;
  /** `modal` is 600 wide and at least 300 high; `dialog`, for a question, is 400 wide. */
  size?: 'modal' | 'dialog';
  /** `alertdialog` for a question that must be answered: it has no close button, and a press beside it does nothing. */
  role?: 'dialog' | 'alertdialog';
  /** A press beside it does nothing, so that a slip does not lose what was typed. Escape and the button still close it. */
  keepOpen?: boolean;
  /** Buttons, the confirming one last. */
  footer?: ReactNode;
}

/** A dialog that is open for as long as it is rendered. Focus goes in, stays in, and returns to where it was. */
export function Dialog({ title, onClose, children, size = 'modal', role = 'dialog', keepOpen = false, footer }: DialogProps) {
  const { t } = useTranslation('common');
  const mustAnswer = role === 'alertdialog';
  return (
    <ModalOverlay
      isOpen
      isDismissable={!mustAnswer && !keepOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className={styles['scrim'] ?? ''}
    >
      <Modal className={`${styles['box']} ${styles[size]}`}>
        <AriaDialog role={role} className={styles['dialog'] ?? ''}>
          <header className={styles['head']}>
            <Heading slot="title" level={2} className={styles['title'] ?? ''}>
              {title}
            </Heading>
            {!mustAnswer && (
              <IconButton label={t('close')} onClick={onClose}>
                <X aria-hidden="true" />
              </IconButton>
            )}
          </header>
          <div className={styles['body']}>{children}</div>
          {footer && <footer className={styles['foot']}>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
