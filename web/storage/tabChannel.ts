/** What the tabs of one browser say to each other by. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'close'>;

/**
 * The one of a name. Some browsers refuse it where site data are blocked: nobody can be signed in there, and this tab goes on by itself, as if
 * it were alone.
 */
export function openTabChannel(name: string): TabChannel {
  try {
    return new BroadcastChannel(name);
  } catch {
    return Object.assign(new EventTarget(), { postMessage: () => undefined, close: () => undefined });
  }
}
