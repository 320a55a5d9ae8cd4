import { type BrowserContext, expect } from '@playwright/test';

/**
 * For the rest of a journey, and until the site's worker is without a connection, too: one that is started by the next visit learns of it
 * only then, and may have asked before.
 */
export async function loseConnection(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  // A browser without a network says so to every page. Acting as one, Chromium 150 forgets it with the next address.
  await context.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  const fate = () =>
    context
      .serviceWorkers()
      .at(-1)
      ?.evaluate(() =>
        fetch('/health/live', { cache: 'no-store' }).then(
          () => 'answered',
          () => 'lost',
        ),
      );
  await expect.poll(fate).toBe('lost');
}
