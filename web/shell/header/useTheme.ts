import { useSyncExternalStore } from 'react';
import { afterPaint } from '../../ui/afterPaint.ts';
import { siteStorage } from '../../storage/siteStorage.ts';
import { shownTheme } from '../../ui/shownTheme.ts';

type Theme = 'light' | 'dark';

/** What was chosen and is not shown yet; whatever is offered the other one offers it already. */
let coming: { readonly theme: Theme; readonly callOff: () => void } | undefined;
const listeners = new Set<() => void>();

/**
 * The theme that is chosen, the same for all who ask, and what changes it. The page opens in light unless dark was chosen before; the head's
 * script has applied it by then.
 */
export const useTheme = (): [theme: Theme, change: (theme: Theme) => void] => [useSyncExternalStore(subscribe, chosenTheme), changeTheme];

/** Shows what is chosen in another tab in this one as well. The result ends that. */
export const followTheme = (): (() => void) =>
  siteStorage.device.follow('theme', (chosen) => {
    coming?.callOff();
    showTheme(chosen === 'dark' ? 'dark' : 'light');
    tellListeners();
  });

const chosenTheme = (): Theme => coming?.theme ?? (shownTheme() === 'dark' ? 'dark' : 'light');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Keeps the choice, and shows the page in it once what was pressed has answered: all of the page is drawn anew, which takes a slow
 * telephone 100 ms. A choice that is taken back before is never shown.
 */
function changeTheme(theme: Theme): void {
  siteStorage.device.setItem('theme', theme);
  coming?.callOff();
  coming = { theme, callOff: afterPaint(() => showTheme(theme)) };
  tellListeners();
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/**
 * All of it changes in one frame: fading, every colour of the page would be drawn anew in a dozen frames, and every part of it would
 * tell of a beginning and an end, which takes a slow telephone 300 ms.
 */
function showTheme(theme: Theme): void {
  coming = undefined;
  const { dataset } = document.documentElement;
  dataset['still'] = '';
  dataset['theme'] = theme;
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (bar) bar.content = bar.dataset[theme] ?? bar.content;
  // Until the frame with the new colours has been drawn.
  requestAnimationFrame(() => setTimeout(() => delete dataset['still']));
}
