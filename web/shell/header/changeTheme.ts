export type Theme = 'light' | 'dark';

/**
 * Shows the page in a theme and keeps the choice. All of it changes in one frame: fading, every colour of the page would be
 * drawn anew in a dozen frames, and every part of it would tell of a beginning and an end, which takes a slow telephone 300 ms.
 */
export function changeTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  dataset['still'] = '';
  dataset['theme'] = theme;
  localStorage.setItem('theme', theme);
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (bar) bar.content = bar.dataset[theme] ?? bar.content;
  // Until the frame with the new colours has been drawn.
  requestAnimationFrame(() => setTimeout(() => delete dataset['still']));
}
