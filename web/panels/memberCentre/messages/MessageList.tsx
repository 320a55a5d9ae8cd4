import { CheckCheck } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { graphql } from 'react-relay/hooks';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { HouseClock } from '../record/HouseClock.tsx';
import styles from './MessageList.module.css';
import { MessageRow } from './MessageRow.tsx';
import type { MessageList_member$key } from './__generated__/MessageList_member.graphql.ts';
import type { MessageListPaginationQuery } from './__generated__/MessageListPaginationQuery.graphql.ts';
import { useChangeMessages } from './useChangeMessages.ts';
import { messagesAtOnce } from './useRefreshMessages.ts';
import { useGrowingList } from '../../../relay/useGrowingList.ts';

export interface MessageListProps {
  member: MessageList_member$key;
  unread: number;
  /** Asks for the list anew. */
  onChanged: () => void;
}

/** What was written to the member, twenty at a time, the newest first. */
export function MessageList({ member, unread, onChanged }: MessageListProps) {
  const { t } = useTranslation('messages');
  const { data, hasNext, isLoading, isLost, more } = useGrowingList<MessageListPaginationQuery, MessageList_member$key>(
    graphql`
      fragment MessageList_member on Member
      @refetchable(queryName: "MessageListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        messages(first: $count, after: $cursor) @connection(key: "MessageList_messages") @required(action: THROW) {
          edges {
            node {
              id
              ...MessageRow_message
            }
          }
          pageInfo {
            endCursor
            hasNextPage
          }
        }
      }
    `,
    member,
    messagesAtOnce,
  );
  const change = useChangeMessages(onChanged);
  const { edges } = data.messages;
  const place = useRef<HTMLDivElement>(null);
  /** The message that is being taken away, and where it stands. */
  const removed = useRef<{ readonly id: string; readonly index: number }>(undefined);
  // The focus went with the button: it goes on to the message behind, before anything else leads it elsewhere.
  useLayoutEffect(() => {
    if (removed.current === undefined) return;
    const { id, index } = removed.current;
    const now = edges.findIndex(({ node }) => node.id === id);
    removed.current = now < 0 ? undefined : { id, index: now };
    if (now >= 0 || document.activeElement !== document.body) return;
    const rows = place.current?.querySelectorAll<HTMLElement>('li > button') ?? [];
    (rows[Math.min(index, rows.length - 1)] ?? place.current)?.focus();
  }, [edges]);
  const remove = (id: string) => {
    removed.current = { id, index: edges.findIndex(({ node }) => node.id === id) };
    change.remove(id);
  };
  if (edges.length === 0)
    return (
      <div ref={place} tabIndex={-1}>
        <EmptyState title={t('empty')} text={t('emptyText')} />
      </div>
    );

  return (
    <div ref={place} tabIndex={-1} className={styles['list']}>
      <div className={styles['head']}>
        <p role="status">{t('unread', { count: unread })}</p>
        <Button icon={<CheckCheck aria-hidden="true" size={18} />} isOff={unread === 0 || change.isBusy} onClick={change.markAll}>
          {t('markAll')}
        </Button>
      </div>
      <HouseClock />
      <ul>
        {edges.map(({ node }) => (
          <MessageRow key={node.id} message={node} change={{ ...change, remove }} />
        ))}
      </ul>
      {isLost && <Notice tone="danger">{t('fault')}</Notice>}
      {hasNext && (
        <Button isBusy={isLoading} onClick={more}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}
