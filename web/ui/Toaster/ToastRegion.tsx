import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
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

const stays = 5_000;

/** Three messages at most, the newest in front. It says `take` once a message has gone. */
export function ToastRegion({ messages, take }: { messages: readonly NumberedToast[]; take: (id: number) => void }) {
  const { t } = useTranslation('common');
  const [queue] = useState(() => new ToastQueue<NumberedToast>({ maxVisibleToasts: 3 }));
  const [shown] = useState(() => new Set<number>());

  useEffect(() => {
    for (const message of messages) {
      if (shown.has(message.id)) continue;
      shown.add(message.id);
      const timeout = message.tone === 'bad' || message.action ? {} : { timeout: stays };
      queue.add(message, { ...timeout, onClose: () => take(message.id) });
    }
  }, [messages, queue, shown, take]);

  return (
    <AriaWords>
      <AriaToastRegion queue={queue} aria-label={t('messages')} className={styles['region'] ?? ''}>
        {({ toast }) => (
          <Toast toast={toast} className={styles['toast'] ?? ''} data-tone={toast.content.tone}>
            <ToastContent className={styles['content'] ?? ''}>
              <Text slot="title">{toast.content.text}</Text>
            </ToastContent>
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
