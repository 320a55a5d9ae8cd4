import type { BrowserContext, Page } from '@playwright/test';

/** What a browser has sent, to find out whether something that is nobody's business was among it. */
export interface Sendings {
  /** Addresses and `Referer` headers with a text in them, but for those of the addresses in `except`. */
  withText(text: string, except?: readonly string[]): readonly string[];
}

export function sendingsOf(context: BrowserContext): Sendings {
  const sent: { readonly url: string; readonly referer: string }[] = [];
  context.on('request', (request) => sent.push({ url: request.url(), referer: request.headers()['referer'] ?? '' }));
  return {
    withText: (text, except = []) =>
      sent.flatMap(({ url, referer }) => (except.includes(url) ? [referer] : [url, referer])).filter((each) => each.includes(text)),
  };
}

/** Everything that whoever sits down at this page next could read: address, history entry, storage, readable cookies, the page itself. */
export const readableOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      location.href,
      history.state,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      document.referrer,
      document.documentElement.outerHTML,
      performance.getEntriesByType('resource').map(({ name }) => name),
    ]),
  );
