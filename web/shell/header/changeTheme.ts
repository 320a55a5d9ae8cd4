import { afterPaint } from '../../ui/afterPaint.ts';

export type Theme = 'light' | 'dark';

/**
 * Keeps the choice of a theme, and shows the page in it once what was pressed has answered: all of the page is drawn anew, which takes a
 * slow telephone 100 ms. Returns what calls the showing off, for a choice that is taken back before.
 */
export function changeTheme(theme: Theme): () => void {
  localStorage.setItem('theme', theme);
  return afterPaint(() => showTheme(theme));
}

/**
 * All of it changes in one frame: fading, every colour of the page would be drawn anew in a dozen frames, and every part of it would
 * tell of a beginning and an end, which takes a slow telephone 300 ms.
 */
function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  dataset['still'] = '';
  dataset['theme'] = theme;
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (bar) bar.content = bar.dataset[theme] ?? bar.content;
  // Until the frame with the new colours has been drawn.
  requestAnimationFrame(() => setTimeout(() => delete dataset['still']));
}
