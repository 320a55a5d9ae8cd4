import { type BrowserContext, expect } from '@playwright/test';

/** Until the site's worker is without a connection, too: one that is started by the next visit learns of it only then, and may have asked before. */
export async function loseConnection(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
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
