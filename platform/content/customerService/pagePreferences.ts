import type { Brand } from '../../core/brand.ts';
import type { Language } from '../../core/http/handler.ts';
import { pageLanguage } from '../../core/http/pageLanguage.ts';

/** How a page of customer service is shown, as its address says: each page hands it on to the next. */
export interface PagePreferences {
  readonly language: Language;
  /** Of the site that has led there; undefined where nobody has said, and the system's theme is taken. */
  readonly theme: 'light' | 'dark' | undefined;
}

export function pagePreferences(request: Request, brand: Brand): PagePreferences {
  const theme = new URL(request.url).searchParams.get('theme');
  return { language: pageLanguage(request, brand), theme: theme === 'light' || theme === 'dark' ? theme : undefined };
}

export const preferenceSearch = ({ language, theme }: PagePreferences): string => `?lang=${language}${theme ? `&theme=${theme}` : ''}`;
