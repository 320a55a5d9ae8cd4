import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatStamp } from '../../../i18n/formatStamp.ts';
import { FormattedText } from '../../../ui/FormattedText/FormattedText.tsx';
import { useOpenItem } from '../useOpenItem.ts';
import { useTimeZone } from '../../../session/useTimeZone.ts';
import styles from './MessageList.module.css';
import type { MessageRow_message$key } from './__generated__/MessageRow_message.graphql.ts';
import type { ChangeMessages } from './useChangeMessages.ts';

export interface MessageRowProps {
  message: MessageRow_message$key;
  change: ChangeMessages;
}

/** One message: its first line, and below it, once it is opened, what it says. Opening it is reading it; the open one is part of the address. */
export function MessageRow({ message, change }: MessageRowProps) {
  const { t } = useTranslation('messages');
  const timeZone = useTimeZone();
  const bodyId = useId();
  const { item, open } = useOpenItem();
  const { id, title, content, sentAt, isRead } = useFragment(
    graphql`
      fragment MessageRow_message on Message {
        id
        title
        content
        sentAt
        isRead
      }
    `,
    message,
  );
  const isOpen = item === id;
  const wasOpen = useRef(false);
  const noteOpening = useEffectEvent(() => {
    if (isOpen && !wasOpen.current && !isRead) change.mark(id, true);
    wasOpen.current = isOpen;
  });
  // By a press and by the address alike. Once for each opening: what is marked as not read while it is open stays so.
  useEffect(() => noteOpening(), [isOpen]);
  // `disabled` would throw the focus away.
  const press = (act: () => void) => (change.isBusy ? { 'aria-disabled': true } : { onClick: act });
  return (
    <li className={styles['row']} data-unread={!isRead || undefined}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        className={styles['title']}
        onClick={() => open(isOpen ? null : id)}
      >
        <span className={styles['mark']}>{!isRead && <span className="visually-hidden">{t('new')}</span>}</span>
        <span className={styles['words']}>
          <span>{title}</span>
          <time dateTime={sentAt} className={styles['time']}>
            {formatStamp(sentAt, timeZone)}
          </time>
        </span>
        <ChevronDown aria-hidden="true" size={18} />
      </button>
      <div id={bodyId} hidden={!isOpen} className={styles['body']}>
        {isOpen && <FormattedText html={content} />}
        <div className={styles['actions']}>
          <button type="button" {...press(() => change.mark(id, !isRead))}>
            {t(isRead ? 'markUnread' : 'markRead')}
          </button>
          <button type="button" {...press(() => change.remove(id))}>
            {t('delete')}
          </button>
        </div>
      </div>
    </li>
  );
}
