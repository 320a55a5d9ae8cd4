import { isTyping, usePageKey } from '../../ui/usePageKey.ts';

/** What the keyboard opens from anywhere. */
export type Shortcut = 'palette' | 'shortcutHelp';

/** Ctrl or Cmd with K leads to the command palette, `?` outside of a field to the help on keys. Not over a dialog, which holds the keys itself. */
export function useShortcuts(onShortcut: (shortcut: Shortcut) => void): void {
  usePageKey((event) => {
    if (event.altKey || document.querySelector('dialog[open]')) return;
    const isPalette = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'k';
    const isHelp = event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
    if (!isPalette && !isHelp) return;
    event.preventDefault();
    onShortcut(isPalette ? 'palette' : 'shortcutHelp');
  });
}
