import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { loadChunk } from '../chunks/loadChunk.ts';
import { onUnreadChange, unreadMessages } from './messages.ts';

/** The number of a member's unread messages as it is; what follows it comes after the page is drawn. */
export function useUnreadMessages(memberId: string): number {
  const environment = useRelayEnvironment();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    // Without it no number is shown; the list is there all the same.
    loadChunk(() => import('./followMessages.ts')).then(
      ({ followMessages }) => {
        if (!isOver) stop = followMessages(environment, memberId);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [environment, memberId]);
  const subscribe = useCallback((listener: () => void) => onUnreadChange(environment, listener), [environment]);
  return useSyncExternalStore(subscribe, () => unreadMessages(environment));
}
