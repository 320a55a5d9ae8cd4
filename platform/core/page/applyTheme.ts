import { hearSite } from './hearSite.ts';

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
  hearSite(page, 'site:theme', ({ theme }) => {
    wanted = themeOf(theme) ?? wanted;
    set();
  });
};
