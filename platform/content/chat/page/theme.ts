/** The site passes its theme in the address; without one the person's system decides, also later on. */
export function applyTheme(): void {
  const wanted = new URLSearchParams(location.search).get('theme');
  const system = matchMedia('(prefers-color-scheme: dark)');
  const set = (): void => {
    const theme = wanted === 'light' || wanted === 'dark' ? wanted : system.matches ? 'dark' : 'light';
    document.documentElement.dataset['theme'] = theme;
  };
  set();
  system.addEventListener('change', set);
}
