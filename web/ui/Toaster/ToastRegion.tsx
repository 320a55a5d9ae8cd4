import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { AriaWords } from '../AriaWords.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { NumberedToast } from './ToastMessage.ts';
import styles from './ToastRegion.module.css';
import { useClearOfFocus } from './useClearOfFocus.ts';
import { useTopPlace } from './useTopPlace.ts';

const stays = 5_000;
/** Until a screen reader has taken notice of what came, in milliseconds. */
const notice = 1_000;

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** What is said, as it comes. */
function Said({ children }: { children: ReactNode }) {
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true), notice);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ToastContent className={styles['content'] ?? ''} data-said={isSaid || undefined}>
      <Text slot="title">{children}</Text>
    </ToastContent>
  );
}

export interface ToastRegionProps {
  messages: readonly NumberedToast[];
  take: (id: number) => void;
}

/** Three messages at most, the newest in front. It says `take` once a message has gone. */
export function ToastRegion({ messages, take }: ToastRegionProps) {
  const { t } = useTranslation('common');
  const [queue] = useState(() => new ToastQueue<NumberedToast>({ maxVisibleToasts: 3 }));
  const [shown] = useState(() => new Set<number>());
  const place = useTopPlace(styles['place'] ?? '');
  useClearOfFocus(place);

  // What came, or was left standing, while another tab is looked at has been seen by nobody: its time begins with the return.
  const isHidden = useSyncExternalStore(onVisibility, () => document.hidden);
  useEffect(() => {
    if (!isHidden) return undefined;
    queue.pauseAll();
    return () => queue.resumeAll();
  }, [isHidden, queue]);
  useEffect(() => {
    if (isHidden) return;
    for (const message of messages) {
      if (shown.has(message.id)) continue;
      shown.add(message.id);
      const timeout = message.tone === 'bad' || message.action ? {} : { timeout: stays };
      queue.add(message, { ...timeout, onClose: () => take(message.id) });
    }
  }, [isHidden, messages, queue, shown, take]);

  return (
    <AriaWords>
      <AriaToastRegion
        queue={queue}
        aria-label={t('messages')}
        className={styles['region'] ?? ''}
        data-off-paper
        render={(region) => createPortal(<div {...region} />, place)}
      >
        {({ toast }) => (
          <Toast toast={toast} className={styles['toast'] ?? ''} data-tone={toast.content.tone}>
            <Said>{toast.content.text}</Said>
            {toast.content.action && (
              <Button size="small" onClick={toast.content.action.onPress}>
                {toast.content.action.label}
              </Button>
            )}
            <IconButton label={t('close')} onClick={() => queue.close(toast.key)}>
              <X aria-hidden="true" />
            </IconButton>
          </Toast>
        )}
      </AriaToastRegion>
    </AriaWords>
  );
}
