import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { lazyPart } from '../chunks/lazyChunk.ts';
import { loadChunk } from '../chunks/loadChunk.ts';
import { OverlayBoundary } from '../overlays/OverlayBoundary.tsx';
import { SectionBoundary } from '../ui/SectionBoundary/SectionBoundary.tsx';
import { type ChatRoom, ChatRoomContext, type Unread } from './chatRoom.ts';

const ChatWindow = lazyPart(async () => (await loadChunk(() => import('./ChatWindow.tsx'))).ChatWindow);

/** Keeps the window while screens come and go. Its code comes with the first that is opened. */
export function ChatRoomProvider({ children }: { children: ReactNode }) {
  const [view, setView] = useState<ChatRoom['view']>('closed');
  // Of one member: whoever comes after is told nothing of it.
  const [unread, setUnread] = useState<Unread>();
  const opener = useRef<Element | null>(null);
  const room = useMemo<ChatRoom>(
    () => ({
      view,
      unreadOf: (memberId) => (unread !== undefined && unread.memberId === memberId ? unread.count : 0),
      open() {
        if (view === 'closed') opener.current = document.activeElement;
        setView('open');
      },
      minimise: () => setView('minimised'),
      close() {
        setView('closed');
        const back = opener.current?.isConnected ? opener.current : document.querySelector('#content');
        if (back instanceof HTMLElement) back.focus();
      },
      setUnread,
    }),
    [view, unread],
  );
  return (
    <ChatRoomContext value={room}>
      {children}
      {view !== 'closed' && (
        <OverlayBoundary of="chat" onClose={room.close}>
          <SectionBoundary fallback={() => null}>
            <Suspense>
              <ChatWindow />
            </Suspense>
          </SectionBoundary>
        </OverlayBoundary>
      )}
    </ChatRoomContext>
  );
}
