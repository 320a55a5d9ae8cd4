type Theme = 'light' | 'dark';

const themeOf = (value: unknown): Theme | undefined => (value === 'light' || value === 'dark' ? value : undefined);

/**
 * The site around a page passes its theme in the address, and tells a change of it by the message `site:theme`; without either the person's
 * system decides, also later on.
 */
export const applyTheme = (page: Window, parameters: URLSearchParams): void => {
  const system = page.matchMedia('(prefers-color-scheme: dark)');
  let wanted = themeOf(parameters.get('theme'));
  const set = (): void => {
    page.document.documentElement.dataset['theme'] = wanted ?? (system.matches ? 'dark' : 'light');
  };
  set();
  system.addEventListener('change', set);
  page.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (page.parent === page || source !== page.parent || typeof data !== 'object' || data === null) return;
    const { type, theme } = data as { readonly type?: unknown; readonly theme?: unknown };
    if (type !== 'site:theme') return;
    wanted = themeOf(theme) ?? wanted;
    set();
  });
};
