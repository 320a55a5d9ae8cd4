import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Sheet.module.css';

export interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** `wide` is 720 px for tables, else 480 px; on phones it fills the screen. */
  wide?: boolean;
}

/** A panel from the right, open for as long as it is rendered. */
export function Sheet({ title, onClose, children, wide = false }: SheetProps) {
  const { t } = useTranslation('common');
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className={styles['scrim'] ?? ''}
    >
      <Modal className={`${styles['sheet']} ${wide ? styles['wide'] : ''}`}>
        <Dialog className={styles['dialog'] ?? ''}>
          <header className={styles['head']}>
            <Heading slot="title" level={2} className={styles['title'] ?? ''}>
              {title}
            </Heading>
            <IconButton label={t('close')} onClick={onClose}>
              <X aria-hidden="true" />
            </IconButton>
          </header>
          <div className={styles['body']}>{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
