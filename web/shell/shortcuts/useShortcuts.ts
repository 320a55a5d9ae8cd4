import { useEffectEvent, useLayoutEffect } from 'react';

/** What the keyboard opens from anywhere. */
export type Shortcut = 'palette' | 'shortcutHelp';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Ctrl or Cmd with K leads to the command palette, `?` outside of a field to the help on keys. Not over a dialog, which holds the keys itself. */
export function useShortcuts(onShortcut: (shortcut: Shortcut) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || document.querySelector('dialog[open]')) return;
    const isPalette = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'k';
    const isHelp = event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
    if (!isPalette && !isHelp) return;
    event.preventDefault();
    onShortcut(isPalette ? 'palette' : 'shortcutHelp');
  });
  // As soon as the page is to be seen: an effect that waits until it has been painted loses a key that is pressed at once.
  useLayoutEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
