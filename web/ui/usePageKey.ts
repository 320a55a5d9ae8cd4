import { useEffectEvent, useLayoutEffect } from 'react';

/** Whether a key pressed there is a letter of what somebody types. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * Hears the keys that are pressed anywhere on the page and that nothing on it has taken, from the moment it is to be seen: an effect that waits until it has been
 * painted loses one that is pressed at once.
 */
export function usePageKey(onKey: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented) onKey(event);
  });
  useLayoutEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
