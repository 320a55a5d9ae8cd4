import { useDialogs } from '../../overlays/dialogs.tsx';
import { useShortcuts } from './useShortcuts.ts';

/** Listens for the keys that work everywhere; what they open is fetched with the first press. */
export function Shortcuts() {
  const { open } = useDialogs();
  useShortcuts((shortcut) => open(shortcut));
  return null;
}
