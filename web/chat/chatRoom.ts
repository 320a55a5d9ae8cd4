import { createContext, use } from 'react';

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

export const ChatRoomContext = createContext<ChatRoom | null>(null);

export function useChatRoom(): ChatRoom {
  const room = use(ChatRoomContext);
  if (!room) throw new Error('useChatRoom is used outside of ChatRoomProvider');
  return room;
}
