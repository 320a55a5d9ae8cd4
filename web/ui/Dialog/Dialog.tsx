import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { OfflineLine } from '../OfflineLine/OfflineLine.tsx';
import styles from './Dialog.module.css';
import { useModal } from './useModal.ts';

export interface DialogProps {
  title: string;
  /** Called for the close button, Escape and a press beside the dialog. */
  onClose: () => void;
  children: ReactNode;
  /** `modal` is 600 wide and at least 300 high, `wide` 860, for a list beside what is chosen of it; `dialog`, for a question, is 400 wide. */
  size?: 'modal' | 'wide' | 'dialog';
  /** `alertdialog` for a question or a warning: its buttons are its own, so it has none in its head. */
  role?: 'dialog' | 'alertdialog';
  /** Id of what is said of it as it opens, where the focus goes to something behind that. */
  describedBy?: string | undefined;
  /** A press beside it does nothing, so that a slip does not lose what was typed. Escape and the button still close it. */
  keepOpen?: boolean;
  /** Buttons, the confirming one last. */
  footer?: ReactNode;
}

/** A dialog that is open for as long as it is rendered. Focus goes in, stays in, and returns to where it was. */
export function Dialog({ title, onClose, children, size = 'modal', role = 'dialog', describedBy, keepOpen = false, footer }: DialogProps) {
  const { t } = useTranslation('common');
  const titleId = useId();
  const modal = useModal({ onLeave: onClose, isLeftByPress: !keepOpen });
  // Out of what it was opened from: a question asked by a form is none of its fields.
  return createPortal(
    <dialog
      ref={modal}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      className={`${styles['dialog']} ${styles[size === 'dialog' ? 'question' : size]}`}
    >
      <div className={styles['content']}>
        <header className={styles['head']}>
          <h2 id={titleId} tabIndex={-1} className={styles['title']}>
            {title}
          </h2>
          {role === 'dialog' && (
            <IconButton label={t('close')} onClick={onClose}>
              <X aria-hidden="true" />
            </IconButton>
          )}
        </header>
        <OfflineLine />
        <div className={styles['body']}>{children}</div>
        {footer && <footer className={styles['foot']}>{footer}</footer>}
      </div>
    </dialog>,
    document.body,
  );
}
