import { createContext, lazy, type ReactNode, Suspense, use, useMemo, useRef, useState } from 'react';
import { SectionBoundary } from '../ui/SectionBoundary/SectionBoundary.tsx';

/** The floating window of the chat room, wherever on the site one is. */
export interface ChatRoom {
  readonly view: 'closed' | 'open' | 'minimised';
  /** What others have said since the member last looked. */
  readonly unread: number;
  open(): void;
  minimise(): void;
  /** Closes it; the focus returns to what it was opened by. */
  close(): void;
  setUnread(count: number): void;
}

const ChatRoomContext = createContext<ChatRoom | null>(null);

const ChatWindow = lazy(async () => ({ default: (await import('./ChatWindow.tsx')).ChatWindow }));

/** Keeps the window while screens come and go. Its code comes with the first that is opened. */
export function ChatRoomProvider({ children }: { children: ReactNode }) {
  const [view, setView] = useState<ChatRoom['view']>('closed');
  const [unread, setUnread] = useState(0);
  const opener = useRef<Element | null>(null);
  const room = useMemo<ChatRoom>(
    () => ({
      view,
      unread,
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
        <SectionBoundary fallback={() => null}>
          <Suspense>
            <ChatWindow />
          </Suspense>
        </SectionBoundary>
      )}
    </ChatRoomContext>
  );
}

export function useChatRoom(): ChatRoom {
  const room = use(ChatRoomContext);
  if (!room) throw new Error('useChatRoom is used outside of ChatRoomProvider');
  return room;
}
