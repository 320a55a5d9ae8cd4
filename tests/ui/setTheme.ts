import type { Page } from '@playwright/test';
import { documentsOf } from './documentsOf.ts';

/** Shows a page, and what it frames, in a theme, without choosing it. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  const set = (chosen: string) => void (document.documentElement.dataset['theme'] = chosen);
  for (const frame of documentsOf(page)) await frame.evaluate(set, theme);
}
