import type { Frame, Page } from '@playwright/test';

/** The page and what it frames; a frame that has not been led anywhere yet shows nothing. */
export const documentsOf = (page: Page): readonly Frame[] => page.frames().filter((frame) => frame.url().startsWith('http'));

/** Shows a page, and what it frames, in a theme, without choosing it. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  const set = (chosen: string) => void (document.documentElement.dataset['theme'] = chosen);
  for (const frame of documentsOf(page)) await frame.evaluate(set, theme);
}
