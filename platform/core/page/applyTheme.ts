/** The site passes its theme in the address; without one the person's system decides, also later on. */
export const applyTheme = (root: HTMLElement, parameters: URLSearchParams, system: MediaQueryList): void => {
  const wanted = parameters.get('theme');
  const set = (): void => {
    root.dataset['theme'] = wanted === 'light' || wanted === 'dark' ? wanted : system.matches ? 'dark' : 'light';
  };
  set();
  system.addEventListener('change', set);
};
