import type { Page, Response } from '@playwright/test';

/** What names a page to a crawler, the preview of a link and a tab. */
export interface Head {
  readonly lang: string | undefined;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly robots: string | undefined;
}

/** The head as whoever does not run the page's code reads it. */
export const headAsSent = (html: string): Head => ({
  lang: /<html[^>]* lang="(\w\w)/.exec(html)?.[1],
  title: /<title>(.*?)<\/title>/.exec(html)?.[1],
  description: /<meta name="description" content="(.*?)"/.exec(html)?.[1],
  robots: /<meta name="robots" content="(.*?)"/.exec(html)?.[1],
});

const headAsShown = (page: Page): Promise<Head> =>
  page.evaluate(() => ({
    lang: document.documentElement.lang.slice(0, 2),
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
    robots: document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content,
  }));

/** Where a screen, once it is there, says otherwise than the head that came with it. */
export async function headChanges(page: Page, response: Response | null): Promise<readonly string[]> {
  const sent = headAsSent((await response?.text()) ?? '');
  const shown = await headAsShown(page);
  return (['lang', 'title', 'description', 'robots'] as const)
    .filter((part) => sent[part] !== shown[part])
    .map((part) => `its head was sent with the ${part} "${sent[part]}", and has "${shown[part]}"`);
}
