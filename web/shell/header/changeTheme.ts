export type Theme = 'light' | 'dark';

/** Shows the page in a theme and keeps the choice. All of it changes in one frame: fading, every colour of the page would be drawn anew in a dozen frames, which takes a slow telephone 300 ms. */
export function changeTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  localStorage.setItem('theme', theme);
  for (const animation of document.documentElement.getAnimations({ subtree: true }))
    if (animation instanceof CSSTransition && animation.pending) animation.finish();
}
