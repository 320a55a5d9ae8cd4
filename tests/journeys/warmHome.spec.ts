import type { Page } from '@playwright/test';
import { freePort } from '../stack/freePort.ts';
import { expect, test } from './journey.ts';
import { aStackOfItsOwn } from './ownStack.ts';
import type { SiteTexts } from './texts.ts';

const metricsPort = await freePort();
test.use({ ownStack: aStackOfItsOwn({ METRICS_PORT: String(metricsPort) }) });

/** How many calls the gateway has made to the operator so far, by its own count. */
async function operatorCalls(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const counts = [...text.matchAll(/^gateway_upstream_calls_total\{[^}]*\} (\d+)$/gm)];
  expect(counts.length).toBeGreaterThan(0);
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

async function openHome(page: Page, texts: SiteTexts): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('region', { name: texts('home:popular') })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('Home asks the gateway at most twice, and a guest’s second visit makes no call to the operator', async ({ page, texts }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') asked.push(request.url());
  });
  await openHome(page, texts);
  expect(asked.length).toBeLessThanOrEqual(2);
  const before = await operatorCalls();
  await openHome(page, texts);
  expect(asked.length).toBeLessThanOrEqual(4);
  expect(await operatorCalls()).toBe(before);
});
