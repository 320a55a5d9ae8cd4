/** What the room's page may tell the site around it. */
export type ChatMessage = { readonly type: 'chat:unread'; readonly count: number } | { readonly type: 'chat:over' };

const maxUnread = 9_999;

/**
 * Reads a window message as one of the room's, or `null`. Any page can post to this window, so a message counts only from the very
 * frame that was opened, at the very origin it was opened from.
 */
export function readChatMessage(event: MessageEvent<unknown>, chatUrl: string, frame: Window | null): ChatMessage | null {
  if (frame === null || event.source !== frame || event.origin !== new URL(chatUrl).origin) return null;
  const { data } = event;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const own = (name: string): unknown => Object.getOwnPropertyDescriptor(data, name)?.value as unknown;
  if (own('type') === 'chat:over') return { type: 'chat:over' };
  const count = own('count');
  if (own('type') !== 'chat:unread' || typeof count !== 'number' || !Number.isInteger(count) || count < 0) return null;
  return { type: 'chat:unread', count: Math.min(count, maxUnread) };
}
