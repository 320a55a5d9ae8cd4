import type { Page } from '@playwright/test';

/**
 * Leads a page that stands on to another address of the site without loading it, as a link on it would: a load of the page takes several times as much.
 * That each address can be loaded is seen by `everyAddress.spec.ts`.
 */
export const navigateInPage = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { readonly idx?: number };
    history.pushState({ idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, address);
