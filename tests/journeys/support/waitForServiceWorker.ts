import type { Page } from '@playwright/test';

/** Until the site's worker has begun its work: it keeps the first page while it does, so a connection that is lost before then is lost. */
export const waitForServiceWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state === 'activating') await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
  });
