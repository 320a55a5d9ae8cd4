import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { Reference, type ReferenceProps } from '../Reference/Reference.tsx';
import styles from './MessageDialog.module.css';

export interface MessageButton {
  label: string;
  onPress: () => void;
  isBusy?: boolean;
}

export interface MessageDialogProps extends Pick<DialogProps, 'title' | 'size'> {
  /** Beside the text; a warning sign if left out, nothing if `null`. */
  icon?: ReactNode;
  /** What has to be read; text or formatted. */
  children: ReactNode;
  confirm: MessageButton;
  /** Left out where there is nothing to decide. It then has the focus, as the harmless one of the two. */
  cancel?: MessageButton;
  /** Called for Escape, for a press beside the dialog, and once its time is over. */
  onClose: () => void;
  /** False where a press beside the dialog does not close it. */
  cover?: boolean;
  /** Milliseconds after which it closes by itself. */
  timeout?: number;
  /** What a person can tell customer service of a refusal. */
  reference?: Partial<ReferenceProps> | undefined;
}

/** One thing that has to be read, or decided, before going on; over whatever is open. */
export function MessageDialog({
  icon = <TriangleAlert aria-hidden="true" />,
  title,
  children,
  confirm,
  cancel,
  onClose,
  cover = true,
  timeout,
  size = 'dialog',
  reference,
}: MessageDialogProps) {
  const textId = useId();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (timeout === undefined) return;
    const timer = setTimeout(() => close(), timeout);
    return () => clearTimeout(timer);
  }, [timeout]);

  return (
    <Dialog
      size={size}
      role="alertdialog"
      title={title}
      describedBy={textId}
      onClose={onClose}
      keepOpen={!cover}
      footer={
        <>
          {cancel && (
            <Button autoFocus isBusy={cancel.isBusy ?? false} onClick={cancel.onPress}>
              {cancel.label}
            </Button>
          )}
          <Button variant="primary" autoFocus={!cancel} isBusy={confirm.isBusy ?? false} onClick={confirm.onPress}>
            {confirm.label}
          </Button>
        </>
      }
    >
      <div className={styles['message']}>
        {icon}
        <div id={textId}>{children}</div>
      </div>
      {reference && <Reference code={reference.code} correlationId={reference.correlationId} />}
    </Dialog>
  );
}
