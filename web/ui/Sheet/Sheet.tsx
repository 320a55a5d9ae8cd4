import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useModal } from '../Dialog/useModal.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { OfflineLine } from '../OfflineLine/OfflineLine.tsx';
import styles from './Sheet.module.css';

export interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** `wide` has room for many pages and a table, up to 1,120 px, else it is 480 px; on phones it fills the screen. */
  wide?: boolean;
}

/** A panel from the right, open for as long as it is rendered. */
export function Sheet({ title, onClose, children, wide = false }: SheetProps) {
  const { t } = useTranslation('common');
  const titleId = useId();
  const modal = useModal({ onLeave: onClose, isLeftByPress: true });
  return createPortal(
    <dialog ref={modal} aria-labelledby={titleId} className={`${styles['sheet']} ${wide ? styles['wide'] : ''}`}>
      <div className={styles['content']}>
        <header className={styles['head']}>
          <h2 id={titleId} tabIndex={-1} className={styles['title']}>
            {title}
          </h2>
          <IconButton label={t('close')} onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        </header>
        <OfflineLine />
        <div className={styles['body']}>{children}</div>
      </div>
    </dialog>,
    document.body,
  );
}
