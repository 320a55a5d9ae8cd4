import { createContext, use } from 'react';

/** What others have said since a member last looked. */
export interface Unread {
  readonly memberId: string;
  readonly count: number;
}

/** The floating window of the chat room, wherever on the site one is. */
export interface ChatRoom {
  readonly view: 'closed' | 'open' | 'minimised';
  /** How much went unread by this member, as far as that was told; nothing for nobody. */
  unreadOf(memberId: string | undefined): number;
  open(): void;
  minimise(): void;
  /** Closes it; the focus returns to what it was opened by. */
  close(): void;
  setUnread(unread: Unread): void;
}

export const ChatRoomContext = createContext<ChatRoom | null>(null);

export function useChatRoom(): ChatRoom {
  const room = use(ChatRoomContext);
  if (!room) throw new Error('useChatRoom is used outside of ChatRoomProvider');
  return room;
}
